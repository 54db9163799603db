import { apiTests } from '../api-tests.mjs';

export default apiTests('migrations', 'A process killed after any statement of a migration goes on at its next start', [
  'killed-migrations.e2e-spec',
]);
