/** The shipped Swahili translation of the welcome e-mail; it matches the English text of its template. */
export const newsletterWelcome = {
  subject: 'Karibu kwenye jarida la {{churchName}}',
  body: `Mpendwa rafiki,

Asante kwa kujiandikisha kupata jarida letu. Utapokea habari na maneno ya kutia moyo kutoka kwa huduma yetu.

Matukio yajayo:
{{eventsLink}}

Tunahifadhi anwani yako kwa ajili ya jarida hili pekee. Ili kujiondoa wakati wowote, au kama si wewe uliyejiandikisha:
{{unsubscribeLink}}

Mungu akubariki,
{{churchName}}
{{churchPostal}}`,
};
