/** The newsletter as the office writes and sends it. */

/** How it travels: a text message goes to the phone numbers of its audience. */
export const campaignChannels = ['email', 'text'] as const;
export type CampaignChannel = (typeof campaignChannels)[number];

/** Who a campaign goes to: subscribers, those registered for an event, families of a place. */
export const campaignAudiences = ['newsletter', 'event', 'families'] as const;
export type CampaignAudience = (typeof campaignAudiences)[number];

/** `sent`: every mail was handed to the outbox. */
export const campaignStates = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** Longest accepted input, in characters. */
export const campaignLimits = {
  subject: 150,
  body: 10_000,
  place: 100,
  /** Text messages that one newsletter may be; each is paid for. */
  textParts: 3,
} as const;

/** Lines of a text that are filled when a mail is sent. */
export const campaignBlocks = {
  events: '{{coming events}}',
  sermons: '{{last sermons}}',
} as const;
