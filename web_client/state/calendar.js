// A race as an entry for calendars (iCalendar, RFC 5545). Pure.

const LINE_BYTES = 75;
const LENGTH_MS = 30 * 60_000;

/**
 * @param {{ room: string, title: string, link: string, startsAt: number, now: number }} race times: ms since 1970
 * @returns {string}
 */
export function calendarEntry({ room, title, link, startsAt, now }) {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Pyramid Race//EN",
    "BEGIN:VEVENT",
    `UID:${room}-${startsAt}@${new URL(link).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(startsAt + LENGTH_MS)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(link)}`,
    `URL:${link}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** @param {number} ms @returns {string} `20261201T190000Z` */
function utc(ms) {
  return new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, "");
}

/** @param {string} text @returns {string} */
function escaped(text) {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** @param {string} line @returns {string} in pieces of so many bytes as a line may have, no letter cut in two */
function folded(line) {
  const bytes = new TextEncoder();
  const pieces = [""];
  let size = 0;
  for (const letter of line) {
    const more = bytes.encode(letter).length;
    if (size + more > LINE_BYTES) {
      pieces.push("");
      size = 1; // the space that says that it goes on
    }
    pieces[pieces.length - 1] += letter;
    size += more;
  }
  return pieces.join("\r\n ");
}
