export { createSession, encodeCredential } from './session.ts';
export { useGate } from './use-gate.ts';
export type { Session, SessionKey } from './session.ts';
