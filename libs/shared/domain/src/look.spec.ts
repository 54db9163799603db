import {
  colourPairs,
  colourProblems,
  contrast,
  contrastText,
  isColour,
  leastContrast,
  lookOf,
  nightLookOf,
  standardLook,
  tintOf,
} from './look.ts';

/** Channel values of the tested colours; `grid` combines them into all hues, from black to white. */
const steps = ['00', '20', '40', '60', '80', 'A0', 'C0', 'E0', 'FF'];
const grid = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
const allowedMain = grid.filter((mainColour) => !colourProblems({ mainColour }).mainColour);

describe('the contrast of two colours', () => {
  // The last four: the examples of WebAIM's article on contrast.
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#FF0000', '#FFFFFF', 3.998],
    ['#0000FF', '#FFFFFF', 8.592],
    ['#777777', '#FFFFFF', 4.478],
    ['#767676', '#FFFFFF', 4.542],
  ])('of %s and %s is %d, in either order', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it('is written with one decimal, and never rounds up to 4.5', () => {
    expect(contrastText(contrast('#777777', '#FFFFFF'))).toBe('4.4:1');
    expect(contrastText(4.4999)).toBe('4.4:1');
    expect(contrastText(4.5)).toBe('4.5:1');
    expect(contrastText(21)).toBe('21.0:1');
  });
});

describe('a colour', () => {
  it.each(['#0B5148', '#abcdef'])('may be %s', (colour) => expect(isColour(colour)).toBe(true));
  it.each(['#abc', 'red', '#0B51480', 'url(x)', '#0B514G', '', null, 7])('may not be %j', (colour) =>
    expect(isColour(colour)).toBe(false),
  );
});

describe('the look', () => {
  it('is the standard one if nothing or the standard colours are chosen', () => {
    expect(lookOf({})).toEqual(standardLook);
    expect(lookOf({ mainColour: null, accentColour: null })).toEqual(standardLook);
    expect(lookOf({ mainColour: '#0b5148', accentColour: '#f6b73c' })).toEqual(standardLook);
    expect(nightLookOf(standardLook)).toEqual({ primary: '#5FC4AE', chosen: '#1D3B34', accent: '#F6B73C' });
  });

  it('changes with one colour and keeps what belongs to the other', () => {
    const look = lookOf({ mainColour: '#123e8a' });
    expect(look).toMatchObject({ nile: '#123E8A', deep: '#0B2553', deepClear: '#0B2553F0', mist: '#ECF0F6' });
    expect(look).toMatchObject({ sorghum: standardLook.sorghum, sorghumTint: standardLook.sorghumTint });
    expect(lookOf({ accentColour: '#FFD0E0' })).toMatchObject({ nile: standardLook.nile, sorghum: '#FFD0E0' });
  });

  it('derived from the standard colours would be close to the one drawn by hand', () => {
    const derived = lookOf({ mainColour: '#0B5147', accentColour: '#F6B73D' });
    const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    for (const [name, colour] of Object.entries(standardLook) as [keyof typeof standardLook, string][])
      channelsOf(colour).forEach((channel, index) =>
        expect(Math.abs(channel - (channelsOf(derived[name])[index] ?? 0))).toBeLessThanOrEqual(13),
      );
  });

  it('keeps the contrast of all derived colours, for every allowed main colour', () => {
    expect(allowedMain.length).toBeGreaterThan(200);
    for (const mainColour of allowedMain) {
      const { nile, deep, foam, mist } = lookOf({ mainColour });
      const pairs = [
        ['#FFFFFF', nile],
        ['#FFFFFF', deep],
        [nile, mist],
        [nile, tintOf(nile, 13)],
        [foam, nile],
        [foam, deep],
      ] as const;
      for (const [front, ground] of pairs)
        expect({ mainColour, front, ground, ok: contrast(front, ground) >= leastContrast.text }).toMatchObject({
          ok: true,
        });
    }
  });

  it('has readable notes and an accent that dark consoles can show, for every accent', () => {
    for (const mainColour of ['#000000', '#0B5148', '#123E8A', '#7A1F5C', '#00705F'])
      for (const accentColour of grid.filter(
        (accent, index) => index % 7 === 0 && !colourProblems({ mainColour, accentColour: accent }).accentColour,
      )) {
        const look = lookOf({ mainColour, accentColour });
        const night = nightLookOf(look);
        expect(contrast('#10201D', look.sorghumTint)).toBeGreaterThanOrEqual(7);
        expect(contrast('#10201D', look.sorghumPale)).toBeGreaterThanOrEqual(7);
        expect(contrast(look.deep, look.sorghumHover)).toBeGreaterThanOrEqual(leastContrast.text);
        for (const colour of [night.primary, night.accent])
          expect(contrast(colour, '#1B2B27')).toBeGreaterThanOrEqual(7);
        expect(contrast(night.primary, night.chosen)).toBeGreaterThanOrEqual(leastContrast.text);
        expect(contrast('#06201B', night.primary)).toBeGreaterThanOrEqual(leastContrast.text);
      }
  });
});

describe('the allowed colours', () => {
  it('include those of today', () => expect(colourProblems({})).toEqual({}));

  it('have a main colour on which white is readable, and no other condition for it', () => {
    expect(colourProblems({ mainColour: '#767676', accentColour: '#FFFFFF' })).toEqual({});
    expect(colourProblems({ mainColour: '#777777', accentColour: '#FFFFFF' })).toEqual({
      mainColour: { where: 'whiteText', contrast: '4.4:1', least: 4.5 },
    });
  });

  it('have an accent that is checked only once the main colour is right', () =>
    expect(Object.keys(colourProblems({ mainColour: '#2E9E8F', accentColour: '#8F2D14' }))).toEqual(['mainColour']));

  it('have an accent that is readable on the header and visible on the main colour', () => {
    expect(colourProblems({ accentColour: '#8F2D14' })).toEqual({
      accentColour: { where: 'headerText', contrast: '1.7:1', least: 4.5 },
    });
    expect(colourProblems({ mainColour: '#0067C0', accentColour: '#E09A00' })).toEqual({
      accentColour: { where: 'largeNumber', contrast: '2.3:1', least: 3 },
    });
  });

  it('name the accent too if the standard one does not fit another main colour', () =>
    expect(Object.keys(colourProblems({ mainColour: '#A36A00' }))).toEqual(['accentColour']));

  it('are compared as the product uses them', () =>
    expect(colourPairs({ mainColour: '#123E8A' }).map(({ front, ground }) => [front, ground])).toEqual([
      ['#FFFFFF', '#123E8A'],
      ['#123E8A', '#ECF0F6'],
      [nightLookOf(lookOf({ mainColour: '#123E8A' })).primary, '#1B2B27'],
      ['#F6B73C', '#0B2553'],
      ['#F6B73C', '#123E8A'],
    ]));
});
