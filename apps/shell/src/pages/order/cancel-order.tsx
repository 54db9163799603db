import { useSearchParams } from 'react-router-dom';
import { showToast } from '@ministry/ui/toast-store';
import { useCancel } from '../../features/store/api/use-order.ts';
import { orderCopy as copy } from '../../features/store/order.copy.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { useForm } from '../../forms/use-form.ts';
import css from './order.module.css';

/** Asks for confirmation before it cancels. Works without a script. */
export function CancelOrder({ reference, orderKey }: { reference: string; orderKey: string }) {
  const cancel = useCancel(reference, orderKey);
  const [search] = useSearchParams();
  const isRefused = search.get('cancel') === 'later';
  const { props, failure, message, isSending } = useForm({
    name: `order-cancellation:${reference}`,
    fields: [],
    validate: () => ({}),
    send: cancel,
    onSent: () => showToast({ title: copy.cancelled }),
    toasts: { failed: { title: copy.cancelFailed } },
    refusal: isRefused ? { sentence: copy.cancelLater } : undefined,
  });
  return (
    <details className={css.cancel} open={isRefused || undefined}>
      <summary>{copy.cancel}</summary>
      <form {...props} id="cancel" method="post" action="/api/orders/lookup/cancel#cancel">
        <FormFailure sentence={failure} ref={message} />
        <p>{copy.cancelSure}</p>
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="secret" value={orderKey} />
        <button type="submit" className="btn btn-give" disabled={isSending}>
          {isSending ? copy.cancelling : copy.cancelYes}
        </button>
      </form>
    </details>
  );
}
