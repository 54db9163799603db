/** Milliseconds that the API may take to say yes. */
const patience = 3_000;

/** Asks the API about keys; silence is a no. */
export class KeyQuestions {
  private readonly open = new Map<number, (isRight: boolean) => void>();
  private count = 0;

  constructor(private readonly send: (id: number, key: string) => void) {}

  ask(key: string): Promise<boolean> {
    const id = (this.count += 1);
    return new Promise((resolve) => {
      const timeout = setTimeout(() => this.answer(id, false), patience);
      this.open.set(id, (isRight) => {
        clearTimeout(timeout);
        resolve(isRight);
      });
      this.send(id, key);
    });
  }

  answer(id: number, isRight: boolean): void {
    const settle = this.open.get(id);
    this.open.delete(id);
    settle?.(isRight);
  }
}
