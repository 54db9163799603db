import { apiPath, type BankDepositRequest, dataOf } from '@ministry/api-client';
import type { RowRange } from '../../lists/use-paged-list.ts';
import { useReload } from '../../lists/use-reload.ts';
import { api } from '../../session.ts';

export const depositsPath = (query: RowRange) => apiPath('/api/bank-deposits', { query });

/** Writes of bank deposits. They throw `ApiError` when the API refuses them. */
export function useDeposits() {
  const reload = useReload('/api/ledger', '/api/bank-deposits');
  return {
    /** @param key idempotency key, the same for each attempt to record the same deposit */
    async record(body: BankDepositRequest, key: string) {
      const deposit = await dataOf(api.calls.POST('/api/bank-deposits', { body, headers: { 'Idempotency-Key': key } }));
      reload();
      return deposit;
    },
    async remove(id: number) {
      await api.calls.DELETE('/api/bank-deposits/{id}', { params: { path: { id } } });
      reload();
    },
  };
}

export type Deposits = ReturnType<typeof useDeposits>;
