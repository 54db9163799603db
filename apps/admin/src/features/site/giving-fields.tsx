import { Form, Input } from 'antd';
import { givingLimits as limits, givingWayKinds } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Choice } from '../../components/choice.tsx';
import { RowsField } from '../../forms/rows-field.tsx';
import { givingCopy as copy } from './giving.copy.ts';
import { type GivingValues, newWay } from './giving.ts';
import styles from './site.module.css';

export function GivingFields({ values }: { values: GivingValues }) {
  return (
    <>
      <RowsField
        name="ways"
        heading={copy.numbersAndAccounts}
        hint={copy.onTheContactPageUnder}
        one={copy.way}
        most={limits.ways}
        rows={values.ways}
        blank={newWay}
        nameOf={({ provider, number }) => `${String(provider)} ${String(number)}`.trim()}
      >
        {(place) => <WayFields place={place} isBank={values.ways[place]?.['kind'] === 'bank'} />}
      </RowsField>
      <Form.Item name="giveUrl" label={copy.giveAddressOptional} extra={copy.whereGiveLeadsToIf}>
        <Input maxLength={limits.url} inputMode="url" placeholder="https://" />
      </Form.Item>
    </>
  );
}

const WayFields = ({ place, isBank }: { place: number; isBank: boolean }) => (
  <>
    <Form.Item name={[place, 'kind']} label={common.kind} required>
      <Choice options={givingWayKinds} />
    </Form.Item>
    <Form.Item name={[place, 'provider']} label={isBank ? copy.bank : copy.network} required>
      <Input maxLength={limits.provider} placeholder={isBank ? copy.stanbicBankUganda : copy.mtnMobileMoney} />
    </Form.Item>
    <Form.Item
      className={styles.wide ?? ''}
      name={[place, 'number']}
      label={isBank ? copy.accountNumber : copy.phoneNumberOrMerchantCode}
      required
    >
      <Input maxLength={limits.number} inputMode={isBank ? 'text' : 'tel'} />
    </Form.Item>
    <Form.Item
      className={styles.wide ?? ''}
      name={[place, 'accountName']}
      label={copy.inTheNameOf}
      required
      extra={copy.exactlyAsTheBankOr}
    >
      <Input maxLength={limits.accountName} />
    </Form.Item>
    {isBank ? (
      <>
        <Form.Item name={[place, 'branch']} label={copy.branchOptional}>
          <Input maxLength={limits.branch} />
        </Form.Item>
        <Form.Item name={[place, 'swift']} label={copy.swiftCodeOptional}>
          <Input maxLength={limits.swift} placeholder={copy.sbicugkx} />
        </Form.Item>
      </>
    ) : null}
    <Form.Item className={styles.wide ?? ''} name={[place, 'note']} label={copy.noteOptional}>
      <Input maxLength={limits.note} placeholder={copy.writeYourNameAsThe} />
    </Form.Item>
  </>
);
