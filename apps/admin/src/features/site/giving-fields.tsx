import { Form, Input } from 'antd';
import { givingLimits as limits, givingWayKinds } from '@ministry/domain';
import { Choice } from '../../components/choice.tsx';
import { RowsField } from '../../forms/rows-field.tsx';
import { type GivingValues, newWay } from './giving.ts';
import styles from './site.module.css';

export function GivingFields({ values }: { values: GivingValues }) {
  return (
    <>
      <RowsField
        name="ways"
        heading="Numbers and accounts"
        hint="On the contact page under ‘Give’, in receipts and in the assistant’s answers, in this order."
        one="way"
        most={limits.ways}
        rows={values.ways}
        blank={newWay}
        nameOf={({ provider, number }) => `${String(provider)} ${String(number)}`.trim()}
      >
        {(place) => <WayFields place={place} isBank={values.ways[place]?.['kind'] === 'bank'} />}
      </RowsField>
      <Form.Item
        name="giveUrl"
        label="Give address (optional)"
        extra="Where ‘Give’ leads to, if gifts are given on another site. Empty: our own form, unless the server is set otherwise."
      >
        <Input maxLength={limits.url} inputMode="url" placeholder="https://" />
      </Form.Item>
    </>
  );
}

const WayFields = ({ place, isBank }: { place: number; isBank: boolean }) => (
  <>
    <Form.Item name={[place, 'kind']} label="Kind" required>
      <Choice options={givingWayKinds} />
    </Form.Item>
    <Form.Item name={[place, 'provider']} label={isBank ? 'Bank' : 'Network'} required>
      <Input maxLength={limits.provider} placeholder={isBank ? 'Stanbic Bank Uganda' : 'MTN Mobile Money'} />
    </Form.Item>
    <Form.Item
      className={styles.wide ?? ''}
      name={[place, 'number']}
      label={isBank ? 'Account number' : 'Phone number or merchant code'}
      required
    >
      <Input maxLength={limits.number} inputMode={isBank ? 'text' : 'tel'} />
    </Form.Item>
    <Form.Item
      className={styles.wide ?? ''}
      name={[place, 'accountName']}
      label="In the name of"
      required
      extra="Exactly as the bank or the phone shows it before paying."
    >
      <Input maxLength={limits.accountName} />
    </Form.Item>
    {isBank ? (
      <>
        <Form.Item name={[place, 'branch']} label="Branch (optional)">
          <Input maxLength={limits.branch} />
        </Form.Item>
        <Form.Item name={[place, 'swift']} label="SWIFT code (optional)">
          <Input maxLength={limits.swift} placeholder="SBICUGKX" />
        </Form.Item>
      </>
    ) : null}
    <Form.Item className={styles.wide ?? ''} name={[place, 'note']} label="Note (optional)">
      <Input maxLength={limits.note} placeholder="Write your name as the reason." />
    </Form.Item>
  </>
);
