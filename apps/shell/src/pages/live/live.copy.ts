import { messages } from '@ministry/messages';

export const livePageCopy = messages('livePage', {
  title: 'Live Stream',
  player: 'Player',
  notified: 'Be notified on this device when a broadcast begins',
  schedule: 'Service times',
  reminder: 'Set Reminder',
  nextTime: 'Next',
  loading: 'Looking for the stream',
  broadcast: 'Live service',
});
