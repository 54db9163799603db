import type { BankDepositRequest } from '@ministry/api-client';
import { depositLimits, formatShillings, kampalaDay } from '@ministry/domain';
import { donationsCopy as copy } from './donations.copy.ts';

/** Values of the bank deposit form, as typed. */
export type DepositDraft = Record<'depositedOn' | 'account' | 'amount' | 'reference' | 'note', string>;

/** The ledger entries of a new deposit. */
export interface DepositedEntries {
  ids: number[];
  /** Their sum in whole shillings; null if the list has not shown all of them. */
  sum: number | null;
}

const amountOf = (typed: string): number | null => {
  const plain = typed.replace(/[,\s]/g, '');
  return /^\d{1,10}$/.test(plain) ? Number(plain) : null;
};

/** @param account the account of the previous deposit */
export const blankDeposit = (sum: number | null, account: string, now = new Date()): DepositDraft => ({
  depositedOn: kampalaDay(now),
  account,
  amount: sum !== null && sum > 0 ? String(sum) : '',
  reference: '',
  note: '',
});

/** Error messages by field. The server validates again. */
export function validateDeposit(
  { depositedOn, account, amount: typed }: DepositDraft,
  now = new Date(),
): Record<string, string> {
  const amount = amountOf(typed);
  return {
    ...(depositedOn === '' ? { depositedOn: copy.dayMissing } : {}),
    ...(depositedOn > kampalaDay(now) ? { depositedOn: copy.dayToCome } : {}),
    ...(account.trim() === '' ? { account: copy.depositForm.accountMissing } : {}),
    ...(amount === null || amount === 0 ? { amount: copy.depositForm.amountWrong } : {}),
    ...((amount ?? 0) > depositLimits.amount
      ? { amount: copy.amountTooLarge({ amount: formatShillings(depositLimits.amount) }) }
      : {}),
  };
}

/** 'UGX 5,000 missing': how much the bank deposit is below or above the ledger. */
export const differenceText = (difference: number): string =>
  difference === 0
    ? copy.bank.asInTheBooks
    : difference < 0
      ? copy.bank.missing({ amount: formatShillings(-difference) })
      : copy.bank.tooMuch({ amount: formatShillings(difference) });

/** Hint beside the amount: the sum of the selected entries and its difference from the amount. */
export function entriesText({ ids, sum }: DepositedEntries, typed: string): string {
  const count = ids.length;
  if (sum === null) return copy.depositForm.chosenUnsummed({ count });
  const amount = amountOf(typed);
  const chosen = copy.depositForm.chosen({ count, sum: formatShillings(sum) });
  return amount === null ? chosen : `${chosen} ${differenceText(amount - sum)}.`;
}

export const toDepositRequest = (
  { depositedOn, account, amount, reference, note }: DepositDraft,
  entries: number[],
): BankDepositRequest => ({
  depositedOn,
  account: account.trim(),
  amount: amountOf(amount) ?? 0,
  reference: reference.trim(),
  note: note.trim(),
  entries,
});
