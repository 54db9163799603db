/** Outlines on a 20 by 20 grid. */
const paths = {
  plus: 'M10 4v12M4 10h12',
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12Zm4.5-1.5L17 17',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  eye: 'M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10Zm8 2.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  edit: 'M4 16l.8-3.6L13.2 4a1.6 1.6 0 0 1 2.3 0l.5.5a1.6 1.6 0 0 1 0 2.3L7.6 15.2 4 16Z',
  people:
    'M7.5 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-5.5 8c0-3 2.5-5 5.5-5s5.5 2 5.5 5M13 3.3a3 3 0 0 1 0 5.4M15 12.4c1.9.7 3 2.4 3 4.6',
  back: 'M12 4l-6 6 6 6',
  menu: 'M3 5h14M3 10h14M3 15h14',
  down: 'M5 8l5 5 5-5',
  up: 'M5 12l5-5 5 5',
  refresh: 'M16 10a6 6 0 1 1-2-4.5M16 3v3.5h-3.5',
  download: 'M10 3v9m-4-3.5 4 4 4-4M4 17h12',
  pin: 'M10 18s6-5.5 6-10a6 6 0 0 0-12 0c0 4.5 6 10 6 10Zm0-7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  close: 'M5 5l10 10M15 5L5 15',
  grip: 'M7.5 4.5h.01M12.5 4.5h.01M7.5 10h.01M12.5 10h.01M7.5 15.5h.01M12.5 15.5h.01',
  trash: 'M4 6h12M8 6V4h4v2M5.5 6l.7 10h7.6l.7-10M8.5 9v4.5M11.5 9v4.5',
  upload: 'M10 12V3m-4 3.5L10 3l4 3.5M4 13v4h12v-4',
  star: 'M10 3l2.1 4.4 4.9.6-3.6 3.3.9 4.8L10 13.8l-4.3 2.3.9-4.8L3 8l4.9-.6L10 3Z',
  forward: 'M8 4l6 6-6 6',
} as const;

export type IconName = keyof typeof paths;

/** Decorates a word or a button that has its own name; invisible to screen readers. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' || name === 'grip' ? 2.6 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ display: 'block', flex: 'none' }}
    >
      <path d={paths[name]} />
    </svg>
  );
}
