import { Alert, Button, Modal } from 'antd';
import type { FormEvent } from 'react';
import { showToast } from '@ministry/ui';
import { focusFirstField } from '../../components/focus-first-field.ts';
import { useInvalidFocus } from '../../components/use-invalid-focus.ts';
import { formatMoment } from '../../content/normalise.ts';
import { useRate } from '../../use-rate.ts';
import { blankGift, type GiftDraft, toGiftRequest, validate } from './gift.ts';
import { GiftFields, GiverFields } from './gift-fields.tsx';
import type { Ledger } from './use-ledger.ts';
import { useSavedForm } from './use-saved-form.ts';
import styles from './donations.module.css';

/** Writes down a gift that came to the office. */
export function GiftDialog({ ledger, onClose }: { ledger: Ledger; onClose(): void }) {
  const rate = useRate();
  const form = useSavedForm<GiftDraft>({
    kind: 'office-gift',
    id: 'new',
    blank: blankGift(),
    validate: (typed) => validate(typed, rate),
    send: (typed, key) => ledger.record(toGiftRequest(typed), key),
  });
  const { typed, set, errors } = form;
  const element = useInvalidFocus(errors);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!(await form.submit())) return;
    showToast({
      title: 'Gift recorded',
      ...(typed.sendReceipt ? { description: `The receipt goes to ${typed.email.trim()}.` } : {}),
    });
    onClose();
  }
  return (
    <Modal
      open
      afterOpenChange={focusFirstField}
      width={640}
      title="Record a gift"
      footer={null}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      <form ref={element} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        {form.savedAt ? (
          <Alert
            type="warning"
            showIcon
            title={`What you had begun on ${formatMoment(form.savedAt)} is here again.`}
            action={<Button onClick={form.discard}>Empty the form</Button>}
          />
        ) : null}
        {form.failure ? (
          <Alert type="error" showIcon role="alert" title={`The gift was not recorded. ${form.failure}`} />
        ) : null}
        <GiftFields typed={typed} set={set} errors={errors} rate={rate} />
        <GiverFields typed={typed} set={set} errors={errors} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>Close</Button>
          <Button type="primary" htmlType="submit" disabled={form.isSending}>
            {form.isSending ? 'Recording…' : 'Record the gift'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
