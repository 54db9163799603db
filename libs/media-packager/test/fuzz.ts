const { ATTACK_ROUNDS: rounds } = process.env;

/** Fuzzed streams of each kind: the same each time, so that no run fails by chance; with ATTACK_ROUNDS so many others. */
export const fuzz = rounds ? { numRuns: Number(rounds) } : { numRuns: 30, seed: 13 };
