import { jest } from '@jest/globals';
import { createSession, encodeCredential } from './session.ts';

beforeEach(() => sessionStorage.clear());

describe('the credential', () => {
  it('is UTF-8 before it is base64, so that a password may contain any letter', () => {
    const encoded = encodeCredential('ŋeno', 'pá:ss 🌅');
    expect(new TextDecoder().decode(Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)))).toBe(
      'ŋeno:pá:ss 🌅',
    );
  });

  it('is kept in session storage under the key of its console (ADM-14)', () => {
    createSession('adminAuth').updateCredential('admin', 'a long enough secret');
    expect(sessionStorage.getItem('adminAuth')).toBe(encodeCredential('admin', 'a long enough secret'));
    expect(sessionStorage.getItem('mediaAuth')).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('becomes a Basic header (ADM-15), and is null while nobody is signed in', () => {
    const session = createSession('mediaAuth');
    expect(session.authorization()).toBeNull();
    session.updateCredential('media', 'secret');
    expect(session.authorization()).toBe(`Basic ${encodeCredential('media', 'secret')}`);
  });
});

describe('the headers beside the credential', () => {
  it('are the session epoch and the proof of a one-time code, until the end of the session', () => {
    const session = createSession('adminAuth');
    session.updateCredential('admin', 'secret');
    expect(session.headers()).toEqual({});
    session.setEpoch(3);
    session.keepProof('179.signed');
    expect(session.headers()).toEqual({ 'X-Session-Epoch': '3', 'X-Second-Factor': '179.signed' });
    expect(createSession('mediaAuth').headers()).toEqual({});
    session.clear();
    expect(session.headers()).toEqual({});
  });
});

describe('the end of a session', () => {
  it('removes the credential on logout (ADM-12)', () => {
    const session = createSession('adminAuth');
    session.updateCredential('admin', 'secret');
    session.clear();
    expect(sessionStorage.getItem('adminAuth')).toBeNull();
  });

  it('removes the credential that the server refused (ADM-13)', () => {
    const session = createSession('adminAuth');
    session.updateCredential('admin', 'secret');
    session.onUnauthorized(`Basic ${encodeCredential('admin', 'secret')}`);
    expect(session.authorization()).toBeNull();
  });

  it('keeps the new credential when a call with the old one is refused late', () => {
    const session = createSession('adminAuth');
    session.updateCredential('admin', 'new secret');
    session.onUnauthorized(`Basic ${encodeCredential('admin', 'old secret')}`);
    expect(session.authorization()).not.toBeNull();
  });

  it('is reported to a listener until it stops listening', () => {
    const session = createSession('adminAuth');
    const listener = jest.fn();
    const stop = session.subscribe(listener);
    session.updateCredential('admin', 'secret');
    session.clear();
    stop();
    session.clear();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
