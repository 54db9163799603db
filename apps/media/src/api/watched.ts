/** What was answered last, and how old it is. */
export interface Polled<T> {
  /** null before the first answer. */
  value: T | null;
  at: Date | null;
  /** The server was asked since and gave no answer; null while what is shown is what holds. */
  problem: string | null;
}

export const neverPolled = { value: null, at: null, problem: null } as const;

/** The newer of two answers about the same; the other may have been asked earlier and come later. */
export function newer<T>(one: Polled<T>, other: Polled<T>): Polled<T> {
  return (other.at?.getTime() ?? 0) > (one.at?.getTime() ?? 0) ? other : one;
}

/** Milliseconds after which an answer that has not been renewed is worth no more than a memory. */
const staleAfter = 15_000;

/** Whether the booth may still rely on it: a LIVE that nobody has confirmed must not look like one. */
export const isStale = ({ at, problem }: Polled<unknown>, now: Date): boolean =>
  at !== null && problem !== null && now.getTime() - at.getTime() > staleAfter;
