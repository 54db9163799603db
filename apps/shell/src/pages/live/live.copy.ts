export const livePageCopy = {
  title: 'Live Stream',
  lead: 'Worship with us from wherever you are. What each way of watching costs is printed beside it.',
  description:
    'Watch or only hear the services from Gulu as they happen, with the weekly times and reminders for your calendar.',
  player: 'Player',
  notified: 'Be notified on this device when a broadcast begins',
  schedule: 'Service times',
  scheduleLead: 'All times are local to Gulu. A reminder is a calendar entry that comes back every week.',
  reminder: 'Set Reminder',
  nextTime: 'Next',
  loading: 'Looking for the stream',
  broadcast: 'Live service',
} as const;
