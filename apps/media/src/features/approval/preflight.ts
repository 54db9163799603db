import type { LiveStatus, MediaStream } from '../../api/stream.types.ts';
import { approvalCopy as copy } from './approval.copy.ts';

export interface Check {
  name: string;
  is: 'good' | 'waiting' | 'bad';
  says: string;
}

interface PreflightFacts {
  stream: MediaStream | null;
  status: LiveStatus | null;
  isApproved: boolean;
}

/** MEDIA-37 to MEDIA-40, based on what the server receives. */
export function preflight({ stream, status, isApproved }: PreflightFacts): Check[] {
  return [encoder(stream), configured(stream), approval(isApproved), broadcast(status)];
}

function encoder(stream: MediaStream | null): Check {
  const name = copy.checks.obs;
  if (!stream) return { name, is: 'waiting', says: copy.unknown };
  const { publishing, server, warnings } = stream;
  if (publishing)
    return {
      name,
      is: warnings.length > 0 ? 'bad' : 'good',
      says: warnings.length > 0 ? copy.obs.trouble : copy.obs.streaming,
    };
  if (server.state === 'running') return { name, is: 'waiting', says: copy.obs.ready };
  return {
    name,
    is: server.state === 'failed' ? 'bad' : 'waiting',
    says: server.problem ?? copy.server[server.state],
  };
}

function configured(stream: MediaStream | null): Check {
  const name = copy.checks.rtmp;
  if (!stream) return { name, is: 'waiting', says: copy.unknown };
  const { rtmp, youtube } = stream.configured;
  if (rtmp) return { name, is: 'good', says: copy.rtmp.configured };
  return { name, is: 'waiting', says: youtube ? copy.rtmp.youtubeOnly : copy.rtmp.pending };
}

const approval = (isApproved: boolean): Check => ({
  name: copy.checks.approval,
  is: isApproved ? 'good' : 'waiting',
  says: isApproved ? copy.approval.given : copy.approval.pending,
});

function broadcast(status: LiveStatus | null): Check {
  const name = copy.checks.broadcast;
  if (!status) return { name, is: 'waiting', says: copy.unknown };
  if (status.isInterrupted) return { name, is: 'bad', says: copy.broadcast.interrupted };
  return {
    name,
    is: status.isLive ? 'good' : 'waiting',
    says: status.isLive ? copy.broadcast.live : copy.broadcast.offline,
  };
}

/** Advice for the next step; null if there is none. */
export function advice({ stream, status, isApproved }: PreflightFacts): string | null {
  if (!stream || !status) return null;
  const isOn = status.isLive || status.isInterrupted || status.sources.rtmp.manuallyActivated === true;
  if (isOn) return null;
  if (!isApproved) return stream.publishing ? copy.advice.approve : copy.advice.start;
  return stream.publishing || stream.configured.youtube ? copy.advice.ready : copy.advice.nothingArrives;
}
