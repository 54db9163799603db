import { apiPath, createApi } from '@ministry/api-client';
import { createSession } from '@ministry/session';

/** Kept until logout, for as long as the tab lives (MEDIA-08, MEDIA-09). */
export const session = createSession('mediaAuth');
export const api = createApi(session);

/** Answers who is signed in; the media team and administrators may ask. */
export const sessionPath = apiPath('/api/session');
