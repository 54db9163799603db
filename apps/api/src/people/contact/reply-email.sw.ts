/** What stands around an answer of the office in Swahili, as it comes with the product; it fits the English words of its template. */
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
