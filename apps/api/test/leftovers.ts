const open = new Set<() => Promise<void>>();

/** Answers what closes it. Whatever no test has closed, as where a beforeAll fails half-way, is closed at the end, the last one first. */
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
