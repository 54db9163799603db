import { familiesCopy as copy } from './families.copy.ts';
/** Whole years between two dates, each `YYYY-MM-DD`. */
export function ageOn(born: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}

/** '12 years', '1 year', 'under 1 year' */
export function ageText(born: string, today: string): string {
  const age = ageOn(born, today);
  return age < 1 ? copy.underOneYear : copy.years({ count: age });
}
