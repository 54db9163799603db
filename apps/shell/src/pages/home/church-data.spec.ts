import { describe, expect, it } from '@jest/globals';
import { type ProgrammeException, seedSite } from '@ministry/domain';
import { churchData } from './church-data.ts';

const { identity, programme } = seedSite;
const exception = (own: Partial<ProgrammeException>): ProgrammeException => ({
  itemId: null,
  date: '2026-12-25',
  isCancelled: false,
  start: null,
  end: null,
  place: null,
  note: '',
  ...own,
});
const dataWith = (...exceptions: ProgrammeException[]) =>
  churchData('https://x', identity, { ...programme, exceptions });

describe('structured data of the church', () => {
  it('has the hours of the week', () => {
    expect(dataWith()['openingHours']).toContain('Su 07:00-09:00');
    expect(dataWith()).not.toHaveProperty('specialOpeningHoursSpecification');
  });

  it('is closed on a day on which nothing takes place', () => {
    expect(dataWith(exception({ isCancelled: true }))['specialOpeningHoursSpecification']).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        opens: '00:00',
        closes: '00:00',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
      },
    ]);
  });

  it('has the remaining services of a day, and moved ones at their new hour', () => {
    const sunday = { date: '2026-12-27' };
    const special = dataWith(
      exception({ ...sunday, itemId: 'sunday-first', isCancelled: true }),
      exception({ ...sunday, itemId: 'sunday-second', start: 600, end: 720 }),
    )['specialOpeningHoursSpecification'];
    expect(special).toMatchObject([{ opens: '10:00', closes: '12:00', validFrom: '2026-12-27' }]);
  });
});
