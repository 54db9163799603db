/** The shipped Swahili receipt for a gift; it matches the English text of its template. */
export const giftReceipt = {
  subject: 'Risiti ya mchango wako kwa {{churchName}}',
  body: `Mpendwa {{firstName}},

Asante kwa mchango wako. Umefika.

{{testNote}}

  Kiasi:           {{amount}}
  Kwa ajili ya:    {{purpose}}
  Njia ya malipo:  {{paidBy}}
  Ulipokelewa:     {{receivedOn}}
  Namba ya risiti: {{receiptNumber}}
  Kumbukumbu:      {{reference}}

Tafadhali tunza barua hii kama risiti yako. Tunahifadhi jina lako, anwani yako na mchango wako kwa miaka saba, kama vitabu vya hesabu vinavyohifadhiwa.

Kama kuna kosa lolote hapa, au mchango huu si wako, tafadhali tuambie: {{churchPhone}} au {{churchEmail}}.

{{givingWays}}

Mungu akubariki,
{{churchName}}
{{churchPostal}}`,
};
