import { in24Hours } from './times-of-day.ts';

describe('times of day in a language that counts hours to 24', () => {
  it.each([
    ['7:00–9:00 AM', '7:00–9:00'],
    ['5:00–6:30 PM', '17:00–18:30'],
    ['9:00 AM–4:00 PM', '9:00–16:00'],
    ['9:00 PM–6:00 AM', '21:00–6:00'],
    ['11:00–1:00 PM', '11:00–13:00'],
    ['12:00 PM', '12:00'],
    ['12:30 AM', '0:30'],
    ['9:00 pm', '21:00'],
    ['9:00 PM, 10:00', '21:00, 22:00'],
    ['19:00–21:00', '19:00–21:00'],
    ['', ''],
  ])('%s', (text, written) => expect(in24Hours(text)).toBe(written));
});
