import { message, messages } from '@ministry/messages';

/** Instructions for a volunteer who has never seen OBS. Names of menus stay in English, as OBS 30 and YouTube Studio write them. */
export const obsCopy = messages('media.obs', {
  stepsTitle: 'OBS instructions',
  /** Each is a line of a numbered list. */
  steps: {
    youtube: [
      'In YouTube Studio press Create, then Go live, and open the Stream tab. Copy the stream key there, put it into the field above, and save.',
      'In OBS open Settings, then Stream. Service: YouTube - RTMPS, or Custom with the server below.',
      message<{ server: string }>('Server: {server}'),
      'Stream Key: press Copy beside the key above and paste it there. Nobody else needs to see it.',
      'Open Settings, then Output and Video, and set the values of the summary below.',
      'Press Start Streaming in OBS. YouTube Studio shows the picture after about half a minute.',
      'Copy the address of the video page, put it into Live video URL above, and save: then our Live page shows it.',
    ],
    rtmp: [
      'In OBS open Settings, then Stream. Service: Custom…',
      message<{ server: string }>('Server: {server}'),
      'Stream Key: press Copy beside the key above and paste all of it there, including church?key= at the beginning. Leave ‘Use authentication’ off.',
      'Open Settings, then Output. Output Mode: Advanced. On the Streaming tab set the values of the summary below.',
      'Open Settings, then Video: both resolutions 1280x720, 30 FPS. Then Audio: 48 kHz, Stereo.',
      'Press Start Streaming in OBS. Within a few seconds the pre-flight check says ‘streaming’ and the preview shows the picture.',
    ],
  },
  settingsTitle: 'OBS settings summary',
  settingColumns: ['Setting', 'Value', 'Where in OBS'],
  slowTitle: 'On a slow upload',
  slow: [
    'Measure the upload first. It must be about one and a half times what you send: 4 Mbit/s for the values above.',
    'Below 4 Mbit/s: 854x480, 30 fps, 1,200 kbit/s. Below 2 Mbit/s: 640x360, 25 fps, 600 kbit/s. The sound at 96 kbit/s.',
    'Below 1 Mbit/s send the sound with a still picture: 640x360, 10 fps, 250 kbit/s. People accept a still picture, but not broken sound.',
    'Settings, Advanced, Network: ‘Dynamically change bitrate to manage congestion’ on. Use a cable rather than Wi-Fi, and let nothing else use the connection.',
  ],
  dual: {
    intro:
      'YouTube and this site at the same time, so that one is there when the other fails. These are the values as they are saved; change them on the other two tabs.',
    panels: { youtube: 'YouTube Live', rtmp: 'Custom RTMP' },
    adviceTitle: 'Advice',
    advice: [
      'It sends everything twice: with the values of this page about 5.3 Mbit/s, so have at least 8 Mbit/s of upload. With less, choose one: our own stream, which falls back to sound only for phones on a slow connection.',
      'In OBS: install the ‘Multiple RTMP outputs’ plug-in. Put our own stream into Settings, Stream, as always, and YouTube into the plug-in’s panel as a second target with ‘Share encoder’ on, so that the computer encodes once.',
      'Begin with our own stream. Start the second target once the preview has been steady for a minute.',
      'If the warnings of this page begin to speak of bitrate, stop the YouTube target first: our own stream then has enough upload again at once.',
      'When both are on, the Live page follows the one that this page names as active source.',
    ],
  },
});

/** Name, value, and where to find it in OBS. The terms are those of OBS in every language. */
export const obsSettings = [
  ['Video', '1280x720, 30 fps', 'Settings, Video'],
  ['Video encoder', 'x264', 'Output, Streaming'],
  ['Rate control', 'CBR', 'Output, Streaming'],
  ['Video bitrate', '2,500 kbit/s', 'Output, Streaming'],
  ['Keyframe interval', '2 s', 'Output, Streaming; never 0 (auto)'],
  ['CPU usage preset', 'veryfast', 'Output, Streaming'],
  ['Profile', 'main (or high)', 'Output, Streaming'],
  ['Tune', 'none (zerolatency if it stutters)', 'Output, Streaming'],
  ['Audio encoder', 'AAC, 128 kbit/s', 'Output, Audio'],
  ['Sample rate', '48 kHz, stereo', 'Settings, Audio'],
] as const;
