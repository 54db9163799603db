/**
 * The look of every front end ('First light'). Plain values, so that antd's theme can be made from them too;
 * pages use the custom properties of `tokensCss`. Text colours have a contrast of 7:1 on their background.
 * Colours that depend on the two colours that the office may choose are in `standardLook` too; `lookCss` replaces them by the chosen ones.
 */
export const tokens = {
  colour: {
    /** Header, hero, footer. */
    deep: '#06302B',
    /** Primary actions, links. */
    nile: '#0B5148',
    /** Main action, current-page bar, coil; never as text on white. */
    sorghum: '#F6B73C',
    /** Give, LIVE. */
    laterite: '#8F2D14',
    ink: '#10201D',
    muted: '#3F5249',
    /** Bands behind sections. */
    mist: '#EAF3EF',
    /** Hairlines. */
    line: '#C3D4CD',
    /** Borders of inputs. */
    field: '#5F756D',
    ok: '#166036',
    warn: '#7A4F00',
    error: '#A31F18',
    focus: '#0B3FD1',
    white: '#FFFFFF',
    /** Quiet text on deep. */
    foam: '#CFE6DE',
  },
  /** Pixels. */
  radius: 6,
  font: {
    text: 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif',
    display: '"Ministry Display","Noto Serif",Georgia,serif',
    /** Pixels. */
    size: 17,
    lineHeight: 1.6,
  },
  /** Pixels; minimum height of controls. */
  control: 48,
} as const;

/** The tokens as custom properties of the root element: a colour such as `--deep`, `--radius`, `--control`, `--text` and `--display`. */
export const tokensCss = `:root{${[
  ...Object.entries(tokens.colour).map(([name, value]) => `--${name}:${value}`),
  `--radius:${tokens.radius}px`,
  `--control:${tokens.control}px`,
  `--text:${tokens.font.text}`,
  `--display:${tokens.font.display}`,
].join(';')}}`;
