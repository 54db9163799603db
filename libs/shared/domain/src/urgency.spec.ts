import { describe, expect, it } from '@jest/globals';
import { isInDanger, isUrgent } from './urgency.ts';

describe('urgency', () => {
  it.each([
    'I want to die',
    'He beats me every night',
    'thoughts of suicide',
    'I am going to end my life',
    'my uncle abused me',
    'my wife is bleeding',
    'Do not let them kill us',
    'i want die',
    'i dont want to live anymore',
    'I am tired of life',
    'Ninataka kujiua',
    'nataka kufa',
    'Mume wangu ananipiga kila usiku',
    'nimebakwa',
    'wanataka kuniua',
    'Ni dharura, mke wangu anavuja damu',
    'amekunywa sumu',
  ])('recognises danger in %j', (text) => {
    expect([isInDanger(text), isUrgent(text)]).toEqual([true, true]);
  });

  it.each([
    'URGENT, please',
    'My son is in the hospital',
    'there was an accident on the Juba road',
    'we are desperate',
    'help me now',
    'they attacked our home',
    'mwanangu amelazwa hospitalini',
    'nisaidieni sasa',
  ])('recognises distress, but no danger, in %j', (text) => {
    expect([isInDanger(text), isUrgent(text)]).toEqual([false, true]);
  });

  it.each([
    'Pray for my dyed cloth business',
    'the skilled workers',
    'Rain in April',
    'Jesus died for me',
    'peace for those who mourn',
    'to beat my fear',
    'hospitality at home',
    'the insurgents are gone',
    'Naomba maombi kwa ajili ya familia yangu',
    'Yesu alikufa kwa ajili yetu',
    'Tunapiga ngoma ya sifa',
    'Naomba kazi na amani',
  ])('does not treat %j as urgent', (text) => {
    expect([isInDanger(text), isUrgent(text)]).toEqual([false, false]);
  });

  it('reads an apostrophe however it was typed', () => {
    expect(isUrgent('It’s an emergency')).toBe(true);
  });
});
