import { copiesOf, copyAddress, formatBytes, storedPictureSize, withoutFragment } from './uploads.ts';

const address = '/uploads/0123456789abcdef01234567-1200x800.jpg';

describe('a stored picture', () => {
  it('contains its size in its address', () => {
    expect(storedPictureSize(address)).toEqual({ width: 1200, height: 800 });
  });

  it('has its focal point at the end of its address', () => {
    expect(storedPictureSize(`${address}#f30-100`)).toEqual({ width: 1200, height: 800, focus: { x: 30, y: 100 } });
    expect(copyAddress(`${address}#f30-100`, 640, 'avif')).toBe(copyAddress(address, 640, 'avif'));
    expect(withoutFragment(`${address}#f30-100`)).toBe(address);
  });

  it.each([
    'https://example.org/a-1200x800.jpg',
    '/uploads/choir.jpg',
    `${address}?x`,
    '/uploads/../0123456789abcdef01234567-1x1.jpg',
  ])('is not recognised in %s', (other) => {
    expect(storedPictureSize(other)).toBeNull();
  });

  it.each([
    [
      1200,
      [
        [320, 320],
        [640, 640],
        [960, 960],
      ],
    ],
    [
      960,
      [
        [320, 320],
        [640, 640],
        [960, 960],
      ],
    ],
    [
      800,
      [
        [320, 320],
        [640, 640],
        [960, 800],
      ],
    ],
    [
      640,
      [
        [320, 320],
        [640, 640],
      ],
    ],
    [200, [[320, 200]]],
  ])('of %i pixels has copies that are not wider than the picture', (width, copies) => {
    expect(copiesOf(width).map((copy) => [copy.name, copy.width])).toEqual(copies);
  });

  it('has its copies in the same folder', () => {
    expect(copyAddress(address, 640, 'avif')).toBe('/uploads/0123456789abcdef01234567-1200x800.640.avif');
  });
});

describe('the size of a file', () => {
  it.each([
    [400, '1 kB'],
    [28_445, '28 kB'],
    [94_999, '95 kB'],
    [300_000, '0.3 MB'],
    [9_437_184, '9.4 MB'],
    [1_073_741_824, '1074 MB'],
  ])('of %i bytes reads %j', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
