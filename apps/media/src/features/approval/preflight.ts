import type { LiveStatus, MediaStream } from '../../api/stream.types.ts';
import { approvalWords as words } from './approval.content.ts';

export interface Check {
  name: string;
  is: 'good' | 'waiting' | 'bad';
  says: string;
}

interface Known {
  stream: MediaStream | null;
  status: LiveStatus | null;
  isApproved: boolean;
}

/** MEDIA-37 to MEDIA-40, from what the server really sees. */
export function preflight({ stream, status, isApproved }: Known): Check[] {
  return [encoder(stream), configured(stream), approval(isApproved), broadcast(status)];
}

function encoder(stream: MediaStream | null): Check {
  const name = words.checks.obs;
  if (!stream) return { name, is: 'waiting', says: words.unknown };
  const { publishing, server, warnings } = stream;
  if (publishing)
    return {
      name,
      is: warnings.length > 0 ? 'bad' : 'good',
      says: warnings.length > 0 ? words.obs.trouble : words.obs.streaming,
    };
  if (server.state === 'running') return { name, is: 'waiting', says: words.obs.ready };
  return {
    name,
    is: server.state === 'failed' ? 'bad' : 'waiting',
    says: server.problem ?? words.server[server.state],
  };
}

function configured(stream: MediaStream | null): Check {
  const name = words.checks.rtmp;
  if (!stream) return { name, is: 'waiting', says: words.unknown };
  const { rtmp, youtube } = stream.configured;
  if (rtmp) return { name, is: 'good', says: words.rtmp.configured };
  return { name, is: 'waiting', says: youtube ? words.rtmp.youtubeOnly : words.rtmp.pending };
}

const approval = (isApproved: boolean): Check => ({
  name: words.checks.approval,
  is: isApproved ? 'good' : 'waiting',
  says: isApproved ? words.approval.given : words.approval.pending,
});

function broadcast(status: LiveStatus | null): Check {
  const name = words.checks.broadcast;
  if (!status) return { name, is: 'waiting', says: words.unknown };
  if (status.isInterrupted) return { name, is: 'bad', says: words.broadcast.interrupted };
  return {
    name,
    is: status.isLive ? 'good' : 'waiting',
    says: status.isLive ? words.broadcast.live : words.broadcast.offline,
  };
}

/** What to know before or beside the next press; null when there is nothing. */
export function advice({ stream, status, isApproved }: Known): string | null {
  if (!stream || !status) return null;
  const isOn = status.isLive || status.isInterrupted || status.sources.rtmp.manuallyActivated === true;
  if (isOn) return null;
  if (!isApproved) return stream.publishing ? words.advice.approve : words.advice.start;
  return stream.publishing || stream.configured.youtube ? words.advice.ready : words.advice.nothingArrives;
}
