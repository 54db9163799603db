import type { GivingWay, SiteGiving } from '@ministry/domain';
import { type Sentence } from '../texts/sentence.ts';
import { phoneAsShown } from '../validation/phone.ts';
import type { SiteGivingDto } from './giving.dto.ts';
import { toWay } from './proposal-confirmation.ts';
import { ruleTexts } from './site-settings.copy.ts';

/** A merchant code does not begin with 0. National phone numbers of Uganda do, and have ten digits. */
const merchantCode = /^[1-9]\d{3,9}$/;
const accountNumber = /^[A-Z0-9](?:[ -]?[A-Z0-9]){3,33}$/i;
/** ISO 9362 */
const bic = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/** The number to store: of mobile money, a phone number is written as the site shows it. */
const storedNumber = ({ kind, number }: SiteGivingDto['ways'][number]): string =>
  kind === 'mobile-money' && !merchantCode.test(number) ? (phoneAsShown(number) ?? number) : number;

/** Problems, by field, that concern several fields together. Each single field has already been validated. */
export function givingProblems({ ways }: SiteGivingDto): Record<string, Sentence> {
  const problems: Record<string, Sentence> = {};
  const bare = ways.map((way) => storedNumber(way).replace(/[\s-]/g, '').toUpperCase());
  ways.forEach(({ kind, number, branch, swift }, place) => {
    const note = (field: keyof GivingWay, problem: Sentence) => (problems[`ways.${place}.${field}`] = problem);
    if (kind === 'mobile-money') {
      if (!merchantCode.test(number) && phoneAsShown(number) === null) note('number', ruleTexts.numberForm);
      if (branch) note('branch', ruleTexts.branchForBanks);
      if (swift) note('swift', ruleTexts.swiftForBanks);
    } else {
      if (!accountNumber.test(number)) note('number', ruleTexts.accountForm);
      if (swift && !bic.test(swift)) note('swift', ruleTexts.swiftForm);
    }
    if (bare.indexOf(bare[place] ?? '') < place) note('number', ruleTexts.numberTwice);
  });
  return problems;
}

/** The ways of giving to store, with phone numbers in the form that the site shows. */
export const toGiving = ({ giveUrl, ways }: SiteGivingDto): SiteGiving => ({
  giveUrl: giveUrl || null,
  ways: ways.map((way) => toWay({ ...way, number: storedNumber(way) })),
});
