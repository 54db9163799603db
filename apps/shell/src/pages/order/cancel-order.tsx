import { useSearchParams } from 'react-router-dom';
import { showToast } from '@ministry/ui/toast-store';
import { useCancel } from '../../features/store/api/use-order.ts';
import { orderWords as words } from '../../features/store/order.content.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { useForm } from '../../forms/use-form.ts';
import css from './order.module.css';

/** Asks once more before it cancels; unfolds without a script. */
export function CancelOrder({ reference, orderKey }: { reference: string; orderKey: string }) {
  const cancel = useCancel(reference, orderKey);
  const [search] = useSearchParams();
  const isRefused = search.get('cancel') === 'later';
  const { props, failure, message, isSending } = useForm({
    name: `order-cancellation:${reference}`,
    fields: [],
    faultsOf: () => ({}),
    send: cancel,
    onSent: () => showToast({ title: words.cancelled }),
    toasts: { failed: { title: words.cancelFailed } },
    refusal: isRefused ? { sentence: words.cancelLater } : undefined,
  });
  return (
    <details className={css.cancel} open={isRefused || undefined}>
      <summary>{words.cancel}</summary>
      <form {...props} id="cancel" method="post" action="/api/orders/lookup/cancel">
        <FormFailure sentence={failure} ref={message} />
        <p>{words.cancelSure}</p>
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="secret" value={orderKey} />
        <button type="submit" className="btn btn-give" disabled={isSending}>
          {isSending ? words.cancelling : words.cancelYes}
        </button>
      </form>
    </details>
  );
}
