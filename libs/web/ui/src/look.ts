import { copyAddress, lookOf, type SiteIdentity, standardLook, storedPictureSize } from '@ministry/domain';

type Chosen = Pick<SiteIdentity, 'mainColour' | 'accentColour' | 'logo'>;

/** Pixels; the height of the mark in header and footer. */
const markSize = 36;
/** Maximum ratio of width to height of a logo; a wider logo is made smaller. */
const widest = 2;

/** 'deepClear' → 'deep-clear' */
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The style sheet that replaces the standard look by the choices of the office; empty if it has chosen nothing.
 * The logo is set by CSS too, so that pages need no script or data for it. It needs no alternative text, because it is beside the
 * name of the church.
 */
export function lookCss({ logo, ...colours }: Chosen): string {
  const look = lookOf(colours);
  const changed = Object.entries(look).filter(([name, colour]) => colour !== standardLook[name as keyof typeof look]);
  const root = changed.map(([name, colour]) => `--${kebab(name)}:${colour}`).join(';');
  return `${root ? `:root{${root}}` : ''}${logo ? logoCss(logo) : ''}`;
}

function logoCss(logo: string): string {
  const { width, height } = storedPictureSize(logo) ?? { width: 1, height: 1 };
  const wide = Math.round(markSize * Math.min(widest, Math.max(1, width / height)));
  // The header and the footer of the shell render the mark with this class (`Coil`).
  // The background is white, because stored pictures are not transparent.
  const mark = ':is(header,footer) svg.sun';
  return (
    `${mark}{width:${wide}px;border-radius:4px;background:#fff url("${copyAddress(logo, 320, 'jpg')}") center/contain no-repeat}` +
    `${mark}>*{display:none}`
  );
}

/** Applies a look that was chosen in the open page to that page. */
export function showLook(chosen: Chosen): void {
  let style = document.getElementById('look');
  if (!style) {
    style = document.createElement('style');
    style.id = 'look';
    document.head.append(style);
  }
  style.textContent = lookCss(chosen);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', lookOf(chosen).deep);
}
