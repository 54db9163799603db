import type { OrderReceipt, PaymentMethodResponse } from '@ministry/api-client';
import type { OutcomeWithoutScript } from '../../forms/plain-outcome.ts';

/** Props of both kinds of checkout. */
export interface CheckoutProps {
  methods: readonly PaymentMethodResponse[];
  /** Shillings for a dollar. */
  rate: number;
  refusal: OutcomeWithoutScript['refusal'];
  onPlaced(receipt: OrderReceipt): void;
}
