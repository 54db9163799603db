import { message, messages } from '@ministry/messages';

/** Wording of the specification: MEDIA-35, MEDIA-36, MEDIA-59 to MEDIA-62. */
export const approvalCopy = messages('media.approval', {
  title: 'Stream Approval & Go Live',
  approve: 'Approve Stream',
  approving: 'Approving…',
  goLive: 'Go Live Now',
  goingLive: 'Going live…',
  end: 'End Stream',
  ending: 'Ending…',
  withdraw: 'Withdraw approval',
  withdrawing: 'Withdrawing…',
  approved: {
    title: 'Stream approved!',
    description: 'Press ‘Go Live Now’ when the service begins.',
  },
  approveFailed: {
    title: 'Approval failed',
    description: 'Failed to approve stream. Please try again.',
  },
  live: {
    title: 'Now Live!',
    description: 'Stream is now broadcasting live to viewers.',
  },
  liveFailed: {
    title: 'Go live failed',
    description: 'Failed to activate live stream. Please try again.',
  },
  ended: {
    title: 'Stream ended',
    description: 'Visitors see that the stream is offline.',
  },
  endFailed: {
    title: 'End failed',
    description: 'Failed to end the stream. It is still on the air. Please try again.',
  },
  withdrawn: {
    title: 'Approval withdrawn',
    description: 'Nothing is shown until the stream is approved again.',
  },
  withdrawFailed: {
    title: 'Withdrawal failed',
    description: 'Failed to withdraw the approval. Please try again.',
  },
  approveFirst: 'Approve the stream first.',

  /** The pre-flight check: a mark, a name and what is found. */
  preflight: 'Pre-flight check',
  marks: {
    good: 'In order',
    waiting: 'Pending',
    bad: 'Check this',
  },
  checks: {
    obs: 'OBS',
    rtmp: 'RTMP',
    approval: 'Approval',
    broadcast: 'Public',
  },
  unknown: 'not known yet',
  obs: {
    streaming: 'streaming',
    ready: 'ready, waiting for OBS to start',
    trouble: 'streaming, with a warning',
  },
  server: {
    off: 'no media server is set up',
    starting: 'the media server is starting',
    failed: 'the media server is not running',
  },
  rtmp: {
    configured: 'configured',
    pending: 'pending: save a configuration first',
    youtubeOnly: 'pending; YouTube is configured',
  },
  approval: {
    given: 'approved',
    pending: 'pending',
  },
  broadcast: {
    live: 'live',
    offline: 'offline',
    interrupted: 'dropped; visitors see ‘Back shortly’',
  },

  /** What to do next. */
  advice: {
    start: 'Start streaming in OBS, look at the preview, then approve.',
    approve: 'Look and listen in the preview. Approve when it is ready to be shown.',
    ready: 'Ready. Visitors see the stream as soon as you press Go Live Now.',
    nothingArrives: 'Nothing arrives from OBS. You can still go live: visitors see the stream as soon as it arrives.',
  },

  /** Who did what. ‘time’ is a time of day. */
  lines: {
    title: 'Status',
    notApproved: 'Not approved yet.',
    approvedBy: message<{ name: string; time: string }>('Approved by {name}, {time}.'),
    wentLiveBy: message<{ name: string }>('Taken live by {name}.'),
    wentLiveByAt: message<{ name: string; time: string }>('Taken live by {name}, {time}.'),
    publishing: message<{ since: string }>('OBS has been streaming since {since}.'),
    notPublishing: 'Nothing arrives from OBS.',
  },

  confirmEnd: {
    title: 'End the stream?',
    text: 'It stops for everybody who is watching, and has to be approved again before the next time.',
    viewers: message<{ count: number }>('{count, plural, one {# person is} other {# people are}} watching now.'),
    no: 'Keep it on the air',
  },
  confirmWithdraw: {
    title: 'Withdraw the approval?',
    text: 'It has to be approved again before it can be shown.',
    onAir: 'The stream goes off the air at once.',
    no: 'Keep the approval',
  },
});
