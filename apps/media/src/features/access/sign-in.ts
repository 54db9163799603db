import { apiPath, type SessionResponse } from '@ministry/api-client';
import { readStaff, session } from '../../session.ts';

/** The media login checks the credential with this read, which only the media team and administrators may make. */
const checkPath = apiPath('/api/rtmp/config');

/** @returns the signed-in account, as the server reports it */
export async function signIn(username: string, password: string): Promise<SessionResponse> {
  await session.signIn(username, password, checkPath);
  try {
    return await readStaff();
  } catch (error) {
    session.clear();
    throw error;
  }
}
