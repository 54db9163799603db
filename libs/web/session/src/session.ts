import { type ApiPath, createApi, type Credential } from '@ministry/api-client';

/** Key of the credential of each console in session storage, so that it is deleted with the tab (ADM-14, MEDIA-09). */
export type SessionKey = 'adminAuth' | 'mediaAuth';

/** The signed-in state of one console; `subscribe` and `authorization` fit `useSyncExternalStore`. */
export interface Session extends Credential {
  /**
   * Checks the typed credential by reading `checkPath`, and keeps it only if the server accepts it. Resolves with the answer.
   * @throws `ApiError` with status 401 for a wrong credential and 403 for another role; then nothing is kept
   */
  signIn<Answer>(username: string, password: string, checkPath: ApiPath<Answer>): Promise<Answer>;
  /** Ties this tab to the session epoch of the account: the session ends once the account is signed out everywhere. */
  setEpoch(epoch: number): void;
  /** Keeps the proof that the server has issued for a one-time code. */
  keepProof(proof: string): void;
  headers(): Readonly<Record<string, string>>;
  /** Continues the session with a changed password. */
  updateCredential(username: string, password: string): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** Values that are kept beside the credential, with the headers in which they are sent. */
const sessionHeaders = { epoch: 'X-Session-Epoch', proof: 'X-Second-Factor' };

/** base64 of `username:password` in UTF-8; plain `btoa` would refuse a letter such as ŋ. */
export function encodeCredential(username: string, password: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`)));
}

const header = (encoded: string | null): string | null => (encoded ? `Basic ${encoded}` : null);

export function createSession(key: SessionKey): Session {
  const listeners = new Set<() => void>();
  const announce = () => listeners.forEach((listener) => listener());
  const authorization = () => header(sessionStorage.getItem(key));

  function keep(encoded: string) {
    sessionStorage.setItem(key, encoded);
    announce();
  }
  function forgetHeaders() {
    for (const name of Object.keys(sessionHeaders)) sessionStorage.removeItem(`${key}.${name}`);
  }
  function clear() {
    sessionStorage.removeItem(key);
    forgetHeaders();
    announce();
  }

  return {
    authorization,
    onUnauthorized(refused) {
      // An answer to an older credential must not end the session of the newer one.
      if (refused === authorization()) clear();
    },
    async signIn(username, password, checkPath) {
      const encoded = encodeCredential(username, password);
      const credential = { authorization: () => header(encoded), onUnauthorized: () => undefined };
      const answer = await createApi(credential).read(checkPath);
      forgetHeaders();
      keep(encoded);
      return answer;
    },
    setEpoch: (epoch) => sessionStorage.setItem(`${key}.epoch`, String(epoch)),
    keepProof: (proof) => sessionStorage.setItem(`${key}.proof`, proof),
    headers: () =>
      Object.fromEntries(
        Object.entries(sessionHeaders).flatMap(([name, header]) => {
          const value = sessionStorage.getItem(`${key}.${name}`);
          return value === null ? [] : [[header, value]];
        }),
      ),
    updateCredential: (username, password) => keep(encodeCredential(username, password)),
    clear,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
