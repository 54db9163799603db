import type { ShortcutAction } from './shortcuts.ts';

export const shortcutsCopy = {
  open: 'Keyboard shortcuts',
  lead: 'No key ends a stream or takes one live: that takes a press on the button.',
  does: {
    help: 'This list',
    status: 'To the stream status',
    approval: 'To approval and going live',
    preview: 'Show or hide the preview',
    mute: 'Sound of the preview on or off',
    youtube: 'Tab YouTube Live',
    rtmp: 'Tab Custom RTMP',
    dual: 'Tab Dual Streaming',
  } satisfies Record<ShortcutAction, string>,
  single: 'Use these keys',
  close: 'Close',
} as const;
