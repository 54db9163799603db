import { Form, Input } from 'antd';
import { givingLimits as limits, type GivingWayKind } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Choice } from '../../components/choice.tsx';
import { RowsField } from '../../forms/rows-field.tsx';
import { givingCopy as copy } from './giving.copy.ts';
import { type GivingValues, newGivingWay } from './giving.ts';
import styles from './site.module.css';

const kinds: Record<GivingWayKind, string> = copy.kinds;
/** Placeholders, the same in every language. */
const examples = { address: 'https://', swift: 'SBICUGKX' };

export function GivingFields({ values }: { values: GivingValues }) {
  return (
    <>
      <RowsField
        name="ways"
        heading={copy.accounts}
        hint={copy.accountsHint}
        one={copy.way}
        most={limits.ways}
        rows={values.ways}
        blank={newGivingWay}
        nameOf={({ provider, number }) => `${String(provider)} ${String(number)}`.trim()}
      >
        {(place) => <WayFields place={place} isBank={values.ways[place]?.['kind'] === 'bank'} />}
      </RowsField>
      <Form.Item name="giveUrl" label={copy.giveAddress} extra={copy.giveAddressHint}>
        <Input maxLength={limits.url} inputMode="url" placeholder={examples.address} />
      </Form.Item>
    </>
  );
}

const WayFields = ({ place, isBank }: { place: number; isBank: boolean }) => (
  <>
    <Form.Item name={[place, 'kind']} label={common.kind} required>
      <Choice options={kinds} />
    </Form.Item>
    <Form.Item name={[place, 'provider']} label={isBank ? copy.bank : copy.network} required>
      <Input maxLength={limits.provider} placeholder={isBank ? copy.bankExample : copy.networkExample} />
    </Form.Item>
    <Form.Item
      className={styles.wide ?? ''}
      name={[place, 'number']}
      label={isBank ? copy.accountNumber : copy.phoneOrMerchantCode}
      required
    >
      <Input maxLength={limits.number} inputMode={isBank ? 'text' : 'tel'} />
    </Form.Item>
    <Form.Item
      className={styles.wide ?? ''}
      name={[place, 'accountName']}
      label={copy.accountName}
      required
      extra={copy.accountNameHint}
    >
      <Input maxLength={limits.accountName} />
    </Form.Item>
    {isBank ? (
      <>
        <Form.Item name={[place, 'branch']} label={copy.branch}>
          <Input maxLength={limits.branch} />
        </Form.Item>
        <Form.Item name={[place, 'swift']} label={copy.swift}>
          <Input maxLength={limits.swift} placeholder={examples.swift} />
        </Form.Item>
      </>
    ) : null}
    <Form.Item className={styles.wide ?? ''} name={[place, 'note']} label={copy.note}>
      <Input maxLength={limits.note} placeholder={copy.noteExample} />
    </Form.Item>
  </>
);
