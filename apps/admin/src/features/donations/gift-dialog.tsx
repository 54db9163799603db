import type { LedgerEntryDetailResponse } from '@ministry/api-client';
import { readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useItemForm } from '../../forms/use-item-form.ts';
import { useRate } from '../../use-rate.ts';
import { donationsTexts as copy } from './donations-texts.copy.ts';
import { blankGift, type GiftDraft, toGiftRequest } from './gift.ts';
import { GiftFields, GiverFields } from './gift-fields.tsx';
import type { Ledger } from './use-ledger.ts';

/** Writes down a gift that came to the office. */
export function GiftDialog({ ledger, onClose }: { ledger: Ledger; onClose(): void }) {
  const rate = useRate();
  const form = useItemForm<LedgerEntryDetailResponse, GiftDraft>({
    type: 'office-gift',
    item: null,
    toValues: () => blankGift(),
    async send(values, _from, key) {
      const entry = await ledger.record(toGiftRequest(values), key);
      showToast({
        title: copy.giftRecorded,
        ...(values.sendReceipt ? { description: copy.theReceiptGoesTo({ trim: values.email.trim() }) } : {}),
      });
      return entry;
    },
    failed: (error) => copy.theGiftWasNotRecorded({ reason: readableError(error) }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      one={copy.gift}
      title={copy.recordAGift}
      save={copy.recordTheGift}
      saving={copy.recording}
      close="Close"
      onClose={onClose}
    >
      <GiftFields values={form.values} rate={rate} />
      <GiverFields rate={rate} />
    </FormDialog>
  );
}
