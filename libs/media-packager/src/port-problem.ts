const ports = {
  rtmp: { setting: 'RTMP_PORT', effect: 'no encoder can connect' },
  hls: { setting: 'HLS_PORT', effect: 'the stream is only available at the address of the site' },
};

/** A sentence for staff about a port that cannot be opened; null if there is no problem. */
export function portProblem(which: 'rtmp' | 'hls', port: number, errorCode: string | null): string | null {
  if (errorCode === null) return null;
  const { setting, effect } = ports[which];
  const reason = errorCode === 'EADDRINUSE' ? 'is in use by another program' : `cannot be opened (${errorCode})`;
  return `Port ${port} ${reason}, so ${effect}. Stop that program or set ${setting}; the server tries again every ten seconds.`;
}
