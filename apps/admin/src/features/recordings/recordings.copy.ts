import type { RecordingListResponse, RecordingResponse } from '@ministry/api-client';
import { sizeCopy } from '../../components/size-copy.ts';

export const stateCopy: Record<RecordingResponse['state'], string> = {
  recording: 'Recording now',
  preparing: 'Being prepared',
  ready: 'Ready',
  failed: 'Could not be prepared',
};

/** 'Video 1.2 GB · sound 60 MB'; before they are there what the recording takes. */
export function fileCopy({ video, audio, bytes, state }: RecordingResponse): string {
  if (state !== 'ready') return bytes > 0 ? `${sizeCopy(bytes)} on the disk` : '';
  return [
    video ? `Video ${sizeCopy(video.bytes)}` : '',
    audio ? `${video ? 'sound' : 'Sound'} ${sizeCopy(audio.bytes)}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** How much of what is set aside is taken. */
export function usageCopy({ usedBytes, limitBytes }: Pick<RecordingListResponse, 'usedBytes' | 'limitBytes'>): string {
  return limitBytes === 0
    ? 'Services are not recorded: the setting RECORDINGS_MAX_GB is 0.'
    : `Recordings that are not a sermon yet take ${sizeCopy(usedBytes)} of ${sizeCopy(limitBytes)}.`;
}

/** The list changes by itself while this is so. */
export const isUnderWay = ({ items }: RecordingListResponse): boolean =>
  items.some(({ state }) => state === 'recording' || state === 'preparing');
