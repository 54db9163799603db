import { apiTests } from '../api-tests.mjs';

export default apiTests('floods', 'A flood takes forms and sign-in from nobody who is not in it', [
  'rate-limits.e2e-spec',
  'sign-in.e2e-spec',
]);
