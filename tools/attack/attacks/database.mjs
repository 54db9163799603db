import { apiTests } from '../api-tests.mjs';

export default apiTests(
  'database',
  'Every answer within 2.5 s of a frozen, slow or killed database; 503 means not done',
  ['database-faults.e2e-spec', 'killed-submissions.e2e-spec'],
);
