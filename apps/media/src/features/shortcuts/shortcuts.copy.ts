import { messages } from '@ministry/messages';

/** What each key does, by the action names of shortcuts.ts. */
export const shortcutsCopy = messages('media.shortcuts', {
  open: 'Keyboard shortcuts',
  lead: 'No key ends a stream or starts one live: use the buttons for that.',
  does: {
    help: 'This list',
    status: 'To the stream status',
    approval: 'To approval and going live',
    preview: 'Show or hide the preview',
    mute: 'Sound of the preview on or off',
    youtube: 'Tab YouTube Live',
    rtmp: 'Tab Custom RTMP',
    dual: 'Tab Dual Streaming',
  },
  single: 'Use these keys',
  close: 'Close',
});
