export { createSession, encodeCredential } from './session.ts';
export { useSignIn } from './use-sign-in.ts';
export type { Session, SessionKey } from './session.ts';
