import { Button } from 'antd';
import { commonCopy as common } from '../../common.copy.ts';
import { Icon } from '../../components/icon.tsx';
import { ImportLink } from '../../components/import-link.tsx';
import { useOpened } from '../../lists/use-opened.ts';
import { donationsCopy as copy } from './donations.copy.ts';
import { DonationsFrame } from './donations-frame.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { GiftDialog } from './gift-dialog.tsx';
import { LedgerFigures } from './ledger-figures.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { useLedger } from './use-ledger.ts';
import { useLedgerList } from './use-ledger-list.ts';
import layout from '../../components/layout.module.css';

/** The Donations tab (DON-31): the ledger, and a form to record gifts that came to the office. */
export default function DonationsPage() {
  const ledgerList = useLedgerList();
  const { address, list, narrowing } = ledgerList;
  const ledger = useLedger();
  const [opened, open] = useOpened('entry');
  const [gift, openGift] = useOpened('gift');
  const id = Number(opened) || null;
  const isEmpty = list.items?.length === 0 && !list.isFetching && !address.isNarrowed;

  return (
    <DonationsFrame
      figures={isEmpty ? undefined : <LedgerFigures narrowing={narrowing} />}
      action={
        <>
          <ImportLink kind="gifts" />
          {isEmpty ? <Button disabled>{common.exportCsv}</Button> : null}
          <Button type="primary" icon={<Icon name="plus" />} onClick={() => openGift('new')}>
            {copy.giftForm.title}
          </Button>
        </>
      }
    >
      {isEmpty ? (
        <section className={`${layout.card} ${layout.empty}`}>
          <h2 className={layout.spaceBelow}>{copy.ledger.noGiftTitle}</h2>
          <p className={layout.spaceBelow}>{copy.ledger.noGiftText}</p>
          <button type="button" className={layout.linkButton} onClick={() => address.change({ purpose: 'all' })}>
            {copy.ledger.showStore}
          </button>
        </section>
      ) : (
        <LedgerTable ledgerList={ledgerList} ledger={ledger} onOpen={open} />
      )}
      {id ? <EntryDrawer key={id} id={id} ledger={ledger} onOpen={open} onClose={() => open(null)} /> : null}
      {gift ? <GiftDialog ledger={ledger} onClose={() => openGift(null)} /> : null}
    </DonationsFrame>
  );
}
