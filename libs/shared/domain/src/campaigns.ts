/** The newsletter as the office writes and sends it. */

/** How a newsletter is sent; text messages go to the phone numbers of the audience. */
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
  /** Most parts that a newsletter by text message may have; an operator charges for each. */
  textParts: 3,
} as const;

/** Lines of a text that are replaced with content when a mail is sent. */
export const campaignBlocks = {
  events: '{{coming events}}',
  sermons: '{{last sermons}}',
} as const;
