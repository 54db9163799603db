import { tokens } from '@ministry/ui';

/** The console's colours by role, in hexadecimal. Text stands at 7:1 or better on its ground. */
export interface Palette {
  page: string;
  surface: string;
  raised: string;
  text: string;
  muted: string;
  line: string;
  field: string;
  primary: string;
  /** What stands on `primary`. */
  onPrimary: string;
  band: string;
  ok: string;
  warn: string;
  error: string;
  /** Grounds of notes; text stands on them at 7:1 too. */
  okGround: string;
  warnGround: string;
  errorGround: string;
  /** A row that is selected, a choice that is made. */
  chosen: string;
  focus: string;
  accent: string;
}

const { colour } = tokens;

export const light: Palette = {
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

export const dark: Palette = {
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
