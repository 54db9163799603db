import { type AnyText, message, messages } from '../../platform/texts/sentence.ts';

/** Messages to the media team about the stream and its configuration. */
export const liveTexts = messages('api.live', {
  notApproved: "Look at the stream and press 'Approve Stream' first.",
  nothingConfigured:
    'There is nothing to show yet: enter the live video on YouTube and save, or set up our own stream.',
  noMediaServer: 'No media server is set up (MEDIA_SERVER=off): only YouTube can be shown.',
  mediaServerStopped: 'The media server is not running.',
  noKey: 'No stream key has been saved.',
  youtubeKeyUnreadable:
    'The saved stream key cannot be read, because SECRET_KEY is not the one it was saved with. Paste the key from YouTube again.',
  ownKeyUnreadable:
    'The saved stream key cannot be read, because SECRET_KEY is not the one it was saved with. Make a new key and give it to the encoder.',
  pieceTooLarge: 'The segments of the stream are too large. Set the keyframe interval of the encoder to two seconds.',
  unreachable: 'The stream cannot be reached at the moment. Please try again shortly.',
  notOfMediaServer: 'This request does not come from the media server.',
  keyRefused: 'This key cannot be used to publish here.',
  noSuchFile: 'The stream has no such file.',
  playlistUnknown:
    'The media server writes its playlists in a form that cannot be used. docker/srs.conf shows the right settings.',
  configNeeded: 'Config must contain at least one setting',
});

/** Labels of the fields of the stream configuration. */
export const streamFieldTexts = messages('api.streamFields', {
  streamUrl: 'Stream URL',
  rtmpUrl: 'Server URL',
  streamKey: 'Stream key',
  liveVideoUrl: 'Live video URL',
  hlsUrl: 'HLS playback URL',
});

/** What is wrong with a field of the stream configuration, as whole sentences; `label` is the label of the field. */
export const streamProblems = messages('api.streamProblems', {
  badKey: message<{ label: AnyText }>('{label} may only have letters, digits and symbols, without spaces'),
  longKey: message<{ label: AnyText; max: number }>('{label} may have at most {max} characters'),
  weakKey: message<{ label: AnyText }>(
    '{label} must have at least 16 letters, digits, hyphens, dots or underscores; the button makes a new one',
  ),
  ofOther: message<{ label: AnyText }>('{label} belongs to the other source'),
  noIngest: message<{ label: AnyText }>('{label} must begin with rtmp:// or rtmps:// and contain a server and a path'),
  noYoutube: message<{ label: AnyText }>(
    '{label} must be the address of a video on YouTube, as in https://www.youtube.com/watch?v=…',
  ),
  noPlaylist: message<{ label: AnyText; usual: string }>(
    '{label} must be {usual}, or an https address on a site named in HLS_ORIGINS',
  ),
});
