import { contrast, lookOf, standardLook } from '@ministry/domain';
import { paletteOf } from './palette.ts';

const looks = [
  standardLook,
  lookOf({ mainColour: '#123E8A', accentColour: '#FFD27A' }),
  lookOf({ mainColour: '#7A1F5C' }),
  lookOf({ mainColour: '#000000' }),
  lookOf({ mainColour: '#767676', accentColour: '#FFFFFF' }),
];

describe('the palette of the console', () => {
  it('is unchanged in the standard look', () => {
    expect(paletteOf(standardLook, false)).toMatchObject({ primary: '#0B5148', page: '#F3F7F5', chosen: '#DDEEE7' });
    expect(paletteOf(standardLook, true)).toMatchObject({ primary: '#5FC4AE', chosen: '#1D3B34', focus: '#F6B73C' });
  });

  it.each(looks.flatMap((look) => [false, true].map((isDark) => [look.nile, isDark, look] as const)))(
    'is readable with %s, dark: %s',
    (_nile, isDark, look) => {
      const { primary, onPrimary, page, surface, raised, band, chosen, text, muted } = paletteOf(look, isDark);
      expect(contrast(onPrimary, primary)).toBeGreaterThanOrEqual(4.5);
      for (const ground of [page, surface, raised, band, chosen]) {
        expect(contrast(primary, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
        expect(contrast(muted, ground)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});
