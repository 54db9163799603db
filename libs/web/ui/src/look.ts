import { copyAddress, lookOf, type SiteIdentity, standardLook, storedPictureSize } from '@ministry/domain';

type Chosen = Pick<SiteIdentity, 'mainColour' | 'accentColour' | 'logo'>;

/** Pixels; the height of the mark in header and footer. */
const markSize = 36;
/** How many times as wide as high a logo stands; a wider one is made smaller. */
const widest = 2;

/** 'deepClear' → 'deep-clear' */
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The style sheet that puts what the office has chosen in the place of the standard look; empty where it has chosen nothing.
 * By style alone, the logo too, so that no page carries script or data for it. The logo stands beside the name of the
 * church, which is its text.
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
  // The header and the footer of the shell draw the mark with this class (`Coil`). White, since a stored picture has no ground that shines through.
  const mark = ':is(header,footer) svg.sun';
  return (
    `${mark}{width:${wide}px;border-radius:4px;background:#fff url("${copyAddress(logo, 320, 'jpg')}") center/contain no-repeat}` +
    `${mark}>*{display:none}`
  );
}

/** Shows in the page that is open what was chosen in it. */
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
