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
  home: 'M3 9.5 10 3l7 6.5M5 8v9h10V8',
  sermon: 'M10 2.5A2.5 2.5 0 0 0 7.5 5v4a2.5 2.5 0 0 0 5 0V5A2.5 2.5 0 0 0 10 2.5ZM4.5 9a5.5 5.5 0 0 0 11 0M10 14.5V18',
  event: 'M3 5h14v12H3ZM3 9h14M7 2.5V6m6-3.5V6',
  ministry: 'M10 17S3 12.5 3 7.8A3.8 3.8 0 0 1 10 6a3.8 3.8 0 0 1 7 1.8C17 12.5 10 17 10 17Z',
  photo: 'M3 4h14v12H3Zm0 9 4-4 4 4 2-2 4 4M13 7.5h.01',
  library: 'M6 3h11v10H6ZM3 6.5V16h11.5M8.5 10l2.5-2.5L13 9.5l1.5-1.5 2.5 2.5',
  message: 'M3 4h14v10H9l-4 3v-3H3Z',
  letter: 'M3 5h14v10H3Zm0 0 7 6 7-6',
  gift: 'M3 8h14v3H3Zm1 3v6h12v-6M10 8v9M10 8S6 8 6 5.5 10 5 10 8s0-5 3-4.5S13 8 10 8',
  store: 'M4 7h12l1 10H3ZM7 9V6a3 3 0 0 1 6 0v3',
  record: 'M2.5 5.5h10v9h-10Zm10 3.5 5-2.5v7l-5-2.5',
  account: 'M10 9.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 17.5c0-3.3 3-5.5 7-5.5s7 2.2 7 5.5',
  shield: 'M10 2.5 4 5v4.5c0 4 2.5 6.5 6 8 3.5-1.5 6-4 6-8V5Z',
  list: 'M7 5h10M7 10h10M7 15h10M3.5 5h.01M3.5 10h.01M3.5 15h.01',
  send: 'M17.5 2.5 2.5 8.5l6 3 3 6Zm-9 9 4-4',
  chart: 'M3 17h14M5.5 17v-5M10 17V4M14.5 17V9',
  globe: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM3 10h14M10 3c2 2 3 4.5 3 7s-1 5-3 7c-2-2-3-4.5-3-7s1-5 3-7',
  bell: 'M5 14V9a5 5 0 0 1 10 0v5l1.5 1h-13ZM8.5 17.5h3',
} as const;

export type IconName = keyof typeof paths;

/** Decorates a text, or a button that has an accessible name; hidden from screen readers. */
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
