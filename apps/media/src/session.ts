import { apiPath, createApi, type SessionResponse } from '@ministry/api-client';
import { createSession } from '@ministry/session';

/** Kept until logout, for as long as the tab lives (MEDIA-08, MEDIA-09). */
export const session = createSession('mediaAuth');
export const api = createApi(session);

const sessionPath = apiPath('/api/session');

/** Who is signed in, as the server says; ties this tab to the account's session epoch. */
export async function readStaff(): Promise<SessionResponse> {
  const staff = await api.read(sessionPath);
  session.bind(staff.epoch);
  return staff;
}
