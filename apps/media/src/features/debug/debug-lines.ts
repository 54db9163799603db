import type { LiveStatus, MediaStream, StreamConfig } from '../../api/stream.types.ts';
import { debugCopy, serverKinds } from './debug.copy.ts';

const { names, none, unknown, guessed } = debugCopy;

interface DebugFacts {
  host: string;
  browser: string;
  config: StreamConfig | null;
  isGuessed: boolean;
  stream: MediaStream | null;
  status: LiveStatus | null;
  at: Date | null;
}

/** MEDIA-51, MEDIA-52: names and values. Values are in English, for the person who maintains the server. Keys are left out, even masked ones. */
export function debugLines({ host, browser, config, isGuessed, stream, status, at }: DebugFacts): [string, string][] {
  const address = (value: string | undefined) =>
    value === undefined ? unknown : isGuessed ? guessed({ address: value }) : value;
  return [
    [names.host, host],
    [names.rtmp, address(config?.rtmp.rtmpUrl)],
    [names.hls, address(config?.rtmp.hlsUrl)],
    [
      names.ports,
      stream ? `RTMP ${stream.server.rtmpPort ?? unknown}, HLS ${stream.server.hlsPort ?? unknown}` : unknown,
    ],
    [names.server, stream ? `${serverKinds[stream.server.kind]}, ${stream.server.state}` : unknown],
    [names.problem, stream ? (stream.server.problem ?? none) : unknown],
    [names.publishing, stream ? publishingLine(stream) : unknown],
    [names.warnings, stream ? stream.warnings.map(({ code }) => code).join(', ') || none : unknown],
    [
      names.approval,
      stream
        ? stream.approval.isApproved
          ? `approved by ${stream.approval.approvedBy ?? unknown} at ${stream.approval.approvedAt ?? unknown}`
          : 'pending'
        : unknown,
    ],
    [names.broadcast, status ? broadcastLine(status) : unknown],
    [
      names.youtube,
      stream
        ? `${stream.configured.youtube ? 'configured' : 'not configured'}, ${status?.sources.youtube.isLive ? 'live' : 'offline'}`
        : unknown,
    ],
    [names.asked, at?.toISOString() ?? none],
    [names.browser, browser],
  ];
}

function publishingLine({ publishing }: MediaStream): string {
  if (!publishing) return none;
  const { since, bitrate, frameRate, width, height, videoCodec, audioCodec } = publishing;
  return `since ${since}, ${Math.round(bitrate / 1_000)} kbit/s, ${frameRate ?? '?'} fps, ${width ?? '?'}x${height ?? '?'}, ${videoCodec ?? '-'} / ${audioCodec ?? '-'}`;
}

function broadcastLine({
  isLive,
  isInterrupted,
  streamType,
  viewers,
  wentLiveAt,
  sources: { rtmp },
}: LiveStatus): string {
  const state = isLive ? 'live' : isInterrupted ? 'interrupted' : 'offline';
  return `${state}, source ${streamType ?? none}, viewers ${viewers}, since ${wentLiveAt ?? '-'}, activated ${rtmp.manuallyActivated ? 'yes' : 'no'}, streaming ${rtmp.actuallyStreaming ? 'yes' : 'no'}`;
}

/** As text for a message. The query of an address is removed, because somebody may have typed a key into it. */
export const asText = (lines: [string, string][]): string =>
  lines.map(([name, value]) => `${name}: ${value.replace(/\?\S*/g, '')}`).join('\n');
