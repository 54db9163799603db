import { arrivalCurve } from './arrivals.ts';

const at = (time: string): number => Date.parse(`2026-12-05T${time}Z`);

describe('arrivalCurve', () => {
  it('counts arrivals in spans of five minutes, including empty spans', () => {
    const { minutes, spans } = arrivalCurve([at('07:01:00'), at('07:13:59'), at('07:03:00')]);
    expect([minutes, spans.map(({ count }) => count), spans[0]?.from]).toEqual([
      5,
      [2, 0, 1],
      new Date(at('07:00:00')),
    ]);
  });

  it('makes the spans longer where there would be more than forty, and counts everybody', () => {
    const hours = arrivalCurve([at('05:00:00'), at('12:00:00')]);
    const clockOf1970 = arrivalCurve([0, at('07:00:00'), at('07:30:00')]);
    expect([hours.minutes, hours.spans.length]).toEqual([15, 29]);
    expect(clockOf1970.spans.length).toBeLessThanOrEqual(40);
    expect(clockOf1970.spans.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  it('is empty where nobody came', () => {
    expect(arrivalCurve([]).spans).toEqual([]);
  });
});
