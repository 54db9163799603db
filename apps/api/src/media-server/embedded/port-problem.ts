const words = {
  rtmp: { setting: 'RTMP_PORT', consequence: 'no encoder can connect' },
  hls: { setting: 'HLS_PORT', consequence: 'the stream is only to be had under the address of the site' },
};

/** What staff read about a port that does not open; null while all is well. @param fault the system's word for it */
export function portProblem(which: 'rtmp' | 'hls', port: number, fault: string | null): string | null {
  if (fault === null) return null;
  const { setting, consequence } = words[which];
  const reason = fault === 'EADDRINUSE' ? 'is in use by another program' : `cannot be opened (${fault})`;
  return `Port ${port} ${reason}, so ${consequence}. Stop that program or set ${setting}; it is tried again every ten seconds.`;
}
