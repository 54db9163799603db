import { apiPath, type SessionResponse } from '@ministry/api-client';
import { readStaff, session } from '../../session.ts';

/** The credential check of the media login: only the team and administrators are told of the stream. */
const checkPath = apiPath('/api/rtmp/config');

/** @returns who that is, as the server says */
export async function signIn(username: string, password: string): Promise<SessionResponse> {
  await session.signIn(username, password, checkPath);
  try {
    return await readStaff();
  } catch (error) {
    session.clear();
    throw error;
  }
}
