import { message, messages } from '@ministry/messages';

export const prayerCopy = messages('prayer', {
  heading: 'Prayer Requests',
  lead: 'Tell us what is on your heart. Our prayer team prays for every request by name, or without one.',
  name: 'Your name (optional)',
  nameHint: 'Leave it empty to stay unnamed.',
  request: 'Your prayer request *',
  isPublic: "I'm comfortable sharing this prayer request with others",
  isConfidential: 'Confidential: only a pastor reads this request',
  saved:
    'We keep your request for 24 months, for the prayer team alone unless you tick a box above. Please name other people only if they would agree.',
  send: 'Send prayer request',
  sending: 'Sending…',
  another: 'Send another request',
  codeLead: 'Your reply code:',
  codeText: 'Replies appear below on this device; on another one, enter this code. Everybody who has it can read them.',
  /** The description of the failure is the retry text of the message form (PRAY-14). */
  missing: { title: 'Prayer request required', description: 'Please tell us how we can pray for you.' },
  success: { title: 'Prayer request submitted!', description: 'Our prayer team will be praying for you.' },
  failure: { title: 'Failed to submit prayer request', description: 'Please try again or contact us directly.' },
});

/** 'Your prayer requests' with the replies to them. */
export const repliesCopy = messages('prayer.replies', {
  heading: 'Your prayer requests',
  lead: 'What you asked on this device, and our answers.',
  none: 'Replies to requests from this device appear here.',
  sentOn: message<{ day: string }>('Request of {day}'),
  byCode: 'Request by code',
  answered: 'Answered',
  noReply: 'No reply yet. Our prayer team will be praying for you.',
  reply: message<{ day: string }>('Reply of {day}'),
  loading: 'Looking for replies',
  failed: 'The replies could not be loaded.',
  tryAgain: 'Try again',
  unknown: 'No request has this code. Please check each letter.',
  invalid: 'A code has sixteen letters and digits.',
  forget: 'Forget on this device',
  code: 'Reply code',
  codeHint: 'Of a request from another device: 7K2M-QX4R-9TBA-PW3D',
  look: 'Show replies',
});

/** The texts of the prayer assistant that are on the page from the beginning. */
export const supportCopy = messages('prayer.support', {
  open: 'AI support',
  label: 'A word for you',
  hint: 'Chosen on your device from what you wrote. Nothing is sent.',
  loading: 'One moment',
  /** PRAY-12: also shown if the other texts cannot be loaded. */
  fallback: {
    heading: 'You are not alone',
    text: 'We could not find the right words just now, but God has heard yours.',
    verse: 'The LORD is nigh unto them that are of a broken heart; and saveth such as be of a contrite spirit.',
    reference: 'Psalm 34:18',
  },
  urgent:
    'If you or somebody near you is in danger, please do not wait for a reply. Call us now, or the police on 999 or 112.',
  call: message<{ phone: string }>('Call {phone}'),
});
