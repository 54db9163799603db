/** The open question, or null. Calls that need a code while it is open wait for the same answer. */
let open: { answered: Promise<boolean>; answer(isProved: boolean): void } | null = null;
const listeners = new Set<() => void>();
const announce = () => listeners.forEach((listener) => listener());

/** Asks for a code in a dialog of the console; false if the dialog was closed. */
export function askForCode(): Promise<boolean> {
  if (!open) {
    let answer: (isProved: boolean) => void = () => undefined;
    const answered = new Promise<boolean>((resolve) => (answer = resolve));
    open = { answered, answer };
    announce();
  }
  return open.answered;
}

/** Ends the question. @param isProved whether the waiting calls can be repeated */
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
