import { invalid } from '../../platform/errors/domain-error.ts';
import { type AnyText } from '../../platform/texts/sentence.ts';
import { type Problem } from '../../platform/validation/explained.ts';
import type { LiveSource } from './broadcast-status.ts';
import { streamFieldTexts, streamProblems } from './live.copy.ts';
import { ownPlaylist, type StreamAddresses } from './stream-addresses.ts';
import { keyLength, type StreamConfigFields } from './stream-config.dto.ts';
import { isMasked, withoutName } from './stream-key-mask.ts';

/** Columns to store from a request: undefined keeps the value, null clears it. */
export interface StreamConfigColumns {
  ingestUrl?: string | null;
  watchUrl?: string | null;
  key?: string | null;
}

type FieldName = keyof StreamConfigFields;
const names = {
  youtube: { ingest: 'streamUrl', watch: 'liveVideoUrl' },
  rtmp: { ingest: 'rtmpUrl', watch: 'hlsUrl' },
} as const satisfies Record<LiveSource, Record<string, FieldName>>;

function keyProblem(type: LiveSource, key: string): Problem | null {
  if (!/^[\x21-\x7e]+$/.test(key)) return streamProblems.badKey;
  if (key.length > keyLength) return ({ label }) => streamProblems.longKey({ label, max: keyLength });
  // Our key is part of an address, and it is the only protection against strangers on the screens of the congregation.
  return type === 'rtmp' && !/^[\w.~-]{16,}$/.test(key) ? streamProblems.weakKey : null;
}

/** Our own stream needs a key, so a blank one is ignored. */
function keyOf(type: LiveSource, sent: string | null | undefined): string | null | undefined {
  if (sent === undefined || sent === null || isMasked(sent)) return undefined;
  if (sent === '') return type === 'rtmp' ? undefined : null;
  return withoutName(type, sent);
}

/** Converts the fields of a request for one source. @throws DomainError 400 with each wrong field */
export function toStreamConfigColumns(
  type: LiveSource,
  fields: StreamConfigFields,
  addresses: StreamAddresses,
): StreamConfigColumns {
  const problems: Record<string, AnyText> = {};
  const note = (name: FieldName, problem: Problem | null): void => {
    if (problem !== null) problems[`config.${name}`] = problem({ label: streamFieldTexts[name] });
  };
  const { ingest, watch } = names[type];
  const own: FieldName[] = [ingest, watch, 'streamKey'];
  for (const name of Object.keys(streamFieldTexts) as FieldName[])
    if (fields[name] && !own.includes(name)) note(name, streamProblems.ofOther);

  // A default address is stored as null, so that it follows when the address of the site changes.
  const ingestUrl = unless([addresses.usualIngest(type)], fields[ingest]);
  if (ingestUrl) note(ingest, addresses.ingestProblem(ingestUrl));
  const watchUrl = unless([addresses.usualWatch(type), ownPlaylist], fields[watch]);
  if (watchUrl) note(watch, addresses.watchProblem(type, watchUrl));
  const key = keyOf(type, fields.streamKey);
  if (key) note('streamKey', keyProblem(type, key));
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { ingestUrl, watchUrl, key };
}

function unless(usual: string[], sent: string | null | undefined): string | null | undefined {
  if (sent === undefined || sent === null) return undefined;
  return sent === '' || usual.includes(sent) ? null : sent;
}
