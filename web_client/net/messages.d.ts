// The wire (docs: protocol v1) as types. Types only: the browser never loads this file.

/** Rank then suit: `10C`, `KS`. */
export type Card = string;
/** Id of a player. */
export type PlayerId = string;
/** Milliseconds of the server's clock. */
export type ServerMs = number;

export type Role = "player" | "spectator";
export type Phase = "lobby" | "countdown" | "racing" | "finished";
export type BoardStatus = "playing" | "cleared" | "stuck" | "dead" | "forfeited" | "timeout";

export type Action =
  | { do: "remove"; cards: Card[] }
  /** `pile` (from 1) where there are several. */
  | { do: "draw"; pile?: number }
  | { do: "recycle" }
  | { do: "undo" };

export interface Board {
  /** 28 places from the top, row by row; null where the card is gone. */
  pyramid: (Card | null)[];
  /** Top last. Several piles lie here one after the other. */
  waste: Card[];
  /** Each pile, top last; only where there are several. */
  piles?: Card[][];
  /** How many cards are left to draw. */
  stock: number;
  /** Those of the stock that lie face up, the next one first; only where the rules turn some up. */
  stock_cards?: Card[];
  /** The card just drawn and the one below it may be paired now. */
  just_drawn?: boolean;
  recycles: number;
  /** null: without limit. */
  recycles_left: number | null;
  removed: number;
  score: number;
  moves: number;
  undos_left: number;
  status: BoardStatus;
}

export interface Rules {
  preset: string;
  initial_waste: 0 | 1;
  recycles: number | null;
  win: "pyramid" | "all";
  pair_with_cover: boolean;
  pair_waste: "none" | "drawn" | "top_two";
  stock_top: boolean;
  stock_face_up: boolean;
  waste_piles: number;
  undo_limit: number | null;
  undo_counts: boolean;
}

/** Options other than the preset's. */
export type RulesSpec = Partial<Rules> & { preset: string };

/** Drawn until it fits; `par`: the fewest moves of a win lie between these two. `code`: a code that isn't to be seen yet. */
export type DealChoice = string | { par: [number, number] };

export type StartPolicy = "host" | "all_ready" | "scheduled" | "auto";

export interface Settings {
  name: string;
  visibility: "public" | "unlisted";
  /** Whether there is one; the password itself is never sent. */
  password: boolean;
  capacity: number;
  start: StartPolicy;
  /** When GO is to be, where the start is `scheduled`. */
  starts_at: ServerMs | null;
  /** Where it is `auto`: with so many seated, or so long after the first was. */
  auto_players: number | null;
  auto_s: number | null;
  countdown_s: number;
  time_limit_s: number;
  end: "first" | "all";
  /** `winnable` `any` `easy` `medium` `hard`, between two pars, or a code. */
  deal: DealChoice;
  rules: Rules;
  /** Whether players are told when there is no way left. */
  tell_dead?: boolean;
  /** A host has said so; else it goes by the rules. */
  tell_dead_set?: boolean;
  reveal_code: "start" | "finish";
  spectator_delay_s: number;
  /** null: who loses the connection never forfeits. */
  disconnect_grace_s: number | null;
  invite_only: boolean;
  /** The names that may come in; null: any. */
  allowed: string[] | null;
  /** Races of a series; 1: there is none. */
  best_of: number;
  quick?: boolean;
  daily?: string;
}

/** What a host sends to change some settings. */
export type SettingsChange = Partial<Omit<Settings, "password" | "rules" | "tell_dead">> & {
  password?: string;
  rules?: string | RulesSpec;
  /** null: by the rules. */
  tell_dead?: boolean | null;
};

export type BotStrength = "random" | "greedy" | "careful" | "perfect";

export type Medal = "gold" | "silver" | "bronze";

export interface Member {
  player: PlayerId;
  name: string;
  role: Role;
  ready: boolean;
  connected: boolean;
  bot?: boolean;
  cohost?: boolean;
  muted?: boolean;
  /** A spectator who takes a seat for the next race. */
  next?: boolean;
}

/** Who was banned from a room. */
export interface Banned {
  player: PlayerId;
  name: string;
}

/** The running table of a series. */
export interface Series {
  best_of: number;
  /** The numbers of the races that have been run. */
  races: number[];
  /** The best first; `places` and `statuses`: of each race so far, null where somebody wasn't in it. */
  table: { player: PlayerId; name: string; rank: number; wins: number; places: (number | null)[]; statuses?: (BoardStatus | null)[]; bot?: boolean }[];
  over: boolean;
  winner: PlayerId | null;
}

/** What everybody hears in their own language. */
export type Phrase = "hello" | "good_luck" | "have_fun" | "well_played" | "wow" | "oops" | "so_close" | "thanks" | "one_more" | "bye";

export interface ChatLine {
  /** Grows from line to line. */
  id: number;
  player: PlayerId;
  name: string;
  text: string;
  at: ServerMs;
  bot?: boolean;
}

/** How far somebody is. */
export interface Progress {
  removed: number;
  score: number;
  moves: number;
  undos: number;
  /** Places (0–27) of removed pyramid cards. */
  gone: number[];
  status: BoardStatus;
  /** Of who has cleared. */
  place?: number | null;
  /** Of who has cleared: from GO to the clear. */
  time_ms?: number | null;
}

/** Milliseconds since GO, and the pyramid cards that were removed from then on. */
export type HistoryPoint = [ms: number, removed: number];

export interface Standing {
  player: PlayerId;
  name: string;
  place: number;
  status: BoardStatus;
  removed: number;
  score: number;
  moves: number;
  undos: number;
  time_ms: number | null;
  bot?: boolean;
  medal?: Medal | null;
}

export interface DealMessage {
  type: "deal";
  room: string;
  race: number;
  code?: string;
  commitment?: string;
  rules: Rules;
  starts_at: ServerMs;
  ends_at: ServerMs;
  board: Board;
}

export interface ProgressMessage {
  type: "progress";
  room: string;
  race: number;
  now: ServerMs;
  players: Record<PlayerId, Progress>;
}

export interface ResultMessage {
  type: "result";
  room: string;
  race: number;
  code: string;
  ended_at?: ServerMs;
  /** Why it is over. */
  ended?: "all_done" | "first_clear" | "time_limit" | "host" | "deserted" | "closed";
  /** The host who ended it. */
  ended_by?: PlayerId;
  /** On a deal that was raced in this room before: it counts for no rating and no leaderboard. */
  again?: boolean;
  /** On a deal that was chosen by its code: it counts for no rating, and for the leaderboard of that deal alone. */
  chosen?: boolean;
  standings: Standing[];
  /** The fewest moves of a win; null: not known (yet). */
  par?: number | null;
  /** It is being worked out, and will come as a message of its own. */
  par_pending?: boolean;
  series?: Series;
  /** Of a sealed deal: SHA-256 of code and nonce is the commitment. */
  opening?: Opening;
}

/** What shows that a sealed deal was settled before the start. */
export interface Opening {
  code: string;
  nonce: string;
  commitment: string;
}

/** The par of a race whose result is out already; null: it wasn't found. */
export interface ParMessage {
  type: "par";
  room: string;
  race: number;
  par: number | null;
}

export interface RoomMessage {
  type: "room";
  ref?: string;
  room: string;
  version: number;
  phase: Phase;
  host: PlayerId | null;
  settings: Settings;
  members: Member[];
  race: number;
  starts_at?: ServerMs | null;
  ends_at?: ServerMs | null;
  now: ServerMs;
  deal?: DealMessage | null;
  progress?: ProgressMessage | null;
  /** From GO on: each racer's line of a chart so far. */
  history?: Record<PlayerId, HistoryPoint[]> | null;
  /** Last accepted move of this racer. */
  seq?: number | null;
  board?: Board | null;
  /** When one gave up, as long as that can be taken back. */
  gave_up_at?: ServerMs | null;
  /** A host, or a moderator, took me out of the race. */
  taken_out?: boolean;
  chat?: ChatLine[];
  spectators?: number;
  result?: ResultMessage | null;
  locked?: boolean;
  /** For hosts. */
  banned?: Banned[];
  series?: Series;
  /** Of a lobby that begins by itself: when its countdown does; null: not as things are. */
  begins_at?: ServerMs | null;
  /** A host has stopped the countdown. */
  held?: boolean;
}

interface EventBase {
  type: "event";
  ref?: string;
  room: string;
  version: number;
  now: ServerMs;
  begins_at?: ServerMs | null;
}

export type EventMessage = EventBase &
  (
    /** `next`: a spectator who takes a seat for the next race. */
    | { kind: "joined"; player: PlayerId; name: string; role: Role; bot?: boolean; next?: boolean; muted?: boolean }
    | { kind: "left"; player: PlayerId }
    | { kind: "ready"; player: PlayerId; ready: boolean }
    | { kind: "configured"; settings: Settings }
    | { kind: "countdown"; race: number; starts_at: ServerMs; ends_at: ServerMs }
    | { kind: "countdown_stopped"; player: PlayerId; held?: boolean }
    | { kind: "kicked"; player: PlayerId; by: PlayerId; ban?: boolean }
    | { kind: "unbanned"; player: PlayerId }
    | { kind: "locked"; locked: boolean; by: PlayerId }
    | { kind: "cohost"; player: PlayerId; cohost: boolean }
    | { kind: "race_ended"; race: number; by?: PlayerId }
    | { kind: "host"; player: PlayerId }
    | { kind: "chat"; id: number; player: PlayerId; name: string; bot?: boolean; text: string; at: ServerMs }
    | { kind: "chat_deleted"; id: number; by: PlayerId }
    | { kind: "muted"; player: PlayerId; muted: boolean; by: PlayerId }
    | { kind: "said"; id: number; player: PlayerId; name: string; bot?: boolean; phrase: Phrase }
    | { kind: "forfeited"; player: PlayerId; race: number; at: ServerMs; by?: PlayerId }
    | { kind: "unforfeited"; player: PlayerId; race: number }
    | { kind: "connected"; player: PlayerId }
    | { kind: "disconnected"; player: PlayerId }
    | { kind: "rematch"; race: number }
    /** `reason`: a moderator's. */
    | { kind: "closed"; reason?: string }
  );

export interface AckMessage {
  type: "ack";
  ref?: string;
  room: string;
  race: number;
  seq: number;
  board: Board;
}

export interface RejectMessage {
  type: "reject";
  ref?: string;
  room: string;
  race: number;
  seq: number;
  code: string;
  message: string;
  /** null where there is no such race. */
  expected_seq: number | null;
  board: Board | null;
}

export interface FeedMessage {
  type: "feed";
  room: string;
  race: number;
  moves: { player: PlayerId; seq: number; action: Action; at: ServerMs; drawn?: Card; pile?: number }[];
}

export interface FinishedMessage {
  type: "finished";
  room: string;
  race: number;
  player: PlayerId;
  place: number;
  time_ms: number;
}

/** One row of the list of public rooms. */
export interface RoomSummary {
  room: string;
  name: string;
  phase: Phase;
  players: number;
  capacity: number;
  password: boolean;
  spectators?: number;
  /** The letter of the preset. */
  rules?: string;
  /** Of the first 8 who are seated, in the order in which they joined; only of rooms without a password. */
  names?: string[] | null;
  /** Those of the names that are bots'. */
  bot_names?: string[] | null;
  /** How many of the players are bots. */
  bots?: number;
  /** The first 8 by rank while a race counts down, runs or has finished; only of rooms without a password. */
  racers?: SummaryRacer[] | null;
  host?: string;
  start?: StartPolicy;
  /** Where it is `scheduled`. */
  starts_at?: ServerMs | null;
  locked?: boolean;
  /** Only those invited, or on a list. */
  invite_only?: boolean;
  quick?: boolean;
  /** Somebody's try at the daily deal. */
  daily?: boolean;
  /** The number of the last race; 0: none yet. */
  race?: number;
  opened_at?: ServerMs;
}

/** A racer as the list of public rooms shows him. */
export interface SummaryRacer {
  name: string;
  removed: number;
  /** Places (0–27) of removed pyramid cards. */
  gone: number[];
  /** Once it is certain. */
  place?: number | null;
  bot?: boolean;
}

/** `GET /api/races/ROOM/N`: a race that is over, with all that a replay needs. */
export interface Replay {
  result: ResultMessage;
  /** `board` is the common starting board, `starts_at` is GO. */
  deal: DealMessage;
  /** All 52, the pyramid first, then the stock in the order of drawing. */
  cards: Card[];
  /** Of all racers, in the order of time. */
  moves: { player: PlayerId; seq: number; action: Action; at: ServerMs }[];
}

/** `GET /api/deals/random?level=…&rules=…`. */
export interface RandomDeal {
  code: string;
  level: "winnable" | "any" | "easy" | "medium" | "hard";
  rules: string;
}

/** `GET /api/daily`. Today's code is told to nobody. */
export interface DailyDeal {
  /** UTC, `2026-11-30`. */
  date: string;
  /** How many milliseconds until the next one. */
  next_ms: number;
  yesterday: { date: string; code: string };
}

/** How somebody's race came out. */
export interface Outcome {
  /** `playing`: the race was ended before. */
  status: BoardStatus;
  removed: number;
  moves: number;
  undos: number;
  /** Only of who has cleared. */
  time_ms: number | null;
}

/** A race of one player. Where it was is told to others only of public races, and of a daily deal once its day is over. */
export interface Raced extends Outcome {
  kind: "room" | "daily";
  /** The day of a daily deal. */
  daily?: string;
  /** On a deal that was raced in that room before: it counts for no rating and no leaderboard. */
  again?: boolean;
  /** On a deal that was chosen by its code: it counts for no rating, and for the leaderboard of that deal alone. */
  chosen?: boolean;
  room?: string | null;
  race?: number | null;
  code?: string | null;
  rules: string;
  starts_at: ServerMs;
  ended_at: ServerMs;
  /** How many raced. */
  players: number;
  /** How many of them have cleared it. */
  clears?: number;
  place: number;
  /** How many who gave up have a better place. */
  forfeits_before?: number;
  /** After this race, if it was rated, and by how much it changed. */
  rating?: number;
  change?: number;
  /** The first 8 of them. `name` null: a deleted player. */
  racers?: { player: PlayerId; name: string | null; place: number; bot?: boolean }[] | null;
}

/** One page of somebody's races, the last one first. */
export interface RacedPage {
  races: Raced[];
  /** Where the next page begins; null: there is none. */
  before: ServerMs | null;
}

/** `GET /api/players/ID`. */
export interface PlayerSeen {
  player: PlayerId;
  name: string;
  bot?: boolean;
  since: ServerMs;
  races: number;
  wins: number;
  cleared: number;
  best_time_ms: number | null;
  best_moves: number | null;
  /** null: never rated. */
  rating: { value: number; provisional: boolean; races: number } | null;
  /** Oldest first. */
  ratings: [at: ServerMs, value: number][];
  recent: Raced[];
  before: ServerMs | null;
}

/** Somebody's best on a leaderboard. */
export interface BoardRow extends Outcome {
  /** Shared by equals: 1, 2, 2, 4. */
  place: number;
  player: PlayerId;
  name: string;
  at: ServerMs;
  /** null: not for others to see. */
  room: string | null;
  race: number | null;
}

/** `GET /api/leaderboards?…`: the first 100. */
export interface Leaderboard {
  deal?: string;
  day?: string;
  week?: string;
  daily?: string;
  rules: string;
  /** Of a daily deal, if it is still known. */
  code?: string;
  /** How many are on the board in all. */
  players: number;
  rows: BoardRow[];
}

/** Today's daily deal, as one may see it oneself. */
export interface DailyMessage {
  type: "daily";
  ref?: string;
  date: string;
  next_ms: number;
  /** One's own try; `place` once it is over. */
  played: (Outcome & { room: string; race: number; place?: number }) | null;
  players?: number;
  /** Only for those whose try is over. */
  board: BoardRow[] | null;
}

/** What an endpoint answers with 400, 404 or 503. */
export interface HttpError {
  error: string;
}

/** A game that somebody won alone. */
export interface PracticeGame {
  /** With the letter of the rules. */
  code: string;
  /** A preset's letter, with overrides where there are any: `N`, `N,recycles=1`. */
  rules: string;
  time_ms: number;
  moves: number;
  undos: number;
  /** When the server was told of it. */
  at: ServerMs;
}

export type ServerMessage =
  | { type: "welcome"; ref?: string; player: PlayerId; name: string; token?: string; now: ServerMs }
  | { type: "device_code"; ref?: string; code: string; expires_at: ServerMs }
  | { type: "forgotten"; ref?: string }
  | RoomMessage
  | { type: "left"; ref?: string; room: string }
  | EventMessage
  | DealMessage
  | AckMessage
  | RejectMessage
  | ProgressMessage
  | FeedMessage
  | FinishedMessage
  | ResultMessage
  | ParMessage
  | { type: "rooms"; ref?: string; rooms: RoomSummary[] }
  | { type: "bot_added"; ref?: string; room: string }
  /** Each lets one person in. */
  | { type: "invites"; ref?: string; room: string; invites: string[] }
  | { type: "practice_kept" | "practice_games"; ref?: string; games: PracticeGame[] }
  | DailyMessage
  | ({ type: "history"; ref?: string } & RacedPage)
  | { type: "pong"; ref?: string; t: number; now: ServerMs }
  | { type: "error"; ref?: string; code: string; message: string };

export type Command =
  | { type: "hello"; token?: string; device_code?: string; name?: string; locale?: string }
  | { type: "device_code" }
  /** `confirm`: one's own name. */
  | { type: "forget_me"; confirm: string }
  | { type: "open_room"; settings?: SettingsChange; role?: Role }
  | { type: "join"; room: string; role: Role; password?: string; invite?: string }
  | { type: "leave"; room: string }
  | { type: "ready"; room: string; ready: boolean }
  | { type: "start"; room: string }
  | { type: "configure"; room: string; settings: SettingsChange }
  | { type: "kick"; room: string; player: PlayerId; ban?: boolean }
  | { type: "unban"; room: string; player: PlayerId }
  | { type: "hand_over"; room: string; player: PlayerId }
  | { type: "cohost"; room: string; player: PlayerId; cohost: boolean }
  | { type: "lock"; room: string; locked: boolean }
  | { type: "invite"; room: string; count?: number }
  | { type: "stop_countdown"; room: string }
  | { type: "forfeit_player"; room: string; race: number; player: PlayerId }
  | { type: "end_race"; room: string; race: number }
  | { type: "mute"; room: string; player: PlayerId; muted: boolean }
  | { type: "add_bot"; room: string; pace?: number; strength?: BotStrength }
  | { type: "move"; room: string; race: number; seq: number; action: Action }
  | { type: "forfeit"; room: string; race: number }
  /** One's own, within ten seconds. */
  | { type: "unforfeit"; room: string; race: number }
  | { type: "rematch"; room: string }
  | { type: "chat"; room: string; text: string }
  | { type: "delete_chat"; room: string; id: number }
  | { type: "say"; room: string; phrase: Phrase }
  /** `bots`: they may fill the room. Answered by `room`. */
  | { type: "quick_play"; bots?: boolean }
  | { type: "rooms"; after?: string }
  /** `rules`: those of the code's letter if left out. `line`: 1 to 1000 actions, as `draw`, `undo`, `10C 3S`. */
  | { type: "practice"; code: string; rules?: string | RulesSpec; line: string[]; time_ms: number }
  | { type: "practice_games"; code?: string }
  | { type: "daily" }
  /** Answered by `room`. */
  | { type: "daily_start" }
  | { type: "history"; before?: ServerMs }
  | { type: "ping"; t: number };
