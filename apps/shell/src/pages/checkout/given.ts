import type { OrderReceipt, PaymentMethodResponse } from '@ministry/api-client';
import type { PlainOutcome } from '../../forms/plain-outcome.ts';

/** What both kinds of checkout are given by their page. */
export interface Given {
  methods: readonly PaymentMethodResponse[];
  /** Shillings for a dollar. */
  rate: number;
  refusal: PlainOutcome['refusal'];
  onPlaced(receipt: OrderReceipt): void;
}
