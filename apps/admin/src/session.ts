import { apiPath, createApi } from '@ministry/api-client';
import { createSession } from '@ministry/session';
import { askForCode } from './second-factor/code-question.ts';

export const session = createSession('adminAuth');

/** API client that sends the credential of the account that is signed in to this console. */
export const api = createApi({ ...session, requestOneTimeCode: askForCode });

/** Read at login and at page load to check the credential (ADM-10), then shown on the summary cards. */
export const statsPath = apiPath('/api/admin/stats');
