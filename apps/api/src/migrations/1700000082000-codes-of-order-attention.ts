import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The codes, and the sentences that were stored before; the second and later ones are from older releases. */
const sentences: Record<string, string[]> = {
  'paid-again': ['Paid more than once. Give back what is too much, and mark it here.'],
  'sold-out': [
    'Paid after it was cancelled, and sold out since. Give the money back and mark it here, or agree on something else.',
  ],
  'cancelled-paid': ['Cancelled after it was paid. Give the money back, and mark it here.'],
  'given-back-before': [
    'The provider has taken a payment back, and the office had marked money as given back before. If it is the same money, mark this as settled; otherwise mark the order as refunded.',
    'The provider has taken a payment back, and the office had marked money as given back before. Is it the same money, note this as settled; else mark the order refunded.',
  ],
  mismatch: [
    'The amount received for it is not the expected amount: its payment shows how much. Clarify it with the provider, mark the payment as settled, and then this.',
    'The money that came for it does not fit: its payment says how much. See to it with the provider, mark the payment as settled, and then this.',
  ],
  reversed: [
    'The provider has taken the payment back. Ask the buyer before you send anything.',
    'The provider has taken the payment back. Ask the buyer before anything goes out.',
  ],
};

/** Why the office has to look at an order becomes a code, so that it can be compared and translated. */
export class CodesOfOrderAttention1700000082000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [code, texts] of Object.entries(sentences))
      for (const text of texts) await runner.query('UPDATE orders SET attention = ? WHERE attention = ?', [code, text]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [code, [text]] of Object.entries(sentences))
      await runner.query('UPDATE orders SET attention = ? WHERE attention = ?', [text, code]);
  }
}
