import { useQueryClient } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { apiPath, dataOf } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { ratePath } from '../../use-rate.ts';
import { exchangeRateCopy as copy } from './exchange-rate.copy.ts';
import { exampleOf, type RateValues, type StoredRate, toRequest, toValues } from './exchange-rate.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPage, useSettingsForm } from './settings-page.tsx';

const path = apiPath('/api/site/exchange-rate');

/** The exchange rate in shillings per dollar, for prices and gifts from now on. */
export default function ExchangeRatePage() {
  return (
    <SettingsPage path={path} name={copy.theRate}>
      {(stored) => <RateForm stored={stored} />}
    </SettingsPage>
  );
}

function RateForm({ stored }: { stored: StoredRate }) {
  const queries = useQueryClient();
  const form = useSettingsForm<StoredRate, RateValues>({
    path,
    stored,
    type: 'exchange-rate',
    name: copy.theRate,
    toValues,
    send: (values, version) => dataOf(api.calls.PUT('/api/site/exchange-rate', { body: toRequest(values, version) })),
    onSaved() {
      void queries.invalidateQueries({ queryKey: readQuery(ratePath).queryKey });
      showToast({ title: copy.savedTitle, description: copy.savedText });
    },
  });
  return (
    <SettingsForm form={form} part="exchange" one={copy.rate} title={copy.title} lead={copy.lead} viewPath="/store">
      <Form.Item name="rate" label={copy.field} required extra={exampleOf(form.values)}>
        <Input inputMode="numeric" maxLength={6} prefix="UGX" />
      </Form.Item>
    </SettingsForm>
  );
}
