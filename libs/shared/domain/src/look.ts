/** The two colours that the office chooses, as `#RRGGBB`; null or left out for the standard colour. */
export interface ChosenColours {
  mainColour?: string | null;
  accentColour?: string | null;
}

/** All colours, derived from the two chosen ones, by the name of their token. */
export interface Look {
  /** The main colour: primary actions, links. */
  nile: string;
  /** Header, hero, footer. */
  deep: string;
  /** The nearest hill in drawings, and the background of photos and videos. */
  deepest: string;
  /** `deep`, slightly transparent. */
  deepClear: string;
  /** Secondary text on `deep` and `nile`. */
  foam: string;
  /** Background of sections. */
  mist: string;
  /** Thin lines. */
  line: string;
  /** The accent colour: the main action, the current page, the logo; never text on white. */
  sorghum: string;
  sorghumHover: string;
  /** Backgrounds of notes. */
  sorghumTint: string;
  sorghumPale: string;
}

/** Chosen by hand; `shadesOf` computes almost the same shades from the main colour. */
export const standardLook: Look = {
  nile: '#0B5148',
  deep: '#06302B',
  deepest: '#041A17',
  deepClear: '#06302BF0',
  foam: '#CFE6DE',
  mist: '#EAF3EF',
  line: '#C3D4CD',
  sorghum: '#F6B73C',
  sorghumHover: '#FFC957',
  sorghumTint: '#FDEECB',
  sorghumPale: '#FDF6E4',
};

/** Minimum contrast of text, and of large text, lines and icons (WCAG 2.2, 1.4.3 and 1.4.11). */
export const leastContrast = { text: 4.5, large: 3 } as const;

const white = '#FFFFFF';
const black = '#000000';

export const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Relative luminance: 0 for black, 1 for white (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
}

/** '4.4:1'. Rounded down, so that a displayed 4.5 is at least 4.5. */
export const contrastText = (value: number): string => `${(Math.floor(value * 10 + 1e-9) / 10).toFixed(1)}:1`;

/** @param share of `colour` in the mixture, from 0 to 1 */
function mix(colour: string, ground: string, share: number): string {
  const below = channels(ground);
  const mixed = channels(colour).map((channel, index) =>
    Math.round(channel * share + (below[index] ?? 0) * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('').toUpperCase()}`;
}

/** The strongest tint on white, up to `maxPercent`, on which the colour itself can be read as text. */
export function tintOf(colour: string, maxPercent: number): string {
  let percent = maxPercent;
  while (percent > 0 && contrast(colour, mix(colour, white, percent / 100)) < leastContrast.text) percent -= 1;
  return mix(colour, white, percent / 100);
}

/** Mixes a colour with as little white as it needs to be readable on a dark background. @param least minimum contrast */
function lightened(colour: string, ground: string, least: number): string {
  let percent = 100;
  while (percent > 0 && contrast(mix(colour, white, percent / 100), ground) < least) percent -= 1;
  return mix(colour, white, percent / 100);
}

const isStandard = (colour: string | null | undefined, standard: string): boolean =>
  !colour || colour.toUpperCase() === standard;

/**
 * Derives all colours of the look from the two chosen ones. Public pages, consoles, icons and the check of chosen colours
 * use this function. White, ink and colours with a meaning (gifts, errors, warnings) are the same in every look.
 */
export function lookOf({ mainColour, accentColour }: ChosenColours): Look {
  return {
    ...standardLook,
    ...(isColour(mainColour) && !isStandard(mainColour, standardLook.nile) ? shadesOf(mainColour.toUpperCase()) : {}),
    ...(isColour(accentColour) && !isStandard(accentColour, standardLook.sorghum)
      ? accentsOf(accentColour.toUpperCase())
      : {}),
  };
}

function shadesOf(nile: string): Partial<Look> {
  const deep = mix(nile, black, 0.6);
  return {
    nile,
    deep,
    deepest: mix(deep, black, 0.55),
    deepClear: `${deep}F0`,
    foam: tintOf(nile, 18),
    mist: tintOf(nile, 8),
    line: mix(nile, white, 0.25),
  };
}

const accentsOf = (sorghum: string): Partial<Look> => ({
  sorghum,
  sorghumHover: mix(sorghum, white, 0.8),
  sorghumTint: mix(sorghum, white, 0.26),
  sorghumPale: mix(sorghum, white, 0.13),
});

/** Colours of a look in a dark console; primary and accent have a contrast of 7:1 or better on its lightest background (`#1B2B27`). */
export interface NightLook {
  primary: string;
  /** Background of a selected row or choice. */
  chosen: string;
  accent: string;
}

const nightGround = { surface: '#14211E', raised: '#1B2B27' } as const;
const nightContrast = 7;
const standardNight: NightLook = { primary: '#5FC4AE', chosen: '#1D3B34', accent: standardLook.sorghum };

export function nightLookOf({ nile, sorghum }: Look): NightLook {
  const primary = lightened(nile, nightGround.raised, nightContrast);
  return {
    ...(isStandard(nile, standardLook.nile)
      ? standardNight
      : { primary, chosen: mix(primary, nightGround.surface, 0.15) }),
    accent: lightened(sorghum, nightGround.raised, nightContrast),
  };
}

/** Two colours that meet in the product, and the least contrast that they must have there. */
export interface ColourPair {
  field: keyof ChosenColours;
  where: 'whiteText' | 'bandLink' | 'darkConsole' | 'headerText' | 'largeNumber';
  front: string;
  ground: string;
  least: number;
}

/** Where the chosen colours and colours derived from them are used for text or lines. A derived colour fails only if its chosen colour fails too. */
export function colourPairs(colours: ChosenColours): ColourPair[] {
  const look = lookOf(colours);
  const { nile, deep, mist, sorghum } = look;
  return [
    { field: 'mainColour', where: 'whiteText', front: white, ground: nile, least: leastContrast.text },
    { field: 'mainColour', where: 'bandLink', front: nile, ground: mist, least: leastContrast.text },
    {
      field: 'mainColour',
      where: 'darkConsole',
      front: nightLookOf(look).primary,
      ground: nightGround.raised,
      least: leastContrast.text,
    },
    {
      field: 'accentColour',
      where: 'headerText',
      front: sorghum,
      ground: deep,
      least: leastContrast.text,
    },
    {
      field: 'accentColour',
      where: 'largeNumber',
      front: sorghum,
      ground: nile,
      least: leastContrast.large,
    },
  ];
}

/** Where the contrast of a colour is too low. */
export interface ColourProblem {
  where: ColourPair['where'];
  /** As '4.4:1'. */
  contrast: string;
  /** The contrast that is required there. */
  least: number;
}

/** What is wrong with the chosen colours, by field. The accent is checked only with a valid main colour, because it may suit another one. */
export function colourProblems(colours: ChosenColours): Partial<Record<keyof ChosenColours, ColourProblem>> {
  const problems: Partial<Record<keyof ChosenColours, ColourProblem>> = {};
  for (const { field, where, front, ground, least } of colourPairs(colours)) {
    const reached = contrast(front, ground);
    if (reached < least && !(field === 'accentColour' && problems.mainColour))
      problems[field] ??= { where, contrast: contrastText(reached), least };
  }
  return problems;
}
