import { apiTests } from '../api-tests.mjs';

export default apiTests('payments', 'One effect for one payment, whatever is repeated, lost or forged', [
  'payment-notifications.e2e-spec',
  'payment-companies.e2e-spec',
]);
