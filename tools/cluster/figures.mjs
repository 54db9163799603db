// How people were served during a run: between outages, during them, and how long each outage was felt. Uses no server.

/** Milliseconds: the limit of a normal answer, and the time after an outage that still counts as part of it. */
export const normalMs = 500;
export const settleMs = 5_000;

/**
 * @typedef {object} Episode one outage that took place; times in milliseconds of `performance.now()`
 * @property {string} name
 * @property {number} began
 * @property {number} ended when it was repaired
 */

/** @param {readonly number[]} times @param {number} share */
export function percentile(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

function countBy(answers) {
  const counts = new Map();
  for (const { kind, lastResult } of answers)
    counts.set(`${kind}: ${lastResult}`, (counts.get(`${kind}: ${lastResult}`) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

const took = ({ at, end }) => end - at;
const shareOf = (answers, is) => (answers.length === 0 ? 1 : answers.filter(is).length / answers.length);
const isFelt = (answer) => !answer.isServedAtFirstTry || took(answer) > normalMs;

/**
 * @param {readonly import('./client.mjs').Answer[]} answers
 * @param {readonly Episode[]} episodes
 */
export function figuresOf(answers, episodes) {
  const during = ({ at, end }) => episodes.some(({ began, ended }) => end >= began && at <= ended + settleMs);
  const group = (chosen) => ({
    asked: chosen.length,
    served: shareOf(chosen, ({ isServed }) => isServed),
    firstServed: shareOf(chosen, ({ isServedAtFirstTry }) => isServedAtFirstTry),
    p50: percentile(chosen.map(took), 0.5),
    p99: percentile(chosen.map(took), 0.99),
  });
  const kinds = [...new Set(answers.map(({ kind }) => kind))];
  return {
    all: group(answers),
    between: group(answers.filter((answer) => !during(answer))),
    during: group(answers.filter(during)),
    kinds: kinds.map((kind) => ({ kind, ...group(answers.filter((answer) => answer.kind === kind)) })),
    episodes: episodes.map(({ name, began, ended }) => {
      const own = answers.filter(({ at, end }) => end >= began && at <= ended + settleMs);
      const felt = own.filter(isFelt);
      return {
        name,
        heldMs: ended - began,
        /** Milliseconds from its beginning until the last affected request was answered. */
        normalAfterMs: Math.max(0, ...felt.map(({ end }) => end - began)),
        asked: own.length,
        repeated: own.filter(({ isServedAtFirstTry }) => !isServedAtFirstTry).length,
        refused: own.filter(({ isServed }) => !isServed).length,
      };
    }),
    /** The last answers to requests that were never served, with their counts. */
    refusals: countBy(answers.filter(({ isServed }) => !isServed)),
  };
}
