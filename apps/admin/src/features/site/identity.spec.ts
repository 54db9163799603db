import { seedSite, standardLook } from '@ministry/domain';
import { colourErrors, noLook, placeOf, toRequest, toValues, typedColours, typedLook } from './identity.ts';

const stored = JSON.parse(JSON.stringify(seedSite.identity)) as Parameters<typeof toValues>[0];

describe('the form of the identity', () => {
  it('sends the values that it received', () => {
    expect(toRequest(toValues(stored), 2)).toEqual({ ...stored, ...noLook, version: 2 });
  });

  it('sends colours and pictures without spaces, and null for empty ones', () => {
    const look = { mainColour: ' #123E8A ', accentColour: ' ', logo: '', sharePicture: '' };
    expect(toRequest({ ...toValues(stored), ...look }, 1)).toMatchObject({ ...noLook, mainColour: '#123E8A' });
  });

  it('reads one further phone number from each line', () => {
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

describe('the colours as they are typed', () => {
  it('are the standard ones while they are empty or incomplete', () => {
    expect(typedColours({ mainColour: '#12', accentColour: '' })).toEqual({ mainColour: '', accentColour: '' });
    expect(typedLook({ mainColour: '#12', accentColour: '' })).toEqual(standardLook);
  });

  it('have the error messages of the API', () => {
    expect(colourErrors({ mainColour: '', accentColour: '' })).toEqual({});
    expect(colourErrors({ mainColour: 'teal', accentColour: '#8F2D14' })).toEqual({
      mainColour: 'Main colour must be a colour such as #0B5148',
      accentColour: expect.stringContaining('needs 4.5:1') as string,
    });
  });
});
