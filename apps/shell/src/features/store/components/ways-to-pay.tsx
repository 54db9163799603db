import type { PaymentMethodResponse } from '@ministry/api-client';
import { payingBy } from '@ministry/domain';
import { Choice } from '../../../forms/choice.tsx';
import { checkoutCopy as copy } from '../checkout.copy.ts';
import { methodFor, waysOf } from '../checkout.ts';
import css from './ways-to-pay.module.css';

interface WaysToPayProps {
  form: string;
  methods: readonly PaymentMethodResponse[];
  className?: string | undefined;
}

/** Card or mobile money. The hidden `provider` is for a form sent without a script. */
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
        legend={copy.method}
        options={ways.map((way) => ({ value: way, label: payingBy[way] }))}
        chosen={first}
      />
      {provider?.isTest ? <p className={css.test}>{copy.test}</p> : null}
    </div>
  );
}
