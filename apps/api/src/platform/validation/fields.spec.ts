import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Day, EmailAddress, PhoneNumber, TextField } from './fields.ts';

class Form {
  @TextField({ min: 1, max: 20, description: 'One line' })
  name: string;

  @EmailAddress({ max: 254, description: 'An address' })
  email: string;

  @Day({ optional: true, description: 'A day' })
  day?: string | null;

  @PhoneNumber({ max: 40, optional: true, description: 'A number' })
  phone?: string | null;
}

const invalidFields = (form: Partial<Form>): string[] =>
  validateSync(plainToInstance(Form, { name: 'Mary', email: 'mary@example.org', ...form })).map(
    ({ property }) => property,
  );

describe('fields', () => {
  it.each(['\n', '\r', '\u0085', '\u2028', '\u2029', '\u0000', '\ud800'])(
    'of one line refuse the character %j',
    (character) => {
      expect(invalidFields({ name: `Mary${character}Bcc: Ann` })).toEqual(['name']);
    },
  );

  it.each([
    'ma\u200bry@example.org',
    '\u202amary@example.org\u202c',
    'mary\u2028@example.org',
    'mary@exam\u00adple.org',
  ])('for an e-mail address refuse the invisible character in %j', (email) => {
    expect(invalidFields({ email })).toEqual(['email']);
  });

  it.each(['Nam\u014bo', 'O\u2019Kello', '\u0627\u0644\u0645\u062d\u0628\u0629', '\u{1f64f}'])('take %s', (name) => {
    expect(invalidFields({ name })).toEqual([]);
  });

  it.each([
    [' 0772 123 456 ', '+256772123456'],
    ['+254 712 345678', '+254712345678'],
    [' ', null],
    [null, null],
  ])('keep the phone %j as %j', (phone, expected) => {
    expect(invalidFields({ phone })).toEqual([]);
    expect(plainToInstance(Form, { phone }).phone).toBe(expected);
  });

  it.each(['abc', '12', `0772${' '.repeat(40)}123456`, 772_123_456, ['0772 123 456']])(
    'for a phone refuse %j',
    (phone) => {
      expect(invalidFields({ phone: phone as string })).toEqual(['phone']);
    },
  );

  it.each(['2028-02-29', ' 2027-12-31 ', '', null, undefined])('for a day take %j', (day) => {
    expect(invalidFields({ day })).toEqual([]);
  });

  it.each([
    '2027-02-29',
    '2027-13-01',
    '2027-1-1',
    '0001-01-01',
    '2300-01-01',
    '31/12/2027',
    '2027-12-31T00:00:00Z',
    'today',
  ])('for a day refuse %j', (day) => {
    expect(invalidFields({ day })).toEqual(['day']);
  });
});
