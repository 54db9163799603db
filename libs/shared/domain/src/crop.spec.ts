import { coverFrame, croppedFocus, cropProblems, turnedFocus, turnedSize } from './crop.ts';

const picture = { width: 1200, height: 800 };

describe('cropProblems', () => {
  it('accepts the whole picture, and a part that reaches its edges', () => {
    expect(cropProblems({ left: 0, top: 0, ...picture }, picture)).toEqual({});
    expect(cropProblems({ left: 1100, top: 700, width: 100, height: 100 }, picture)).toEqual({});
  });

  it('names each field that leaves the picture or is too small', () => {
    expect(cropProblems({ left: 1200, top: -1, width: 100, height: 100 }, picture)).toEqual({
      left: { code: 'outside', limit: 1199 },
      top: { code: 'outside', limit: 799 },
    });
    expect(cropProblems({ left: 600, top: 0, width: 601, height: 99 }, picture)).toEqual({
      width: { code: 'tooLarge', limit: 600 },
      height: { code: 'tooSmall', limit: 100 },
    });
  });
});

describe('a picture that is turned clockwise', () => {
  it.each([
    [0, 1200, { x: 30, y: 20 }],
    [1, 800, { x: 80, y: 30 }],
    [2, 1200, { x: 70, y: 80 }],
    [3, 800, { x: 20, y: 70 }],
  ])('by %i quarter turns turns its size and focal point too', (turns, width, focus) => {
    expect(turnedSize(picture, turns).width).toBe(width);
    expect(turnedFocus({ x: 30, y: 20 }, turns)).toEqual(focus);
  });
});

describe('croppedFocus', () => {
  it('is the same point of the picture in the remaining part', () => {
    expect(croppedFocus({ x: 50, y: 25 }, { left: 300, top: 0, width: 600, height: 400 }, picture)).toEqual({
      x: 50,
      y: 50,
    });
  });

  it('is null if the part does not contain the point', () => {
    expect(croppedFocus({ x: 10, y: 25 }, { left: 300, top: 0, width: 600, height: 400 }, picture)).toBeNull();
  });
});

describe('coverFrame', () => {
  it.each([
    [
      { x: 50, y: 50 },
      { left: 200, top: 0, width: 800, height: 800 },
    ],
    [
      { x: 0, y: 100 },
      { left: 0, top: 0, width: 800, height: 800 },
    ],
    [
      { x: 100, y: 0 },
      { left: 400, top: 0, width: 800, height: 800 },
    ],
  ])('of a square around %j', (focus, frame) => {
    expect(coverFrame(picture, { width: 1, height: 1 }, focus)).toEqual(frame);
  });

  it('of a flat shape is as wide as the picture', () => {
    expect(coverFrame(picture, { width: 16, height: 9 }, { x: 50, y: 20 })).toEqual({
      left: 0,
      top: 25,
      width: 1200,
      height: 675,
    });
  });
});
