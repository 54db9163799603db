/** The shipped Swahili text around an answer of the office; it matches the English text of its template. */
export const contactReply = {
  subject: 'Ujumbe wako kwa {{churchName}}',
  body: `Mpendwa {{firstName}},

{{answer}}

Mungu akubariki,
{{churchName}}
{{churchPhone}}, {{churchEmail}}
{{churchPostal}}

Siku ya {{receivedOn}} ulituandikia:
{{theirMessage}}`,
};
