import { type PayingBy, payingBySlugs } from '@ministry/domain';
import { OneOf } from '../../../platform/validation/fields.ts';
import {
  sandboxAmounts,
  type SandboxChoice,
  sandboxDelays,
  sandboxNotices,
  sandboxOutcomes,
  sandboxReversals,
} from './sandbox-plan.ts';

/** The form of the sandbox. A field that is left out gets the usual choice. */
export class SandboxChoiceRequest implements SandboxChoice {
  @OneOf(sandboxOutcomes, { description: 'Outcome of the payment', example: 'succeed' })
  outcome: SandboxChoice['outcome'];

  @OneOf(payingBySlugs, { optional: true, description: 'Way of paying', example: 'card' })
  method?: PayingBy;

  @OneOf(sandboxDelays, { default: '0', optional: true, description: 'Seconds until the outcome', example: '0' })
  delay: SandboxChoice['delay'] = '0';

  @OneOf(sandboxNotices, {
    default: 'before',
    optional: true,
    description: 'When the webhook is called',
    example: 'before',
  })
  notice: SandboxChoice['notice'] = 'before';

  @OneOf(sandboxAmounts, {
    default: 'right',
    optional: true,
    description: 'Amount that the provider reports',
    example: 'right',
  })
  amount: SandboxChoice['amount'] = 'right';

  @OneOf(sandboxReversals, {
    default: 'never',
    optional: true,
    description: 'Seconds until the payment is reversed',
    example: 'never',
  })
  reversal: SandboxChoice['reversal'] = 'never';
}
