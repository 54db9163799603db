import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { apiPath, dataOf, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { useItemForm } from '../../forms/use-item-form.ts';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { ratePath } from '../../use-rate.ts';
import { exampleOf, type RateValues, type StoredRate, toRequest, toValues } from './exchange-rate.ts';
import { SettingsForm } from './settings-form.tsx';

const path = apiPath('/api/site/exchange-rate');
const read = async (): Promise<StoredRate> => ({ ...(await api.read(path)), id: 1 });

/** How many shillings a dollar is, for prices and gifts from now on. */
export default function ExchangeRatePage() {
  // Read anew at each visit: what others have saved is seen.
  const { data, error, refetch } = useQuery({ ...readQuery(path), gcTime: 0 });
  if (error)
    return <LoadFailed title="The exchange rate could not be loaded" error={error} onRetry={() => void refetch()} />;
  return data ? <RateForm stored={{ ...data, id: 1 }} /> : <Loading label="Loading the exchange rate…" />;
}

function RateForm({ stored }: { stored: StoredRate }) {
  const queries = useQueryClient();
  const form = useItemForm<StoredRate, RateValues>({
    type: 'exchange-rate',
    item: stored,
    toValues: (rate) => toValues(rate ?? stored),
    nameOf: () => 'the exchange rate',
    send: async (values, { version = 0 }) => ({
      ...(await dataOf(api.calls.PUT('/api/site/exchange-rate', { body: toRequest(values, version) }))),
      id: 1,
    }),
    read,
    failed: readableError,
    onSaved(saved) {
      queries.setQueryData(readQuery(path).queryKey, saved);
      void queries.invalidateQueries({ queryKey: readQuery(ratePath).queryKey });
      showToast({ title: 'The exchange rate is saved', description: 'Prices on the site follow now.' });
    },
  });
  return (
    <SettingsForm
      form={form}
      part="exchange"
      one="exchange rate"
      title="Exchange rate"
      lead="What a dollar is worth in the store and in gifts. Gifts, payments and orders that were begun keep the rate that they were begun with."
      viewPath="/store"
      toValues={(settings) => toValues({ ...stored, ...settings })}
    >
      <Form.Item name="rate" label="Shillings for a dollar" required extra={exampleOf(form.values)}>
        <Input inputMode="numeric" maxLength={6} prefix="UGX" />
      </Form.Item>
    </SettingsForm>
  );
}
