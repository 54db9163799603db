export type IconName =
  | 'menu'
  | 'close'
  | 'calendar'
  | 'pin'
  | 'people'
  | 'share'
  | 'chat'
  | 'plus'
  | 'team'
  | 'family'
  | 'store'
  | 'facebook'
  | 'youtube'
  | 'whatsapp'
  | 'arrow'
  | 'check'
  | 'phone'
  | 'mail'
  | 'play'
  | 'sound'
  | 'download'
  | 'search'
  | 'pause'
  | 'bell';

/** An icon from the sprite, in the text colour; hidden from screen readers, so a text must say the same. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`/assets/icons-1.svg#${name}`} />
    </svg>
  );
}

/** The icon of an account on another site, by that site's name. */
export const socialIcon = (name: string): IconName =>
  (['facebook', 'youtube', 'whatsapp'] as const).find((icon) => icon === name.toLowerCase()) ?? 'share';
