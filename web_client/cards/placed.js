// Outlines at the size and place where a drawing wants them. A `transform` would do, but the browser keeps each drawing that has one
// apart from all else, and a table has a hundred.

/** What a letter of an outline is followed by: x and y in turn, only x, only y, or what an arc has. @type {Readonly<Record<string, "xy" | "x" | "y" | "arc">>} */
const KINDS = { m: "xy", l: "xy", c: "xy", s: "xy", h: "x", v: "y", a: "arc" };
const TOKENS = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g;
/** Radii, rotation, flags and end of an arc. */
const ARC = ["r", "r", "-", "-", "-", "x", "y"];

/**
 * @param {string} path an SVG path of m, l, h, v, c, s, a and z; flags of arcs stand apart
 * @param {number} x @param {number} y where its origin comes to lie
 * @param {number} scale
 * @returns {string} the path as `translate(x y) scale(scale)` would show it
 */
export function placed(path, x, y, scale) {
  let letter = "";
  let count = 0;
  return (path.match(TOKENS) ?? [])
    .map((token) => {
      if (/[a-z]/i.test(token)) {
        [letter, count] = [token, 0];
        return token;
      }
      const what = meaning(letter, count);
      count += 1;
      if (what === "-") return `${token} `;
      const from = letter === letter.toLowerCase() || what === "r" ? 0 : what === "x" ? x : y;
      return `${Math.round((Number(token) * scale + from) * 100) / 100} `;
    })
    .join("");
}

/** @param {string} letter @param {number} count numbers since then @returns {string | undefined} */
function meaning(letter, count) {
  const kind = KINDS[letter.toLowerCase()];
  if (kind === "arc") return ARC[count % ARC.length];
  return kind === "xy" ? (count % 2 === 0 ? "x" : "y") : kind;
}
