import { givingCategories, officeMethods, paymentLimits } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { Alert, Button, Checkbox, Input, Modal } from 'antd';
import { useEffect, useRef, type FormEvent } from 'react';
import { Choice } from '../../components/choice.tsx';
import { Field } from '../../components/field.tsx';
import { formatMoment } from '../../content/normalise.ts';
import { useRate } from '../../use-rate.ts';
import styles from './donations.module.css';
import { blankGift, faultsOf, toGiftRequest, worthOf, type GiftDraft } from './gift.ts';
import { useKeptForm } from './use-kept-form.ts';
import type { Ledger } from './use-ledger.ts';

const currencies = { UGX: 'Shillings (UGX)', USD: 'US dollars' };
const longestNote = 1_000;

/** Writes down a gift that came to the office. */
export function GiftDialog({ ledger, onClose }: { ledger: Ledger; onClose(): void }) {
  const rate = useRate();
  const form = useKeptForm<GiftDraft>({
    kind: 'office-gift',
    id: 'new',
    blank: blankGift(),
    faultsOf: (typed) => faultsOf(typed, rate),
    send: (typed, key) => ledger.record(toGiftRequest(typed), key),
  });
  const { typed, set, errors } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

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
    <Modal open width={640} title="Record a gift" footer={null} mask={{ closable: false }} onCancel={onClose}>
      <form ref={element} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        {form.keptAt ? (
          <Alert
            type="warning"
            showIcon
            title={`What you had begun on ${formatMoment(form.keptAt)} is here again.`}
            action={<Button onClick={form.discard}>Empty the form</Button>}
          />
        ) : null}
        {form.failure ? (
          <Alert type="error" showIcon role="alert" title={`The gift was not recorded. ${form.failure}`} />
        ) : null}
        <div className={styles.pair}>
          <Field label="Amount" required error={errors['amount']} hint={worthOf(typed, rate) || 'As it was counted.'}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                autoFocus
                maxLength={14}
                value={typed.amount}
                onChange={(event) => set({ amount: event.target.value })}
              />
            )}
          </Field>
          <Field label="Currency">
            {(control) => (
              <Choice
                {...control}
                value={typed.currency}
                options={currencies}
                onChange={(currency) => set({ currency })}
              />
            )}
          </Field>
          <Field label="How it came">
            {(control) => (
              <Choice
                {...control}
                value={typed.method}
                options={officeMethods}
                onChange={(method) => set({ method })}
              />
            )}
          </Field>
          <Field label="What it is for">
            {(control) => (
              <Choice
                {...control}
                value={typed.category}
                options={givingCategories}
                onChange={(category) => set({ category })}
              />
            )}
          </Field>
          <Field label="Received on" required error={errors['receivedOn']}>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={typed.receivedOn}
                onChange={(event) => set({ receivedOn: event.target.value })}
              />
            )}
          </Field>
          <Field label="Name" error={errors['name']} hint="Left empty: Anonymous.">
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={paymentLimits.name}
                value={typed.name}
                onChange={(event) => set({ name: event.target.value })}
              />
            )}
          </Field>
          <Field label="Phone" error={errors['phone']}>
            {(control) => (
              <Input
                {...control}
                type="tel"
                autoComplete="off"
                maxLength={paymentLimits.phone}
                value={typed.phone}
                onChange={(event) => set({ phone: event.target.value })}
              />
            )}
          </Field>
          <Field label="Email" error={errors['email']}>
            {(control) => (
              <Input
                {...control}
                type="email"
                autoComplete="off"
                maxLength={paymentLimits.email}
                value={typed.email}
                onChange={(event) => set({ email: event.target.value })}
              />
            )}
          </Field>
        </div>
        <Checkbox checked={typed.sendReceipt} onChange={({ target }) => set({ sendReceipt: target.checked })}>
          Send a receipt to this address
        </Checkbox>
        <Field
          label="Note"
          error={errors['note']}
          hint="For the office only: a receipt number, the service it was collected at."
        >
          {({ status: _status, ...control }) => (
            <Input.TextArea
              {...control}
              value={typed.note}
              maxLength={longestNote}
              autoSize={{ minRows: 2, maxRows: 6 }}
              onChange={(event) => set({ note: event.target.value })}
            />
          )}
        </Field>
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
