import { message, messages } from '@ministry/messages';

/** Wording of the specification: MEDIA-18 to MEDIA-33, MEDIA-57, MEDIA-58. */
export const configurationCopy = messages('media.configuration', {
  title: 'Stream Configuration',
  tabs: {
    youtube: 'YouTube Live',
    rtmp: 'Custom RTMP',
    dual: 'Dual Streaming',
  },
  loading: 'Fetching the configuration…',
  /** The reason follows. */
  guessed: 'The configuration could not be loaded. The addresses below are guesses made from the address of this page:',
  tryAgain: 'Try again',
  save: {
    youtube: 'Save YouTube configuration',
    rtmp: 'Save RTMP configuration',
  },
  saving: 'Saving…',
  /** ‘type’ is YOUTUBE or RTMP. */
  saved: {
    title: 'Configuration saved',
    description: message<{ type: string }>('{type} stream configuration updated successfully.'),
  },
  saveFailed: {
    title: 'Save failed',
    description: 'Failed to save stream configuration. Please try again.',
  },
  /** Beside the label of a field or of a tab. */
  unsaved: 'not saved yet',
  discard: 'Discard changes',
  savedBy: message<{ name: string; moment: string }>('Saved by {name}, {moment}.'),
  /** Shown instead of a missing address or key. */
  none: 'none yet',
  fields: {
    youtube: {
      streamUrl: 'Stream URL',
      streamKey: 'Stream key',
      liveVideoUrl: 'Live video URL',
    },
    rtmp: {
      rtmpUrl: 'Server URL',
      streamKey: 'Stream key',
      hlsUrl: 'HLS playback URL',
    },
  },
  hints: {
    streamUrl: 'Where OBS sends to. YouTube’s own address, unless YouTube Studio names another.',
    liveVideoUrl:
      'The page of this broadcast on YouTube, which is shown on our Live page. Every broadcast has a new one.',
    rtmpUrl: 'Where OBS sends to.',
    hlsUrl: 'What visitors’ phones play.',
  },
  key: {
    /** ‘mask’ shows the last letters of the key. */
    stored: message<{ mask: string }>('Stored: {mask}. Leave the field empty to keep it.'),
    missing: 'No key is stored.',
    show: 'Show',
    hide: 'Hide',
    /** Read by screen readers after Show and Hide. */
    ofKey: 'stream key',
    fetching: 'Fetching…',
    fetchFailed: {
      title: 'Stream key not fetched',
      description: 'Failed to fetch the stream key. Please try again.',
    },
  },
  newKey: {
    press: 'New key',
    title: 'Make a new stream key?',
    text: 'The old key stops working at once. An encoder that is connected now is disconnected, and the stream stops for everybody who watches until OBS has the new key.',
    yes: 'Make a new key',
    no: 'Keep the key',
    busy: 'Making a new key…',
    done: {
      title: 'New stream key',
      description: 'Copy it and put it into OBS.',
    },
    failed: {
      title: 'New key failed',
      description: 'Failed to make a new stream key. The old one still works. Please try again.',
    },
  },
});
