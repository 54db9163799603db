/** Reads a decimal string of dollars ('12.5', '12.50', '12') as cents; null for anything else, including fractions of a cent. */
export function parseCents(dollars: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(dollars.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

/** Cents as the API sends them: a decimal string with two places ('12.50', '-0.05'). */
export function toDecimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Quotient rounded to a whole number, halves away from zero. `over` must be positive. Exact while both are below 2^53. */
function divide(amount: number, over: number): number {
  const magnitude = Math.abs(amount);
  const rest = magnitude % over;
  const whole = (magnitude - rest) / over + (2 * rest >= over ? 1 : 0);
  return amount < 0 ? -whole : whole;
}

/** Whole shillings for an amount in cents. @param rate shillings for a dollar, whole (CONST-16) */
export const toShillings = (cents: number, rate: number): number => divide(cents * rate, 100);

/** Cents for an amount in whole shillings. @param rate shillings for a dollar, whole */
export const toCents = (shillings: number, rate: number): number => divide(shillings * 100, rate);

/** Average in cents of `count` amounts; 0 if there are none. */
export const averageCents = (cents: number, count: number): number => (count === 0 ? 0 : divide(cents, count));

const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, ',');

/** 'UGX 92,500' */
export const formatShillings = (shillings: number): string =>
  `${shillings < 0 ? '-' : ''}UGX ${grouped(String(Math.abs(shillings)))}`;

/** '$1,250.00' (CONST-17) */
export function formatDollars(cents: number): string {
  const [whole = '', fraction = ''] = toDecimal(Math.abs(cents)).split('.');
  return `${cents < 0 ? '-' : ''}$${grouped(whole)}.${fraction}`;
}
