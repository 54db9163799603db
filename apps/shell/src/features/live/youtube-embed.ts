const idPattern = /^[\w-]{11}$/;
const channelPattern = /^UC[\w-]{22}$/;
const host = 'https://www.youtube-nocookie.com/embed/';

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/**
 * The address of the player without cookies for a watch, share, live or embed address of a video, or for whatever a
 * channel has live; null for every other address. It plays at once, since only the visitor's own press loads it.
 */
export function youtubeEmbed(address: string): string | null {
  const url = parse(address);
  const site = url?.hostname.replace(/^(www|m)\./, '');
  if (!url || !site) return null;
  const [first = '', second = ''] = url.pathname.split('/').slice(1);
  const isYoutube = site === 'youtube.com' || site === 'youtube-nocookie.com';
  const channel = url.searchParams.get('channel') ?? (first === 'channel' ? second : '');
  if (isYoutube && channelPattern.test(channel)) return `${host}live_stream?channel=${channel}&autoplay=1&playsinline=1`;
  const id = site === 'youtu.be' ? first : isYoutube ? (/^(embed|live|v)$/.test(first) ? second : (url.searchParams.get('v') ?? '')) : '';
  return idPattern.test(id) ? `${host}${id}?autoplay=1&playsinline=1` : null;
}
