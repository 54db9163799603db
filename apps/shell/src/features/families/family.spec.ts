import { describe, expect, it } from '@jest/globals';
import { faultsByRow, fieldsFor, memberField, requestOf, rowsIn, validate } from './family.ts';
import { findLocation } from './location.ts';

const now = new Date('2026-11-21T12:00:00Z');
const own = {
  familyName: ' Okello ',
  headOfFamily: 'Aber Okello',
  email: 'aber@example.org',
  phone: '0772 123 456',
  address: 'Layibi, Gulu',
  latitude: '',
  longitude: '',
};
const row = (at: number, { firstName = 'Aber', lastName = 'Okello', dob = '1980-02-29', title = 'Mother' } = {}) => ({
  [memberField(at, 'firstName')]: firstName,
  [memberField(at, 'lastName')]: lastName,
  [memberField(at, 'dob')]: dob,
  [memberField(at, 'title')]: title,
});
const blank = { firstName: '', lastName: ' ', dob: '', title: '' };
const wrong = (answers: Record<string, string>) => Object.keys(validate(answers, now));

describe('a family', () => {
  // FAM-07, FAM-08, FAM-09, FAM-10, FAM-11, FAM-12
  it('needs its name, its head, its contact details and its address', () => {
    expect(wrong({ ...own, ...row(0) })).toEqual([]);
    for (const field of ['familyName', 'headOfFamily', 'email', 'phone', 'address'])
      expect(wrong({ ...own, ...row(0), [field]: ' ' })).toEqual([field]);
    expect(wrong({ ...own, ...row(0), email: 'aber' })).toEqual(['email']);
  });

  // FAM-13, FAM-14, FAM-15, FAM-16
  it.each(['firstName', 'lastName', 'dob', 'title'] as const)('needs the %s of each member', (field) => {
    expect(wrong({ ...own, ...row(0), ...row(1, { [field]: '' }) })).toEqual([memberField(1, field)]);
  });

  // FAM-17, FAM-18
  it('leaves out an empty row, and points out an incomplete one', () => {
    const answers = { ...own, ...row(0), ...row(1, blank), ...row(2, { firstName: 'Opio' }) };
    expect(wrong(answers)).toEqual([]);
    expect(requestOf(answers).familyMembers.map(({ firstName }) => firstName)).toEqual(['Aber', 'Opio']);
    expect(wrong({ ...own, ...row(0), ...row(1, { ...blank, lastName: 'Okello' }) })).toEqual([
      memberField(1, 'firstName'),
      memberField(1, 'dob'),
      memberField(1, 'title'),
    ]);
  });

  it('has at least one member', () => {
    expect(wrong({ ...own, ...row(0, blank), ...row(1, blank) })).toEqual(
      ['firstName', 'lastName', 'dob', 'title'].map((field) => `familyMembers.0.${field}`),
    );
  });

  it('has members born between 1900 and today, in Kampala', () => {
    expect(wrong({ ...own, ...row(0, { dob: '2026-11-21' }), ...row(1, { dob: '1900-01-01' }) })).toEqual([]);
    for (const dob of ['2026-11-22', '1899-12-31', '2025-02-29', 'yesterday'])
      expect(wrong({ ...own, ...row(0, { dob }) })).toEqual([memberField(0, 'dob')]);
  });

  // DATA-35, FAM-22
  it('is sent with its location as text, and without one if none is known', () => {
    expect(requestOf({ ...own, ...row(0) })).toEqual({
      familyName: 'Okello',
      headOfFamily: 'Aber Okello',
      email: 'aber@example.org',
      phone: '0772 123 456',
      address: 'Layibi, Gulu',
      latitude: undefined,
      longitude: undefined,
      familyMembers: [{ firstName: 'Aber', lastName: 'Okello', dob: '1980-02-29', title: 'Mother' }],
    });
    expect(requestOf({ ...own, ...row(0), latitude: '2.774600', longitude: '32.299000' })).toMatchObject({
      latitude: '2.774600',
      longitude: '32.299000',
    });
  });

  it('shows an error of the server at its member, even if rows were left out', () => {
    const answers = { ...own, ...row(0, blank), ...row(1), ...row(2, blank), ...row(3) };
    expect(faultsByRow({ email: 'a', 'familyMembers.0.dob': 'b', 'familyMembers.1.title': 'c' }, answers)).toEqual({
      email: 'a',
      'familyMembers.1.dob': 'b',
      'familyMembers.3.title': 'c',
    });
  });

  // FAM-03
  it('begins with one row, or with as many as its draft has', () => {
    expect([rowsIn({}), rowsIn({ ...own, ...row(2) }), rowsIn({ 'familyMembers.99.dob': '' })]).toEqual([1, 3, 20]);
    expect(fieldsFor(2).slice(-4)).toEqual(
      ['firstName', 'lastName', 'dob', 'title'].map((field) => `familyMembers.1.${field}`),
    );
  });
});

describe('the location of a family', () => {
  const device = (
    answer: (found: PositionCallback, failed: PositionErrorCallback, options?: PositionOptions) => void,
  ) => ({ getCurrentPosition: answer as Geolocation['getCurrentPosition'] });

  // FAM-21, FAM-23, FAM-24, FAM-25
  it('is requested precisely, within ten seconds, and may be at most five minutes old', async () => {
    let options: PositionOptions | undefined;
    const found = await findLocation(
      device((answer, _failed, wanted) => {
        options = wanted;
        answer({ coords: { latitude: 2.7746, longitude: 32.29912345 } } as GeolocationPosition);
      }),
    );
    expect(options).toEqual({ enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 });
    expect(found).toEqual({ latitude: '2.774600', longitude: '32.299123' });
  });

  it.each([
    [1, 'Unable to get location. Please allow location access.'], // FAM-29
    [2, 'Unable to get location. Location information unavailable.'], // FAM-30
    [3, 'Unable to get location. Location request timed out.'], // FAM-31
    [9, 'Unable to get location.'], // FAM-28
  ])('is not known for reason %d: %s', async (code, failure) => {
    expect(await findLocation(device((_found, failed) => failed({ code } as GeolocationPositionError)))).toEqual({
      failure,
    });
  });

  // FAM-32
  it('is not known in a browser without geolocation', async () => {
    expect(await findLocation(undefined)).toEqual({ failure: 'Geolocation is not supported by this browser.' });
  });
});
