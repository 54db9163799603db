import type { SiteIdentity } from '@ministry/domain';
import type { VisitorPage } from '../../platform/site-settings/visitor-pages.ts';
import { toPlainText } from '../rich-text/rich-text.ts';
import type { SermonResponse } from '../sermons/sermon.dto.ts';
import { feedTexts } from './feeds.copy.ts';

/** Maximum characters of a description; the page of the sermon has the full text. */
const descriptionLength = 4_000;
const types: Record<string, string> = { mp3: 'audio/mpeg', m4a: 'audio/mp4', mp4: 'video/mp4', webm: 'video/webm' };
/** Characters that XML 1.0 does not allow. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const xml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const tag = (name: string, text: string): string => `<${name}>${xml(text)}</${name}>`;

interface Recording {
  url: string;
  bytes: number;
  seconds: number | null;
}

/** The recording for podcast players, if it is stored on this site: the audio, otherwise the video. */
function recordingOf({ audioUrl, audio, videoUrl, video }: SermonResponse): Recording | undefined {
  if (audioUrl !== null && audio) return { url: audioUrl, ...audio };
  if (videoUrl !== null && video) return { url: videoUrl, ...video };
  return undefined;
}

/** The sermons as a podcast (RSS 2.0 with the iTunes tags), newest first, without those whose recording is on another site. */
export function podcast(sermons: readonly SermonResponse[], identity: SiteIdentity, page: VisitorPage): string {
  const { publicUrl } = page;
  const items = sermons.map((sermon) => item(sermon, page));
  const cover = `${publicUrl}/feeds/sermons.jpg`;
  const title = page.text(feedTexts.sermons({ church: identity.name }));
  const list = `${publicUrl}${page.path}/sermons`;
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:atom="http://www.w3.org/2005/Atom"><channel>' +
    `<atom:link rel="self" type="application/rss+xml" href="${xml(publicUrl + page.address('/feeds/sermons.xml'))}"/>` +
    tag('title', title) +
    tag('link', list) +
    tag('description', identity.description) +
    tag('language', page.language ?? 'en-ug') +
    tag('copyright', `© ${identity.name}`) +
    tag('itunes:author', identity.name) +
    `<itunes:owner>${tag('itunes:name', identity.name)}${tag('itunes:email', identity.email)}</itunes:owner>` +
    '<itunes:category text="Religion &amp; Spirituality"><itunes:category text="Christianity"/></itunes:category>' +
    tag('itunes:explicit', 'false') +
    tag('itunes:type', 'episodic') +
    `<itunes:image href="${xml(cover)}"/><image>${tag('url', cover)}${tag('title', title)}${tag('link', list)}</image>` +
    `${items.join('')}</channel></rss>`
  );
}

function item(sermon: SermonResponse, { publicUrl, path }: VisitorPage): string {
  const recording = recordingOf(sermon);
  if (!recording) return '';
  const page = `${publicUrl}${path}/sermons/${sermon.id}`;
  const extension = /\.(\w+)$/.exec(recording.url)?.[1] ?? '';
  return (
    `<item>${tag('title', sermon.title)}${tag('link', page)}` +
    `<guid isPermaLink="false">${xml(`sermon-${sermon.id}@${new URL(publicUrl).hostname}`)}</guid>` +
    tag('pubDate', new Date(sermon.date).toUTCString()) +
    tag('description', toPlainText(sermon.description, descriptionLength)) +
    (sermon.speaker === '' ? '' : tag('itunes:author', sermon.speaker)) +
    (recording.seconds === null ? '' : tag('itunes:duration', String(Math.round(recording.seconds)))) +
    tag('itunes:explicit', 'false') +
    `<enclosure url="${xml(new URL(recording.url, publicUrl).href)}" length="${recording.bytes}" type="${types[extension] ?? 'application/octet-stream'}"/></item>`
  );
}
