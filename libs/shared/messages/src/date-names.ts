/** Names as written in a date; weekdays start with Sunday, months with January. */
export interface DateNames {
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
}

/** The names that `Intl` has for a locale. */
export function dateNamesIn(locale: string): DateNames {
  const namesOf = (length: number, options: Intl.DateTimeFormatOptions, momentOf: (index: number) => number) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return Array.from({ length }, (_, index) => format.format(momentOf(index)));
  };
  // 4 January 2026 is a Sunday.
  const weekdaysIn = (weekday: 'long' | 'short') => namesOf(7, { weekday }, (index) => Date.UTC(2026, 0, 4 + index));
  const monthsIn = (month: 'long' | 'short') => namesOf(12, { month }, (index) => Date.UTC(2026, index));
  return {
    weekdays: weekdaysIn('long'),
    shortWeekdays: weekdaysIn('short'),
    months: monthsIn('long'),
    shortMonths: monthsIn('short'),
  };
}
