import type { RecordingListResponse, RecordingResponse } from '@ministry/api-client';
import { sizeCopy } from '../../components/size-copy.ts';
import { recordingsCopy as copy } from './recordings.copy.ts';

/** 'Video 1.2 GB · sound 60 MB'; before they are there what the recording takes. */
export function fileCopy({ video, audio, bytes, state }: RecordingResponse): string {
  if (state !== 'ready') return bytes > 0 ? copy.onDisk({ size: sizeCopy(bytes) }) : '';
  if (video && audio) return copy.videoAndSound({ video: sizeCopy(video.bytes), sound: sizeCopy(audio.bytes) });
  if (video) return copy.video({ size: sizeCopy(video.bytes) });
  return audio ? copy.sound({ size: sizeCopy(audio.bytes) }) : '';
}

/** How much of what is set aside is taken. */
export const usageCopy = ({
  usedBytes,
  limitBytes,
}: Pick<RecordingListResponse, 'usedBytes' | 'limitBytes'>): string =>
  limitBytes === 0 ? copy.off : copy.usage({ used: sizeCopy(usedBytes), limit: sizeCopy(limitBytes) });

/** The list changes by itself while this is so. */
export const isUnderWay = ({ items }: RecordingListResponse): boolean =>
  items.some(({ state }) => state === 'recording' || state === 'preparing');
