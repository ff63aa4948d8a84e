// Running a room: who may do what, when a race starts, how a series stands, what stands in calendars and addresses.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { invitePath, inviteIn, roomMeant } from "../../web_client/net/address.js";
import { received, START } from "../../web_client/state/app.js";
import { calendarEntry } from "../../web_client/state/calendar.js";
import { actsOn, inCharge, wantedAgain } from "../../web_client/state/hosting.js";
import { isOpen, summaryOf } from "../../web_client/state/listing.js";
import { othersHere, roomFromSnapshot } from "../../web_client/state/room.js";
import { nextLabel, seriesHeadline, seriesLine, shownPlaces } from "../../web_client/state/series.js";
import { amountOf, graceChoices, settingsFacts, tellDeadChoice, tellDeadChoices, tellDeadOf } from "../../web_client/state/settings_words.js";
import { autoAtFirst, waitingFor } from "../../web_client/state/starts.js";
import { ahead, fieldOf, inFull, inShort, leftUntil, proposed, regional, timeIn } from "../../web_client/state/times.js";
import { announcement } from "../../web_client/state/words.js";
import { dealMessage, event, member, roomMessage, ROOM, SETTINGS } from "./examples.mjs";
import { speaking } from "./speaking.mjs";

afterEach(() => speaking("en"));

const bot = member("bot", { bot: true });
const room = (given = {}) => roomFromSnapshot(roomMessage(given), null, "ann");
const settings = (given) => ({ settings: { ...SETTINGS, ...given } });
/** What Ann's page knows after these messages. */
const after = (given, ...messages) =>
  messages.reduce((app, message) => received(app, message), {
    ...START,
    me: { player: "ann", name: "ANN" },
    page: { at: "room", id: ROOM },
    room: room(given),
  });
const resultMessage = (given) => ({ type: "result", room: ROOM, race: 1, code: "PY1-N-AAAAAAS", standings: [], par: null, ...given });
const cohosted = { members: [member("ann"), member("bob", { cohost: true }), member("cem"), bot] };

test("hosts have a say about everybody else, co-hosts about all but the host, others about nobody", () => {
  const it = room(cohosted);
  const [ann, bob, cem] = it.members;
  assert.deepEqual(["ann", "bob", "cem"].map((player) => inCharge(it, player)), [true, true, false]);
  assert.deepEqual(actsOn(it, cem, "ann"), ["hand_over", "cohost", "mute", "kick", "ban"]);
  assert.deepEqual(actsOn(it, bob, "ann"), ["hand_over", "uncohost", "mute", "kick", "ban"]);
  assert.deepEqual(actsOn(it, cem, "bob"), ["mute", "kick", "ban"]);
  assert.deepEqual(actsOn(it, bot, "bob"), ["kick"]);
  assert.deepEqual([actsOn(it, ann, "bob"), actsOn(it, ann, "ann"), actsOn(it, bob, "cem")], [[], [], []]);
  assert.deepEqual(actsOn(it, member("dee", { connected: false, muted: true }), "ann"), ["cohost", "unmute", "kick", "ban"]);
});

test("a room of quick play runs by itself: its host looks after the talk, and another race is wanted by each", () => {
  const quick = settings({ quick: true });
  const it = room({ members: [member("ann"), member("bob"), member("cem", { connected: false, ready: true }), bot], ...quick });
  assert.equal(inCharge(it, "ann"), false);
  assert.deepEqual([actsOn(it, it.members[1], "ann"), actsOn(it, bot, "ann"), actsOn(it, it.members[1], "cem")], [["mute"], [], []]);
  assert.deepEqual(wantedAgain(it, "ann"), { mine: false, others: 0, alone: false });
  const wanted = room({ members: [member("ann", { ready: true }), member("bob", { ready: true }), bot], ...quick });
  assert.deepEqual(wantedAgain(wanted, "ann"), { mine: true, others: 1, alone: false });
  assert.deepEqual(wantedAgain(room({ members: [member("ann"), bot], ...quick }), "ann"), { mine: false, others: 0, alone: true });
  const watched = room({ members: [member("ann"), member("dee", { role: "spectator" }), member("eve", { role: "spectator", next: true })], ...quick });
  assert.deepEqual(wantedAgain(watched, "ann"), { mine: false, others: 1, alone: false });
  assert.equal(announcement(after(quick), event("host", { player: "bob" })), null);
});

test("a racer can be taken out of the race while it runs and no longer", () => {
  const racing = after(cohosted, dealMessage()).room;
  const has = (it) => actsOn(it, it.members[2], "ann").includes("forfeit");
  assert.ok(has(racing));
  assert.ok(!has(after(cohosted, dealMessage(), event("forfeited", { player: "cem", race: 1, by: "bob" })).room));
  assert.ok(!has(room(cohosted)));
});

test("locks, bans, co-hosts and stopped countdowns follow their events", () => {
  let app = after(cohosted, event("locked", { locked: true, by: "bob" }), event("cohost", { player: "cem", cohost: true }));
  assert.ok(app.room.locked);
  assert.equal(app.room.members[2].cohost, true);
  app = received(app, event("kicked", { player: "cem", by: "bob", ban: true }));
  assert.deepEqual(app.room.banned, [{ player: "cem", name: "CEM" }]);
  app = received(app, event("unbanned", { player: "cem" }));
  assert.deepEqual(app.room.banned, []);
  app = received(app, event("countdown", { race: 1, starts_at: 9, ends_at: 10 }));
  app = received(app, event("countdown_stopped", { player: "ann", held: true }));
  assert.deepEqual([app.room.phase, app.room.held], ["lobby", true]);
  app = received(app, event("configured", settings({ start: "auto" })));
  assert.equal(app.room.held, false);
});

test("what a host does to others is told to them", () => {
  const app = after(cohosted);
  const said = (kind, given) => announcement(app, event(kind, given))?.text ?? null;
  assert.equal(said("countdown_stopped", { player: "bob", held: true }), "BOB stopped the countdown.");
  assert.equal(said("cohost", { player: "ann", cohost: true }), "You are a co-host now.");
  assert.equal(said("cohost", { player: "bob", cohost: true }), null);
  assert.equal(said("forfeited", { player: "ann", race: 1, by: "bob" }), "A host has taken you out of the race.");
  assert.equal(said("race_ended", { race: 1, by: "bob" }), "BOB ended the race.");
  assert.equal(said("locked", { locked: true, by: "bob" }), "The room is locked now.");
  assert.equal(said("locked", { locked: true, by: "ann" }), null);
});

test("what the start waits for, by the room's policy", () => {
  const said = (given, set, me = "ann", now = 1000) => waitingFor(room({ ...given, ...settings(set) }), me, now);
  assert.equal(said({}, { start: "host" }), "You start the race when everybody is here.");
  assert.equal(said({}, { start: "host" }, "bob"), "ANN starts the race.");
  assert.match(said({}, { start: "all_ready" }), /Waiting for 2 players/);
  const ready = [member("ann", { ready: true }), member("bob", { ready: true })];
  assert.equal(said({ members: ready }, { start: "all_ready" }), "All are ready.");
  const away = [...ready, member("cem", { connected: false })];
  assert.match(said({ members: away }, { start: "all_ready" }), /a moment for one player who is away/);
  assert.match(said({ members: [...away, member("dee")] }, { start: "all_ready" }), /Waiting for 2 players/);
  const auto = { start: "auto", auto_players: 4, auto_s: null };
  assert.equal(said({ begins_at: null }, auto), "The race starts with 4 players (2 here).");
  assert.equal(said({ begins_at: 13_000 }, { ...auto, auto_s: 30 }), "The race starts in 0:12, or with 4 players (2 here).");
  assert.equal(said({ begins_at: 13_000 }, { ...auto, auto_players: null, auto_s: 30 }), "The race starts in 0:12.");
  assert.match(said({ begins_at: null, members: [] }, { ...auto, auto_players: null, auto_s: 90 }), /1:30 after the first/);
  assert.equal(said({ begins_at: 900 }, auto), "Choosing a deal…");
  assert.match(said({ held: true }, auto), /Start the race when you like/);
  assert.match(said({ held: true }, auto, "bob"), /The host starts/);
  const scheduled = { start: "scheduled", starts_at: 5000 };
  assert.match(said({ begins_at: 4000 }, scheduled), /at that time/);
  // The next race of such a room: the time is over.
  assert.equal(said({ begins_at: null }, scheduled, "bob", 6000), "ANN starts the race.");
});

test("to let a race start by number doesn't start it at once", () => {
  const first = (settings, taken) => Object.values(autoAtFirst({ auto_players: 4, capacity: 20, ...settings }, taken));
  assert.deepEqual(first({}, 2), ["auto", 4, null]);
  assert.deepEqual(first({}, 4), ["auto", 5, null]);
  assert.deepEqual(first({ auto_players: null }, 1), ["auto", 4, null]);
  assert.deepEqual(first({ capacity: 3 }, 1), ["auto", 3, null]);
  assert.deepEqual(first({ auto_players: 8, capacity: 6 }, 6), ["auto", 6, null]);
});

test("whoever leaves for a new room is asked where somebody else is still there", () => {
  const here = (...members) => othersHere({ members }, "ann");
  const ann = { player: "ann", name: "Ann", role: "player", ready: false, connected: true };
  assert.equal(here(ann, { ...ann, player: "rosa", bot: true }, { ...ann, player: "bob", connected: false }), false);
  assert.equal(here(ann, { ...ann, player: "cem", role: "spectator" }), true);
});

test("a change of who is here changes when it begins", () => {
  const app = after({ begins_at: 5000, ...settings({ start: "auto" }) }, event("disconnected", { player: "bob", begins_at: null }));
  assert.equal(app.room.beginsAt, null);
  assert.equal(received(app, event("ready", { player: "ann", ready: true })).room.beginsAt, null);
});

const row = (player, wins, places, rank) => ({ player, name: player.toUpperCase(), rank, wins, places });
const series = (given) => ({ best_of: 3, races: [1], table: [row("ann", 1, [1], 1), row("bob", 0, [2], 2)], over: false, winner: null, ...given });

test("a series shows the places that the results have shown", () => {
  const told = series({
    races: [1, 2, 3],
    table: [
      { ...row("ann", 1, [1, 1, 1], 1), statuses: ["cleared", "forfeited", "forfeited"] },
      { ...row("bob", 0, [2, 1, 2], 2), statuses: ["forfeited", "forfeited", "timeout"] },
      { ...row("cem", 0, [null, null, 3], 3), statuses: [null, null, "timeout"] },
    ],
  });
  assert.deepEqual([...shownPlaces(told)], [["ann", [1, null, null]], ["bob", [2, null, 1]], ["cem", [null, null, 2]]]);
});

test("never and at once are two choices, and what goes by the rules can go by them again", () => {
  assert.deepEqual(graceChoices(null).slice(0, 3), [["", "Never"], ["0", "At once"], ["30", "30 seconds"]]);
  assert.deepEqual(graceChoices(45).map(([choice]) => choice), ["", "0", "30", "45", "60", "120", "300", "600"]);
  assert.deepEqual(["", "0", "30"].map(amountOf), [null, 0, 30]);
  const facts = (grace) => settingsFacts({ ...SETTINGS, disconnect_grace_s: grace }).find(([name]) => name.startsWith("Who is away"));
  assert.deepEqual([facts(null), facts(0)?.[1], facts(60)?.[1]], [undefined, "At once", "1 minute"]);

  const { rules } = SETTINGS;
  assert.deepEqual(tellDeadChoices(rules), [["", "By the rules: yes"], ["yes", "Yes"], ["no", "No"]]);
  assert.equal(tellDeadChoices({ ...rules, recycles: 1 })[0]?.[1], "By the rules: no");
  const choice = (tell_dead, tell_dead_set) => tellDeadChoice({ tell_dead, tell_dead_set });
  assert.deepEqual([choice(true, undefined), choice(true, true), choice(false, true)], ["", "yes", "no"]);
  assert.deepEqual(["", "yes", "no"].map(tellDeadOf), [null, true, false]);
});

test("a series goes from race to race until it is over, and then begins anew", () => {
  const of = settings({ best_of: 3 });
  let app = after(of, dealMessage(), resultMessage({ series: series() }));
  assert.equal(nextLabel(app.room), "Next race (2 of 3)");
  assert.equal(seriesHeadline(app.room.series, "ann"), null);
  app = received(app, event("rematch", { race: 2 }));
  assert.equal(seriesLine(app.room.series, 3), "Race 2 of 3 comes next");
  const over = series({ races: [1, 2], over: true, winner: "ann" });
  app = after(of, dealMessage(), resultMessage({ series: over }));
  assert.equal(nextLabel(app.room), "New series");
  assert.equal(seriesHeadline(over, "ann"), "You won the series!");
  assert.equal(seriesHeadline(over, "bob"), "ANN won the series");
  assert.equal(seriesHeadline({ ...over, winner: null }, "bob"), "The series ends in a draw");
  app = received(app, event("rematch", { race: 3 }));
  assert.equal(app.room.series, null);
  assert.equal(seriesLine(null, 3), "First to 2 wins");
  assert.equal(nextLabel(room()), "Next race");
  app = after({ ...of, series: series() }, event("configured", settings({ best_of: 5 })));
  assert.equal(app.room.series, null);
});

test("times are typed and read by the own clock, even a wrong one", () => {
  const minute = 60_000;
  assert.equal(ahead(1_000_000, 1_000_000 - 15 * minute - 200), 15 * minute);
  assert.equal(ahead(1_020_000, 1_000_000), 0);
  const at = new Date(2026, 11, 1, 20, 0).getTime();
  assert.equal(fieldOf(at), "2026-12-01T20:00");
  assert.equal(fieldOf(at + 3000), "2026-12-01T20:00:03");
  assert.equal(timeIn(fieldOf(at)), at);
  assert.deepEqual([timeIn(""), timeIn("2026-13-01T20:00")], [null, null]);
  assert.equal(fieldOf(proposed(at)), "2026-12-01T21:00");
  assert.equal(fieldOf(proposed(at + 45 * minute)), "2026-12-01T22:00");
  assert.deepEqual(leftUntil(((25 * 60 + 2) * 60 + 3) * 1000 - 1), { days: 1, hours: 1, minutes: 2, seconds: 3 });
  assert.deepEqual(leftUntil(-5), { days: 0, hours: 0, minutes: 0, seconds: 0 });
  assert.match(inFull(at, "en-GB"), /Tuesday.*1 December 2026.*20:00/);
  assert.equal(inShort(at, at - minute, "en-GB"), "20:00");
  assert.match(inShort(at, at - 24 * 60 * minute, "en-GB"), /Tue.*20:00/);
  assert.match(inShort(at, at - 20 * 24 * 60 * minute, "en-GB"), /1 Dec.*20:00/);
  assert.equal(regional("en", ["fr-FR", "en-GB"]), "en-GB");
  assert.equal(regional("ko", ["fr-FR"]), "ko");
});

test("a calendar's entry is as the standard wants it, whatever the room is called", () => {
  const title = `Friday, ${"très ".repeat(20)}; \\o/`;
  const entry = calendarEntry({ room: ROOM, title, link: "https://race.example/room/ABC234", startsAt: Date.UTC(2026, 11, 1, 19), now: 0 });
  assert.match(entry, /\r\nDTSTART:20261201T190000Z\r\n/);
  assert.ok(entry.split("\r\n").every((line) => new TextEncoder().encode(line).length <= 75));
  const unfolded = entry.replace(/\r\n /g, "");
  assert.ok(unfolded.includes(`SUMMARY:Friday\\, ${"très ".repeat(20)}\\; \\\\o/\r\n`));
  assert.ok(entry.endsWith("END:VCALENDAR\r\n"));
});

test("an invitation stands where no server sees it", () => {
  const link = `https://race.example${invitePath(ROOM, "a_B-9")}`;
  assert.equal(new URL(link).hash, "#invite=a_B-9");
  assert.deepEqual([inviteIn(link), inviteIn(new URL(link).hash), roomMeant(link, new URL(link).host).room], ["a_B-9", "a_B-9", ROOM]);
  assert.deepEqual([inviteIn("#invite="), inviteIn("#invite=a b"), inviteIn("ABC234")], [null, null, null]);
});

test("the list offers no seat in a locked room", () => {
  assert.ok(isOpen(summaryOf(roomMessage())));
  assert.ok(!isOpen(summaryOf(roomMessage({ locked: true }))));
});

for (const language of ["en", "fr", "ko", "ja"]) {
  test(`those who can't change the settings read what is unusual about them in ${language}`, () => {
    speaking(language);
    const usual = settingsFacts({ ...SETTINGS, best_of: 1, invite_only: false, allowed: null });
    const special = { best_of: 5, invite_only: true, allowed: ["Ann"], disconnect_grace_s: 60, spectator_delay_s: 30, reveal_code: "finish", password: true };
    assert.equal(settingsFacts({ ...SETTINGS, ...special }).length, usual.length + 7);
    assert.equal(new Set(["host", "all_ready", "scheduled", "auto"].map((start) => settingsFacts({ ...SETTINGS, start })[0][1])).size, 4);
  });
}
