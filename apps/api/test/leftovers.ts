const open = new Set<() => Promise<void>>();

/** Returns a function that closes something once. What a test did not close, for example because beforeAll failed, is closed at the end in reverse order. */
export function closeAtTheEnd(close: () => Promise<unknown>): () => Promise<void> {
  const closeOnce = async (): Promise<void> => {
    if (open.delete(closeOnce)) await close();
  };
  open.add(closeOnce);
  return closeOnce;
}

afterAll(async () => {
  const errors: unknown[] = [];
  for (const close of [...open].reverse()) await close().catch((error: unknown) => errors.push(error));
  expect(errors).toEqual([]);
});
