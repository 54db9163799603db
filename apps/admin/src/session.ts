import { apiPath, createApi } from '@ministry/api-client';
import { createSession } from '@ministry/session';

export const session = createSession('adminAuth');

/** The calls of whoever is signed in to this console. */
export const api = createApi(session);

/** Read at login and at page load to check the credential (ADM-10), then shown on the summary cards. */
export const statsPath = apiPath('/api/admin/stats');
