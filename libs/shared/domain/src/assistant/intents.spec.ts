import { describe, expect, it } from '@jest/globals';
import { type Intent, intentOf, namedIn, subjectOf } from './intents.ts';
import { builtInQuestions as others } from './says.ts';
import { seedAssistant } from './seed-assistant.ts';

const offers = {
  ...others,
  ministries: 'Ministry information',
  contact: 'Contact support',
  give: 'How can I give?',
};
/** Id of the entry that replies or, without an entry, what the message asks for. */
function answerOf(intent: Intent): string {
  if (intent.kind === 'entry') return intent.entry.id;
  return intent.kind === 'ministry_event' ? 'events' : intent.kind;
}
const names = ['Eye Camp', "My Sister's Keeper", 'Crown of Glory'];

describe('what a message in Swahili asks for', () => {
  it.each<[string, string]>([
    ['urgent', 'Sitaki kuishi tena'],
    ['services', 'Ibada ya Jumapili ni lini?'],
    ['services', 'mkesha ni saa ngapi'],
    ['sermons', 'Nionyeshe mahubiri ya karibuni'],
    ['giving', 'Nitatoaje sadaka?'],
    ['giving', 'Naweza kulipa zaka kwa pesa kwa simu?'],
    ['prayer', 'Naomba mniombee'],
    ['prayer', 'Nina huzuni sana'],
    ['events', 'kuna kongamano gani'],
    ['events', 'matukio yajayo'],
    ['registered', 'nimejisajili kwa kongamano'],
    ['join', 'Nataka kujitolea'],
    ['wedding', 'tunataka kufunga ndoa'],
    ['baptism', 'nataka kubatizwa'],
    ['funeral', 'baba amefariki'],
    ['family', 'kusajili familia yangu'],
    ['visit', 'nitakuja mara ya kwanza'],
    ['contact', 'mko wapi?'],
    ['contact', 'namba yenu ya simu'],
    ['team', 'mchungaji wenu ni nani'],
    ['ministries', 'huduma zenu'],
    ['greeting', 'Habari za asubuhi'],
    ['greeting', 'Shikamoo'],
    ['thanks', 'asante sana'],
  ])('%s: %s', (answer, message) => expect(answerOf(intentOf(message, seedAssistant, names))).toBe(answer));

  it('finds the subject of a question about sermons', () =>
    expect(subjectOf('nionyeshe mahubiri kuhusu imani')).toEqual(['imani']));
});

describe('what a message asks for', () => {
  it.each<[string, string]>([
    ['urgent', 'Urgent! Please pray for my son'],
    ['urgent', 'My mother is in the hospital'],
    ['urgent', 'I want to die'],
    ['urgent', 'there was an accident on the Juba road'],
    ['prayer', 'Can somebody pray with me?'],
    ['prayer', offers.prayer],
    ['events', offers.events],
    ['events', 'When is the next crusade?'],
    ['events', "what's happening right now"],
    ['sermons', offers.sermons],
    ['sermons', 'a sermon about prayer'],
    ['sermons', 'Sermons on hope'],
    ['ministries', offers.ministries],
    ['ministry', 'Tell me about Eye Camp'],
    ['ministry', 'my sister’s keeper'],
    ['events', 'events of Crown of Glory'],
    ['join', offers.join],
    ['join', 'How can I join Eye Camp?'],
    ['join', 'I would like to volunteer'],
    ['giving', offers.give],
    ['giving', 'where do I pay my tithe'],
    ['services', offers.services],
    ['services', 'What time is church on Sunday?'],
    ['services', 'when are the overnight prayers'],
    ['contact', offers.contact],
    ['contact', 'Where are you?'],
    ['registered', "I'm registered for the youth conference"],
    ['contact', 'where can I sleep'],
    ['contact', 'the live stream is not working'],
    ['events', 'when is the Eye Camp?'],
    ['events', 'what time is the crusade'],
    ['ministry', 'my sisters keeper'],
    ['prayer', 'I am so sad, my wife left me'],
    ['prayer', 'I want to give my life to Christ'],
    ['contact', 'give me your number'],
    ['giving', 'my payment failed'],
    ['funeral', 'we want to bury our grandfather'],
    ['sermons', 'sermon on why Jesus died'],
    ['services', 'what time on wed is the youth service'],
    ['wedding', 'can we wed in your church'],
    ['help', 'help me with school fees'],
    ['visit', 'Can I bring my children?'],
    ['about', 'Are you Catholic?'],
    ['store', 'can I buy a T-shirt online'],
    ['photos', 'photos of the last crusade'],
    ['family', 'I want to be a member'],
    ['thanks', 'ok'],
    ['greeting', 'Apwoyo!'],
    ['greeting', 'good evening pastor'],
    ['greeting', 'Good morning'],
    ['thanks', 'Thank you very much'],
    ['unknown', 'qwertz'],
    ['unknown', 'the price of maize'],
  ])('%s: %s', (intent, message) => {
    expect(answerOf(intentOf(message, seedAssistant, names))).toBe(intent);
  });

  it('names a ministry', () => {
    expect(namedIn('is crown of glory for elders?', names)).toBe('Crown of Glory');
    expect(namedIn('camp', names)).toBeUndefined();
  });

  it('names a subject', () => {
    expect(subjectOf('Show me the latest sermons about Faith and healing, please!')).toEqual(['faith', 'healing']);
    expect(subjectOf(offers.sermons)).toEqual([]);
    expect(subjectOf(offers.events)).toEqual([]);
  });
});
