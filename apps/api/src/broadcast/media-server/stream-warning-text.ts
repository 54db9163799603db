import { Sentence } from '../../platform/texts/sentence.ts';
import type { StreamWarning } from './media-server.ts';
import { recordingStops, streamReasons, warningTexts } from './stream-warning.copy.ts';

const entryOf = <Group extends object>(group: Group, name: unknown): Group[keyof Group] | undefined =>
  typeof name === 'string' && Object.hasOwn(group, name) ? group[name as keyof Group] : undefined;

/** Text of a warning for staff. */
export function warningText({ code, values = {} }: StreamWarning): Sentence | string {
  if (code === 'RECORDING_STOPPED') return entryOf(recordingStops, values['reason']) ?? recordingStops.DISK_ERROR;
  const text = entryOf(warningTexts, code);
  if (text === undefined || text instanceof Sentence) return text ?? code;
  const reason = entryOf(streamReasons, values['reason']) ?? values['reason'];
  return (text as (values: object) => Sentence)({ ...values, ...(reason !== undefined && { reason }) });
}
