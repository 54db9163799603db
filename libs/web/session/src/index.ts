export { createSession, encodeCredential } from './session.ts';
export type { Session, SessionKey } from './session.ts';
