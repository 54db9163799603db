import { apiPath, createApi, type SessionResponse } from '@ministry/api-client';
import { createSession } from '@ministry/session';

/** Kept until logout or until the tab is closed (MEDIA-08, MEDIA-09). */
export const session = createSession('mediaAuth');
export const api = createApi(session);

const sessionPath = apiPath('/api/session');

/** The signed-in account, as the server reports it; binds this tab to the account's session epoch. */
export async function readStaff(): Promise<SessionResponse> {
  const staff = await api.read(sessionPath);
  session.setEpoch(staff.epoch);
  return staff;
}
