// The sounds of the game, made of a few sine waves each: soft, short, and in one key, so that they go together.

/** @typedef {"take" | "draw" | "wrong" | "undo" | "tick" | "go" | "finish" | "rival"} Kind */

/** When it begins (s), its pitch (Hz), how long it rings (s), how loud (1: as loud as it gets). @typedef {readonly [at: number, pitch: number, length: number, loudness: number]} Note */

const [D3, A3, D4, A4, D5, FS5, A5, D6, FS6] = [146.8, 220, 293.7, 440, 587.3, 740, 880, 1174.7, 1480];

/** @type {Record<Kind, readonly Note[]>} */
export const NOTES = {
  take: [[0, A5, 0.16, 0.5], [0.05, D6, 0.22, 0.5]],
  draw: [[0, D5, 0.09, 0.35], [0.03, A4, 0.1, 0.25]],
  wrong: [[0, A3, 0.14, 0.5], [0.08, D3, 0.2, 0.6]],
  undo: [[0, D6, 0.12, 0.35], [0.06, A5, 0.2, 0.4]],
  tick: [[0, A4, 0.09, 0.5]],
  go: [[0, D5, 0.5, 0.4], [0.03, A5, 0.5, 0.4], [0.06, D6, 0.7, 0.45]],
  finish: [[0, D5, 0.3, 0.4], [0.11, FS5, 0.3, 0.4], [0.22, A5, 0.3, 0.4], [0.33, D6, 0.9, 0.5], [0.36, FS6, 0.9, 0.25]],
  rival: [[0, D4, 0.3, 0.35], [0.09, A4, 0.4, 0.35]],
};

const LOUDEST = 0.22;
const ATTACK_S = 0.006;
const SILENT = 0.0001;

/** @param {BaseAudioContext} context @param {Kind} kind */
export function sound(context, kind) {
  for (const note of NOTES[kind]) ring(context, note);
}

/** @param {BaseAudioContext} context @param {Note} note */
function ring(context, [at, pitch, length, loudness]) {
  const start = context.currentTime + at;
  const wave = new OscillatorNode(context, { type: "sine", frequency: pitch });
  const overtone = new OscillatorNode(context, { type: "sine", frequency: pitch * 3 });
  const faint = new GainNode(context, { gain: 0.12 });
  const level = new GainNode(context, { gain: SILENT });
  level.gain.setValueAtTime(SILENT, start);
  level.gain.exponentialRampToValueAtTime(loudness * LOUDEST, start + ATTACK_S);
  level.gain.exponentialRampToValueAtTime(SILENT, start + length);
  wave.connect(level);
  overtone.connect(faint).connect(level);
  level.connect(context.destination);
  for (const source of [wave, overtone]) {
    source.start(start);
    source.stop(start + length);
  }
}
