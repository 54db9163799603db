import { jest } from '@jest/globals';
import { sourcesIn } from '@ministry/messages/compile';

/** The date functions with the facts of the build in a language. */
async function datesIn(language: string) {
  const fact = (key: string): unknown => JSON.parse(sourcesIn(language, {})(key));
  jest.resetModules();
  jest.unstable_mockModule('@ministry/messages', () => ({
    dateNames: fact('dateNames'),
    timeLocale: fact('timeLocale'),
  }));
  return import('./dates.ts');
}

/** Times 17 hours and 13 minutes apart over four years; they cover each weekday, month and hour, and a leap day. */
function* moments() {
  const step = (17 * 60 + 13) * 60_000;
  for (let time = Date.UTC(2025, 0); time < Date.UTC(2029, 0); time += step) yield new Date(time);
}

describe('dates', () => {
  it.each([
    ['en', 'en-GB', 'en-US'],
    ['sw', 'sw', 'sw'],
  ])('are written in %s as Intl writes them in %s and %s (CONST-18)', async (language, dayLocale, timeLocale) => {
    const dates = await datesIn(language);
    const formatOf = (locale: string, options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { timeZone: 'Africa/Kampala', ...options });
      // ICU may put a narrow no-break space before AM.
      return (moment: Date) => format.format(moment).replace(/\s/g, ' ');
    };
    const day = formatOf(dayLocale, { weekday: 'short', day: 'numeric', month: 'short' });
    const date = formatOf(dayLocale, { day: 'numeric', month: 'long', year: 'numeric' });
    const longDay = formatOf(dayLocale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    const shortDate = formatOf(timeLocale, { year: 'numeric', month: 'short', day: 'numeric' });
    const time = formatOf(timeLocale, { hour: 'numeric', minute: '2-digit' });
    for (const moment of moments()) {
      expect([
        dates.formatDay(moment),
        dates.formatDate(moment),
        dates.formatLongDay(moment),
        dates.formatShortDate(moment),
        dates.formatTime(moment),
      ]).toEqual([
        day(moment).replace(',', ''),
        date(moment),
        longDay(moment).replace(',', ''),
        shortDate(moment),
        time(moment),
      ]);
    }
  });

  it('need no Intl format in a page, which takes a slow phone 160 ms to create (G8)', async () => {
    const { formatDayTime, formatLongDay, formatShortDate } = await datesIn('en');
    const made = jest.spyOn(Intl, 'DateTimeFormat');
    const moment = new Date('2026-12-04T14:00:00Z');
    expect([formatDayTime(moment), formatLongDay(moment), formatShortDate(moment)]).toEqual([
      'Fri 4 Dec, 5:00 PM',
      'Friday 4 December 2026',
      'Dec 4, 2026',
    ]);
    expect(made).not.toHaveBeenCalled();
  });
});
