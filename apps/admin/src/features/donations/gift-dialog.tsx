import type { LedgerEntryDetailResponse } from '@ministry/api-client';
import { readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useItemForm } from '../../forms/use-item-form.ts';
import { useRate } from '../../use-rate.ts';
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
        title: 'Gift recorded',
        ...(values.sendReceipt ? { description: `The receipt goes to ${values.email.trim()}.` } : {}),
      });
      return entry;
    },
    failed: (error) => `The gift was not recorded. ${readableError(error)}`,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      one="gift"
      title="Record a gift"
      save="Record the gift"
      saving="Recording…"
      close="Close"
      onClose={onClose}
    >
      <GiftFields values={form.values} rate={rate} />
      <GiverFields rate={rate} />
    </FormDialog>
  );
}
