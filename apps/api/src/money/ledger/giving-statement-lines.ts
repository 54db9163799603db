import {
  formatDollars,
  formatShillings,
  givingCategories,
  givingCategorySlugs,
  officeMethods,
  payingBy,
} from '@ministry/domain';
import type { FurtherEntry, GivingStatement, StatementGift } from './giving-statement.types.ts';
import type { Money } from './ledger.types.ts';
import { balanceOf, sumOf } from './ledger-rules.ts';

/** One line of the table in the statement. */
export interface StatementLine {
  /** Day, purpose and method; a single text if the line is about the gift above it. */
  cells: string[];
  usd: string;
  ugx: string;
}

const methods: Record<string, string> = { ...payingBy, ...officeMethods };
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
/** '21 Nov 2026' for the calendar day '2026-11-21'. */
export const dayInStatement = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));
/** '92,500': the currency is in the heading of the column. */
const shillings = (amount: number): string => formatShillings(amount).replace('UGX ', '');
const furtherCopy: Partial<Record<FurtherEntry['kind'], string>> = {
  correction: 'Corrected on',
  reversal: 'Taken back by the payment company on',
};

const sums = (money: Money, isDollars: boolean): Pick<StatementLine, 'usd' | 'ugx'> => ({
  usd: isDollars ? formatDollars(money.cents) : '',
  ugx: shillings(money.amount),
});

/** Lines for a gift, for its later corrections, and for its balance. */
export function linesOf(gift: StatementGift): StatementLine[] {
  const { receivedOn, category, method, otherName, isDollars, further } = gift;
  return [
    {
      cells: [dayInStatement(receivedOn), givingCategories[category], method ? (methods[method] ?? method) : ''],
      ...sums(gift, isDollars),
    },
    ...(otherName === null ? [] : [{ cells: [`Recorded under the name ${otherName}`], usd: '', ugx: '' }]),
    ...further.map((entry) => ({
      cells: [`${furtherCopy[entry.kind] ?? 'Given back on'} ${dayInStatement(entry.day)}`],
      ...sums(entry, isDollars),
    })),
    ...(further.length === 0 ? [] : [{ cells: ['Balance of this gift'], ...sums(balanceOf(gift), isDollars) }]),
  ];
}

/** A total for each purpose that has a gift, then the total of all. */
export function totalsOf({ gifts }: GivingStatement): { name: string; ugx: string }[] {
  const purposes = givingCategorySlugs.flatMap((category) => {
    const own = gifts.filter((gift) => gift.category === category);
    return own.length === 0
      ? []
      : [{ name: givingCategories[category], ugx: formatShillings(sumOf(own.map(balanceOf)).amount) }];
  });
  return [...purposes, { name: 'Total', ugx: formatShillings(sumOf(gifts.map(balanceOf)).amount) }];
}

/** Notes that a reader needs to understand the figures. */
export function notesOf({ year, issuedOn, to, gifts, earlier }: GivingStatement): string[] {
  return [
    'Test payments, with which no money moved, are not in this statement.',
    `As the books stood on ${dayInStatement(issuedOn)}: corrections and payments taken back are shown under the gift, and the totals take them into account.`,
    ...(gifts.some(({ isDollars }) => isDollars)
      ? ['Gifts in US dollars are in the totals with their value in shillings on the day when they were recorded.']
      : []),
    ...(earlier.amount === 0
      ? []
      : [
          `In ${year} the payment company took back ${formatShillings(-earlier.amount)} of gifts of earlier years; it is in the statements of those years.`,
        ]),
    ...(to < `${year}-12-31` ? [`The year is not over: gifts after ${dayInStatement(to)} are not in it.`] : []),
  ];
}
