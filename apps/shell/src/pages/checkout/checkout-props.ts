import type { OrderReceipt, PaymentMethodResponse } from '@ministry/api-client';
import type { PlainOutcome } from '../../forms/plain-outcome.ts';

/** Props of both kinds of checkout. */
export interface CheckoutProps {
  methods: readonly PaymentMethodResponse[];
  /** Shillings for a dollar. */
  rate: number;
  refusal: PlainOutcome['refusal'];
  onPlaced(receipt: OrderReceipt): void;
}
