import { afterEach, describe, expect, it, jest } from '@jest/globals';

/** The code of the build in a language, with one form that was refused. */
async function waitingIn(basePath: string) {
  const messages = await import('@ministry/messages');
  jest.resetModules();
  jest.unstable_mockModule('@ministry/messages', () => ({ ...messages, basePath }));
  localStorage.setItem(
    'waiting',
    JSON.stringify([{ key: 'one', form: 'contact', at: new Date().toISOString(), state: 'refused' }]),
  );
  return import('./waiting.tsx');
}

describe('the bar of the waiting forms', () => {
  afterEach(() => {
    document.body.replaceChildren();
    localStorage.clear();
    history.replaceState(null, '', '/');
  });

  it.each([
    ['', '/contact', true],
    ['', '/admin/events', false],
    ['/sw', '/sw/contact', true],
    ['/sw', '/sw/admin/events', false],
    ['/sw', '/sw/media-setup', false],
  ])('with the prefix "%s" on %s: %s', async (basePath, pathname, isShown) => {
    const { start } = await waitingIn(basePath);
    history.replaceState(null, '', pathname);
    start();
    expect(document.getElementById('waiting') !== null).toBe(isShown);
  });
});
