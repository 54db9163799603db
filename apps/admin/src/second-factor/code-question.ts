/** Whether a code is asked for at this moment. Calls that need one meanwhile wait for the same answer. */
let open: { answered: Promise<boolean>; answer(isProved: boolean): void } | null = null;
const listeners = new Set<() => void>();
const announce = () => listeners.forEach((listener) => listener());

/** Asks for a code in a dialog of the console; false where that was closed. */
export function askForCode(): Promise<boolean> {
  if (!open) {
    let answer: (isProved: boolean) => void = () => undefined;
    const answered = new Promise<boolean>((resolve) => (answer = resolve));
    open = { answered, answer };
    announce();
  }
  return open.answered;
}

/** Ends the question. @param isProved whether the calls that wait can be made again */
export function answerQuestion(isProved: boolean): void {
  open?.answer(isProved);
  open = null;
  announce();
}

export const isAsking = (): boolean => open !== null;

export function subscribeToQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
