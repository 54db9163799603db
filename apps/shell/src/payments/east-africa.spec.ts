import { describe, expect, it } from '@jest/globals';
import { eastAfricanAnswers } from './east-africa.ts';

/** @param amount value of the field; null for a form without the field */
function formWith(amount: string | null): HTMLFormElement {
  const form = document.createElement('form');
  document.body.replaceChildren(form);
  if (amount !== null) form.append(Object.assign(document.createElement('input'), { name: 'amount', value: amount }));
  return form;
}
const local = { unit: 'UGX', method: 'mobile-money' };

// decisions.md, Settled after the first release: currency and way of paying
describe('the answers suggested to a payer', () => {
  it.each([
    'Africa/Kampala',
    'Africa/Nairobi',
    'Africa/Dar_es_Salaam',
    'Africa/Kigali',
    'Africa/Bujumbura',
    'Africa/Juba',
  ])('are shillings and mobile money in %s', (zone) => {
    expect(eastAfricanAnswers(formWith(''), zone)).toEqual(local);
    expect(eastAfricanAnswers(formWith(null), zone)).toEqual(local);
  });

  it.each(['America/New_York', 'Europe/London', 'Africa/Lagos', 'UTC', ''])('are empty in %j', (zone) => {
    expect(eastAfricanAnswers(formWith(''), zone)).toEqual({});
  });

  it('are empty once an amount is written or a field has the focus', () => {
    expect(eastAfricanAnswers(formWith('50'), 'Africa/Kampala')).toEqual({});
    const form = formWith('');
    form.querySelector('input')?.focus();
    expect(eastAfricanAnswers(form, 'Africa/Kampala')).toEqual({});
  });
});
