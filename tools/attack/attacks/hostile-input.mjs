import { apiTests } from '../api-tests.mjs';

export default apiTests('hostile-input', 'No bad input gets a 5xx, and no upload leaves a file that was refused', [
  'access.e2e-spec',
  'hostile-requests.e2e-spec',
  'hostile-uploads.e2e-spec',
  'request-bodies.e2e-spec',
]);
