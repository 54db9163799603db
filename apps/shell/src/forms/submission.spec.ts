import { beforeEach, describe, expect, it, jest } from '@jest/globals';

/** Imports the module as a newly opened page does: only data that is stored on the device remains. */
async function openPage() {
  jest.resetModules();
  return (await import('./submission.ts')).submitOnce;
}
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a submission', () => {
  beforeEach(() => localStorage.clear());

  async function keysOf(...attempts: { form?: string; body: unknown; answered: boolean; reopened?: boolean }[]) {
    let submitOnce = await openPage();
    const keys: string[] = [];
    for (const { form = 'contact', body, answered, reopened } of attempts) {
      if (reopened) submitOnce = await openPage();
      const call = (key: string) => (keys.push(key), answered ? Promise.resolve('done') : lost());
      await submitOnce(form, body, call).catch(() => undefined);
    }
    return keys.map((key) => keys.indexOf(key));
  }
  const body = { message: 'Peace' };

  it('has a key that the server accepts', async () => {
    const submitOnce = await openPage();
    expect(await submitOnce('contact', body, (key) => Promise.resolve(key))).toMatch(/^[0-9a-f]{32}$/);
  });

  // decisions.md, Forms: an Idempotency-Key per submission
  it('keeps its key until it was answered, even in a reopened page', async () => {
    expect(
      await keysOf(
        { body, answered: false },
        { body, answered: false, reopened: true },
        { body, answered: true },
        { body, answered: true },
      ),
    ).toEqual([0, 0, 0, 3]);
  });

  it('gets a new key after a final refusal', async () => {
    const submitOnce = await openPage();
    const keys: string[] = [];
    const refuse = (key: string) => (keys.push(key), Promise.reject(new Error('over')));
    for (const isOver of [() => false, () => true, () => true])
      await submitOnce('contact', body, refuse, isOver).catch(() => undefined);
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2]);
  });

  it('gets a new key for another text or another form', async () => {
    expect(
      await keysOf(
        { body, answered: false },
        { body: { message: 'Joy' }, answered: false },
        { form: 'prayer', body, answered: false },
      ),
    ).toEqual([0, 1, 2]);
  });

  it('leaves its key on the device, but none of its text', async () => {
    await keysOf({ body, answered: false });
    expect(localStorage.getItem('submission:contact')).toMatch(/"key":"[0-9a-f]{32}"/);
    expect(JSON.stringify({ ...localStorage })).not.toContain('Peace');
  });

  it('is sent even if the storage contains something else', async () => {
    localStorage.setItem('submission:contact', '{"hash":7}');
    expect(await keysOf({ body, answered: true })).toEqual([0]);
  });
});
