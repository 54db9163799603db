import { framed, moved, stretched, typed } from './crop-frame.ts';

const picture = { width: 1200, height: 800 };
const frame = { left: 200, top: 200, width: 400, height: 300 };

describe('the frame for cropping', () => {
  it('begins as large as possible in its shape, around the focal point', () => {
    expect(framed(picture, '', { x: 10, y: 10 })).toEqual({ left: 0, top: 0, ...picture });
    expect(framed(picture, '1:1', { x: 100, y: 50 })).toEqual({ left: 400, top: 0, width: 800, height: 800 });
  });

  it('cannot be moved beyond the edges of the picture', () => {
    expect(moved(frame, 10, -20, picture)).toEqual({ ...frame, left: 210, top: 180 });
    expect(moved(frame, 9_999, -9_999, picture)).toEqual({ ...frame, left: 800, top: 0 });
  });

  it('is resized by a corner, from 100 pixels up to the edges', () => {
    const free = { picture, shape: '' };
    expect(stretched(frame, 'se', { x: 700, y: 600 }, free)).toEqual({ ...frame, width: 500, height: 400 });
    expect(stretched(frame, 'nw', { x: 590, y: -50 }, free)).toEqual({ left: 500, top: 0, width: 100, height: 500 });
    expect(stretched(frame, 'ne', { x: 5_000, y: 450 }, free)).toEqual({
      left: 200,
      top: 400,
      width: 1000,
      height: 100,
    });
  });

  it.each(['nw', 'ne', 'sw', 'se'] as const)('keeps its shape when %s is dragged out of the picture', (corner) => {
    const to = { x: corner.endsWith('w') ? -500 : 2_000, y: corner.startsWith('n') ? -500 : 2_000 };
    const { left, top, width, height } = stretched(frame, corner, to, { picture, shape: '1:1' });
    expect(width).toBe(height);
    expect([left >= 0, top >= 0, left + width <= 1200, top + height <= 800]).toEqual([true, true, true, true]);
  });

  it('adapts its other side to a typed number, if its shape is fixed', () => {
    expect(typed(frame, 'width', 320, '16:9')).toMatchObject({ width: 320, height: 180 });
    expect(typed(frame, 'height', 180, '16:9')).toMatchObject({ width: 320, height: 180 });
    expect(typed(frame, 'width', 320, '')).toMatchObject({ width: 320, height: 300 });
  });
});
