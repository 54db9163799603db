const { ATTACK_ROUNDS: rounds } = process.env;

/**
 * Number of fuzzed streams of each kind. The fixed seed repeats the same ones, so that no run fails by chance; ATTACK_ROUNDS
 * sets another number, with random ones.
 */
export const fuzz = rounds ? { numRuns: Number(rounds) } : { numRuns: 30, seed: 13 };
