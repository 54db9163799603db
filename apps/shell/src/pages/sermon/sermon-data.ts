import type { SermonResponse } from '@ministry/api-client';
import { videoSource } from '../../features/sermons/video-source.ts';

/** ISO 8601 length: 'PT2460S' */
const duration = (facts: SermonResponse['audio']) =>
  facts?.seconds == null ? {} : { duration: `PT${facts.seconds}S` };

/**
 * schema.org description of the recordings of a sermon: a VideoObject, an AudioObject or both; undefined if there are
 * none. `site` is the address of the site without a trailing slash.
 */
export function sermonData(
  sermon: SermonResponse,
  description: string,
  site: string,
  churchName: string,
): Record<string, unknown> | undefined {
  const absolute = (address: string) => new URL(address, site).href;
  const common = {
    name: sermon.title,
    description: description.slice(0, 500) || sermon.title,
    url: `${site}/sermons/${sermon.id}`,
    uploadDate: sermon.date,
    inLanguage: 'en',
    author: { '@type': 'Person', name: sermon.speaker },
    publisher: { '@type': 'Church', name: churchName },
    isAccessibleForFree: true,
    ...(sermon.series === null ? {} : { isPartOf: { '@type': 'CreativeWorkSeries', name: sermon.series } }),
  };
  const objects: Record<string, unknown>[] = [];
  if (sermon.videoUrl) {
    const { kind, src } = videoSource(sermon.videoUrl);
    const where =
      kind === 'file'
        ? { contentUrl: absolute(src) }
        : kind === 'embed'
          ? { embedUrl: src.split('?')[0] }
          : { url: src };
    objects.push({
      '@type': 'VideoObject',
      ...common,
      thumbnailUrl: `${site}/share/sermons-${sermon.id}.jpg`,
      ...where,
      ...duration(sermon.video),
    });
  }
  if (sermon.audioUrl)
    objects.push({
      '@type': 'AudioObject',
      ...common,
      contentUrl: absolute(sermon.audioUrl),
      ...duration(sermon.audio),
    });
  if (objects.length === 0) return undefined;
  return objects.length === 1
    ? { '@context': 'https://schema.org', ...objects[0] }
    : { '@context': 'https://schema.org', '@graph': objects };
}
