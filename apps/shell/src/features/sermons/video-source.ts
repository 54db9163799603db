/** What the address of a video leads to: a file that the page plays, the player of a platform, or a page on another site. */
export type VideoSource = { kind: 'file' | 'embed' | 'page'; src: string };

const videoId = /^[\w-]{11}$/;
const videoFile = /\.(mp4|m4v|webm|mov|ogv)$/i;

/** The id in a watch, share, live, shorts or embed address of YouTube; null for every other address. */
export function youtubeId(address: string): string | null {
  const url = parse(address);
  if (!url) return null;
  const host = url.hostname.replace(/^(www|m|music)\./, '');
  const [first = '', second = ''] = url.pathname.split('/').slice(1);
  let id = '';
  if (host === 'youtu.be') id = first;
  else if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    id = /^(embed|live|shorts|v)$/.test(first) ? second : (url.searchParams.get('v') ?? '');
  return videoId.test(id) ? id : null;
}

/** Seconds at which a shared address asks to begin: `t=1h2m3s`, `t=90s`, `start=90`; otherwise 0. */
function startOf(address: string): number {
  const query = parse(address)?.searchParams;
  const [, hours, minutes, seconds] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(query?.get('t') ?? query?.get('start') ?? '') ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

/**
 * How a video is shown (SER-29). The address of a platform becomes the address of its player, on the host that sets no
 * cookies. The video plays at once, because it is only loaded on the visitor's click (SER-30), and it requests HD
 * (SER-31).
 */
export function videoSource(address: string): VideoSource {
  const id = youtubeId(address);
  if (id !== null) {
    const query = new URLSearchParams({ autoplay: '1', vq: 'hd720', rel: '0', playsinline: '1' });
    const start = startOf(address);
    if (start > 0) query.set('start', String(start));
    return { kind: 'embed', src: `https://www.youtube-nocookie.com/embed/${id}?${query.toString()}` };
  }
  const isFile = address.startsWith('/uploads/') || videoFile.test(parse(address)?.pathname ?? '');
  return { kind: isFile ? 'file' : 'page', src: address };
}

function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}
