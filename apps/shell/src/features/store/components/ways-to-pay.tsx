import type { PaymentMethodResponse } from '@ministry/api-client';
import { payingBy } from '@ministry/domain';
import { Choice } from '../../../forms/choice.tsx';
import { methodFor, waysOf } from '../checkout.ts';
import { checkoutWords as words } from '../checkout.content.ts';
import css from './ways-to-pay.module.css';

interface WaysToPayProps {
  form: string;
  methods: readonly PaymentMethodResponse[];
  className?: string | undefined;
}

/** Card or mobile money, for a payment online; `provider` is for a form that goes out without a script. */
export function WaysToPay({ form, methods, className }: WaysToPayProps) {
  const ways = waysOf(methods);
  const [first = ''] = ways;
  const provider = methodFor(methods, first);
  return (
    <div className={className}>
      <input type="hidden" name="provider" value={provider?.provider ?? ''} />
      <Choice
        form={form}
        name="method"
        legend={words.method}
        options={ways.map((way) => ({ value: way, label: payingBy[way] }))}
        chosen={first}
      />
      {provider?.isTest ? <p className={css.test}>{words.test}</p> : null}
    </div>
  );
}
