import { type Look, nightLookOf, standardLook, tintOf } from '@ministry/domain';
import { tokens } from '@ministry/ui';

/**
 * The console's colours by role, in hexadecimal. Text has a contrast of 7:1 or better on its background, and of 4.5:1 in a
 * main colour that the office chose.
 */
export interface Palette {
  page: string;
  surface: string;
  raised: string;
  text: string;
  muted: string;
  line: string;
  field: string;
  primary: string;
  /** Left out if the lighter shade that Ant Design derives is readable. */
  primaryHover?: string;
  /** Text on `primary`. */
  onPrimary: string;
  band: string;
  ok: string;
  warn: string;
  error: string;
  /** Backgrounds of notices; text has a contrast of 7:1 on them too. */
  okGround: string;
  warnGround: string;
  errorGround: string;
  /** Background of a selected row, or of the current choice. */
  chosen: string;
  focus: string;
  accent: string;
}

const { colour } = tokens;

const light: Palette = {
  page: '#F3F7F5',
  surface: colour.white,
  raised: colour.white,
  text: colour.ink,
  muted: colour.muted,
  line: colour.line,
  field: '#6B8179',
  primary: colour.nile,
  onPrimary: colour.white,
  band: colour.mist,
  ok: colour.ok,
  warn: colour.warn,
  error: colour.error,
  okGround: '#E8F5EC',
  warnGround: '#FFF5DC',
  errorGround: '#FDECEA',
  chosen: '#DDEEE7',
  focus: colour.focus,
  accent: colour.sorghum,
};

const dark: Palette = {
  page: '#0C1614',
  surface: '#14211E',
  raised: '#1B2B27',
  text: '#E7F0EC',
  muted: '#AFC2BA',
  line: '#2E423C',
  field: '#71877F',
  primary: '#5FC4AE',
  onPrimary: '#06201B',
  band: '#1B2B27',
  ok: '#7CD49B',
  warn: '#F2C063',
  error: '#FFA08F',
  okGround: '#12291D',
  warnGround: '#2C2410',
  errorGround: '#331A16',
  chosen: '#1D3B34',
  focus: colour.sorghum,
  accent: colour.sorghum,
};

/** The light console in the colours of the site. */
function lightOf(look: Look): Palette {
  const { nile, deep, mist, line, sorghum } = look;
  if (nile === standardLook.nile) return { ...light, accent: sorghum };
  return {
    ...light,
    page: tintOf(nile, 5),
    band: mist,
    chosen: tintOf(nile, 13),
    line,
    primary: nile,
    primaryHover: deep,
    accent: sorghum,
  };
}

/** The dark console: its colours are light enough for its backgrounds, which are the same in every look. */
function darkOf(look: Look): Palette {
  const { primary, chosen, accent } = nightLookOf(look);
  return { ...dark, primary, chosen, accent, focus: accent };
}

export const paletteOf = (look: Look, isDark: boolean): Palette => (isDark ? darkOf(look) : lightOf(look));
