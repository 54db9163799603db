import { apiTests } from '../api-tests.mjs';

export default apiTests('last-one', 'Never more seats or units than there are; one result for one idempotency key', [
  'events-capacity.e2e-spec',
  'waiting-list-crowd.e2e-spec',
  'orders-stock.e2e-spec',
  'idempotency.e2e-spec',
]);
