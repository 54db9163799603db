import { apiTests } from '../api-tests.mjs';

export default apiTests('starts', 'A start that fails says one sentence and leaves nothing running', [
  'process.e2e-spec',
]);
