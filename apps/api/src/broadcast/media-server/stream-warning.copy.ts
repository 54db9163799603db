import { type AnyText, message, messages } from '../../platform/texts/sentence.ts';

/** Warnings for volunteers about the stream, with the remedy; rates in kbit/s and frames per second. */
export const warningTexts = messages('api.streamWarnings', {
  BITRATE_LOW: message<{ bitrate: number }>(
    'Only {bitrate} kbit/s arrive, too little for a clear stream. Check the internet connection, and the bitrate in OBS under Settings, Output.',
  ),
  BITRATE_FALLEN: message<{ from: number; to: number }>(
    'The bitrate has fallen from {from} to {to} kbit/s. If it stays low, choose a lower bitrate in OBS or stop other uploads on this connection.',
  ),
  FRAME_RATE_LOW: message<{ rate: number; best: number }>(
    'Only {rate} of {best} frames per second arrive. The computer may be overloaded: close other programs, or choose a lower resolution in OBS.',
  ),
  NO_SOUND:
    'No sound arrives. Check in the mixer of OBS that the level of the microphone or the mixer moves and that it is not muted.',
  NO_PICTURE: 'No picture arrives, only sound. Add the camera to the scene in OBS if there is to be one.',
  VIDEO_CODEC: message<{ codec: string }>(
    'The picture arrives as {codec}, which many phones cannot play. Choose H.264 in OBS under Settings, Output.',
  ),
  AUDIO_CODEC: message<{ codec: string }>(
    'The sound arrives as {codec}, which many phones cannot play. Choose AAC in OBS under Settings, Output.',
  ),
  KEY_FRAMES_RARE:
    'Keyframes are too rare, so viewers wait a long time for the picture. Set the keyframe interval to 2 s in the output settings of OBS.',
  LADDER_OFF: message<{ reason: AnyText }>('There are no smaller pictures for slow connections: {reason}.'),
  SEEN_ELSEWHERE:
    'The stream arrives, but its figures cannot be shown: the processes of the site cannot reach each other (Redis). Nothing needs to be done in OBS.',
  YOUTUBE_UNCHECKED: message<{ reason: AnyText }>(
    "{reason}, so the site relies on ''Go Live Now''. Look at the video on YouTube yourself.",
  ),
  YOUTUBE_NOT_LIVE:
    "YouTube says that this video is not live. Start the stream in OBS, and press 'Go live' in YouTube Studio.",
  YOUTUBE_NOT_FOUND: 'YouTube does not know this video, or it is private. Copy its address again and save it.',
});

/** Why a recording has stopped. */
export const recordingStops = messages('api.recordingStops', {
  NOT_WRITABLE: 'The folder of the recording cannot be written to; nothing is recorded.',
  DISK_ERROR: 'The recording cannot be written to the disk; it has stopped.',
  DISK_SLOW: 'The disk is too slow for the recording; it has stopped.',
  DISK_FULL: 'Less than 1 GB is free on the disk; the recording has stopped.',
});

/** Why something about a stream is missing or unknown; inserted into a sentence. */
export const streamReasons = messages('api.streamReasons', {
  MISSING: 'ffmpeg is not installed',
  ENDED: 'ffmpeg has stopped; it is started again automatically',
  UNREACHABLE: 'YouTube cannot be reached',
  REFUSED: 'YouTube refuses YOUTUBE_API_KEY, or its quota for today is used up',
  ERROR: 'YouTube answers with an error',
  UNEXPECTED: 'YouTube sends an unexpected answer',
});
