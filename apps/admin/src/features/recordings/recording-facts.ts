import type { RecordingListResponse, RecordingResponse } from '@ministry/api-client';
import { sizeCopy } from '../../components/size-copy.ts';
import { recordingsCopy as copy } from './recordings.copy.ts';

/** 'Video 1.2 GB · sound 60 MB'; until these files exist, the size of the recording on disk. */
export function fileCopy({ video, audio, bytes, state }: RecordingResponse): string {
  if (state !== 'ready') return bytes > 0 ? copy.onDisk({ size: sizeCopy(bytes) }) : '';
  if (video && audio) return copy.videoAndSound({ video: sizeCopy(video.bytes), sound: sizeCopy(audio.bytes) });
  if (video) return copy.video({ size: sizeCopy(video.bytes) });
  return audio ? copy.sound({ size: sizeCopy(audio.bytes) }) : '';
}

/** Used and available disk space for recordings. */
export const usageCopy = ({
  usedBytes,
  limitBytes,
}: Pick<RecordingListResponse, 'usedBytes' | 'limitBytes'>): string =>
  limitBytes === 0 ? copy.off : copy.usage({ used: sizeCopy(usedBytes), limit: sizeCopy(limitBytes) });

/** Whether a recording is running or being prepared, so that the list has to be read again. */
export const isUnderWay = ({ items }: RecordingListResponse): boolean =>
  items.some(({ state }) => state === 'recording' || state === 'preparing');
