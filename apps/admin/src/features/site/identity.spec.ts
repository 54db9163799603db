import { seedSite } from '@ministry/domain';
import { placeOf, toRequest, toValues } from './identity.ts';

const stored = JSON.parse(JSON.stringify(seedSite.identity)) as Parameters<typeof toValues>[0];

describe('the form of the identity', () => {
  it('sends what it was given', () => {
    expect(toRequest(toValues(stored), 2)).toEqual({ ...stored, version: 2 });
  });

  it('takes further phones by line', () => {
    const values = { ...toValues(stored), furtherPhones: ' +256 772 123 456\n\n0772 123 457, ' };
    expect(toRequest(values, 1)).toMatchObject({ furtherPhones: ['+256 772 123 456', '0772 123 457'] });
  });

  it.each([
    ['2.7746', '32.299', { latitude: 2.7746, longitude: 32.299 }],
    ['91', '32.299', null],
    ['', '32.299', null],
    ['2.7746', 'east', null],
  ])('shows %s, %s on the map as %j', (latitude, longitude, place) =>
    expect(placeOf({ latitude, longitude })).toEqual(place),
  );
});
