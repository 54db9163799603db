import type { LedgerEntryDetailResponse } from '@ministry/api-client';
import { readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useItemForm } from '../../forms/use-item-form.ts';
import { useRate } from '../../use-rate.ts';
import { donationsCopy as copy } from './donations.copy.ts';
import { blankGift, type GiftDraft, toGiftRequest } from './gift.ts';
import { GiftFields, GiverFields } from './gift-fields.tsx';
import type { Ledger } from './use-ledger.ts';

/** Form to record a gift that came to the office. */
export function GiftDialog({ ledger, onClose }: { ledger: Ledger; onClose(): void }) {
  const rate = useRate();
  const form = useItemForm<LedgerEntryDetailResponse, GiftDraft>({
    type: 'office-gift',
    item: null,
    toValues: () => blankGift(),
    async send(values, _from, key) {
      const entry = await ledger.record(toGiftRequest(values), key);
      showToast({
        title: copy.giftForm.done,
        ...(values.sendReceipt ? { description: copy.giftForm.receiptSent({ email: values.email.trim() }) } : {}),
      });
      return entry;
    },
    failed: (error) => copy.giftForm.failed({ reason: readableError(error) }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      one={copy.gift}
      title={copy.giftForm.title}
      save={copy.giftForm.save}
      saving={copy.recording}
      close={common.close}
      onClose={onClose}
    >
      <GiftFields values={form.values} rate={rate} />
      <GiverFields rate={rate} />
    </FormDialog>
  );
}
