import type { RecordingListResponse, RecordingResponse } from '@ministry/api-client';
import { sizeCopy } from '../../components/size-copy.ts';
import { recordingsTexts as copy } from './recordings-texts.copy.ts';

export const stateCopy: Record<RecordingResponse['state'], string> = {
  recording: copy.recordingNow,
  preparing: copy.beingPrepared,
  ready: 'Ready',
  failed: copy.couldNotBePrepared,
};

/** 'Video 1.2 GB · sound 60 MB'; before they are there what the recording takes. */
export function fileCopy({ video, audio, bytes, state }: RecordingResponse): string {
  if (state !== 'ready') return bytes > 0 ? copy.onTheDisk({ bytes: sizeCopy(bytes) }) : '';
  return [
    video ? copy.video({ bytes: sizeCopy(video.bytes) }) : '',
    audio ? `${video ? 'sound' : 'Sound'} ${sizeCopy(audio.bytes)}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** How much of what is set aside is taken. */
export function usageCopy({ usedBytes, limitBytes }: Pick<RecordingListResponse, 'usedBytes' | 'limitBytes'>): string {
  return limitBytes === 0
    ? copy.servicesAreNotRecordedThe
    : copy.recordingsThatAreNotA({ usedBytes: sizeCopy(usedBytes), limitBytes: sizeCopy(limitBytes) });
}

/** The list changes by itself while this is so. */
export const isUnderWay = ({ items }: RecordingListResponse): boolean =>
  items.some(({ state }) => state === 'recording' || state === 'preparing');
