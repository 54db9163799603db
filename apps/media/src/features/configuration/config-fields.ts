import type { Source, StreamConfig } from '../../api/stream.types.ts';

export type FieldName = 'streamUrl' | 'streamKey' | 'liveVideoUrl' | 'rtmpUrl' | 'hlsUrl';
/** Unsaved values. */
export type Draft = Partial<Record<FieldName, string>>;

/** The address fields of a source, in the order of the page. */
export const addressFields = {
  youtube: ['streamUrl', 'liveVideoUrl'],
  rtmp: ['rtmpUrl', 'hlsUrl'],
} as const satisfies Record<Source, FieldName[]>;
const youtubeIngest = 'rtmp://a.rtmp.youtube.com/live2';

/** MEDIA-63 to MEDIA-65: the most likely configuration, if the server does not return one. */
export function guessedConfig(host: string): StreamConfig {
  const unknown = { streamKey: '', hasKey: false, keyProblem: null, updatedAt: null, updatedBy: null };
  return {
    youtube: { ...unknown, streamUrl: youtubeIngest, liveVideoUrl: '' },
    rtmp: { ...unknown, rtmpUrl: `rtmp://${host}:1935/live`, hlsUrl: `http://${host}:8080/hls/church/master.m3u8` },
  };
}

/** An address as it is stored on the server. */
export function storedValue(config: StreamConfig, source: Source, name: FieldName): string {
  return (config[source] as unknown as Partial<Record<FieldName, string>>)[name] ?? '';
}

/** The changes in a draft: values equal to the stored ones are left out, and an empty key keeps the stored one. */
export function changesOf(draft: Draft, config: StreamConfig, source: Source): Draft {
  return Object.fromEntries(
    Object.entries(draft)
      .filter(([name, value]) =>
        name === 'streamKey' ? value.trim() !== '' : value.trim() !== storedValue(config, source, name as FieldName),
      )
      .map(([name, value]) => [name, value.trim()]),
  );
}

/** The draft after a save: values that were typed during the request are kept. */
export function withoutSaved(draft: Draft, sent: Draft): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([name, value]) => value !== sent[name as FieldName]));
}

/** The server names a field by its path in the request: `config.streamUrl`. */
export const errorOf = (fields: Readonly<Record<string, string>>, name: FieldName): string =>
  fields[`config.${name}`] ?? fields[name] ?? '';
