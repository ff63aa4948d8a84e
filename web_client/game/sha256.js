// SHA-256 (FIPS 180-4). The browser's own is only there on https pages, and a server on the local network has none.

/** The first bits of the fractional parts of the square or cube roots of the first primes. @param {number} root @param {number} count @returns {number[]} */
function fractions(root, count) {
  const bits = [];
  for (let number = 2; bits.length < count; number += 1) {
    if (isPrime(number)) bits.push(Math.floor((number ** (1 / root) % 1) * 2 ** 32) | 0);
  }
  return bits;
}

/** @param {number} number */
function isPrime(number) {
  for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) return false;
  return true;
}

const FIRST = fractions(2, 8);
const ROUNDS = fractions(3, 64);

/** @param {number} word @param {number} by @returns {number} */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** @param {string} text ASCII @returns {number[]} the digest as eight words of 32 bits */
export function sha256(text) {
  const words = padded(text);
  const hash = [...FIRST];
  for (let block = 0; block < words.length; block += 16) mix(hash, words.slice(block, block + 16));
  return hash.map((word) => word >>> 0);
}

/** @param {string} text @returns {number[]} with the end mark and the length, in blocks of 16 words */
function padded(text) {
  const words = new Array((((text.length + 8) >> 6) + 1) * 16).fill(0);
  [...text, "\x80"].forEach((letter, at) => (words[at >> 2] |= letter.charCodeAt(0) << (24 - (at % 4) * 8)));
  words[words.length - 1] = text.length * 8;
  return words;
}

/** @param {number[]} hash is changed @param {number[]} block */
function mix(hash, block) {
  const w = [...block];
  const at = (/** @type {number} */ index) => w[index] ?? 0;
  for (let i = 16; i < 64; i += 1) {
    const [low, high] = [at(i - 15), at(i - 2)];
    const one = turned(low, 7) ^ turned(low, 18) ^ (low >>> 3);
    const two = turned(high, 17) ^ turned(high, 19) ^ (high >>> 10);
    w[i] = (at(i - 16) + one + at(i - 7) + two) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i += 1) {
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + at(i)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = ((hash[i] ?? 0) + word) | 0));
}
