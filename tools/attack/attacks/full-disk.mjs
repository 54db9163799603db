import { apiTests } from '../api-tests.mjs';

export default apiTests('full-disk', 'On a full disk staff sign in, read and delete', ['disk-full.e2e-spec']);
