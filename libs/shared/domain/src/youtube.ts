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

/** What a YouTube address leads to: one video (watch, share, live or embed address) or the live stream of a channel; null for any other address. */
export function youtubeTarget(address: string): { video: string } | { channel: string } | null {
  const url = parse(address);
  const site = url?.hostname.replace(/^(www|m)\./, '');
  if (!url || !site) return null;
  const [first = '', second = ''] = url.pathname.split('/').slice(1);
  const isYoutube = site === 'youtube.com' || site === 'youtube-nocookie.com';
  const channel = url.searchParams.get('channel') ?? (first === 'channel' ? second : '');
  if (isYoutube && channelPattern.test(channel)) return { channel };
  const video =
    site === 'youtu.be'
      ? first
      : isYoutube
        ? /^(embed|live|v)$/.test(first)
          ? second
          : (url.searchParams.get('v') ?? '')
        : '';
  return idPattern.test(video) ? { video } : null;
}

/** Address of the player without cookies; null if there is nothing to play. It plays at once, because it is loaded only when a visitor clicks. */
export function youtubeEmbed(address: string): string | null {
  const target = youtubeTarget(address);
  if (!target) return null;
  return 'channel' in target
    ? `${host}live_stream?channel=${target.channel}&autoplay=1&playsinline=1`
    : `${host}${target.video}?autoplay=1&playsinline=1`;
}
