/** The shipped Swahili translations of the event messages; each matches the English text of its template. */

const closing = `Mungu akubariki,
{{churchName}}
{{churchPostal}}`;

const eventLines = `  {{eventTitle}}
  Lini:   {{eventTime}}, saa za Kampala
  Wapi:   {{eventPlace}}`;

const links = `Weka kwenye kalenda yako:
{{calendarLink}}

Yote kuhusu tukio hili:
{{eventLink}}`;

const notRegistered = 'Kama hukujisajili mwenyewe, tafadhali tuambie: {{churchPhone}} au {{churchEmail}}.';

export const registration = {
  subject: 'Umesajiliwa: {{eventTitle}}',
  body: `Mpendwa {{firstName}},

Asante kwa kujisajili. Nafasi yako imehifadhiwa, na tunatazamia kukukaribisha.

${eventLines}
  Namba yako ya uthibitisho:  {{confirmationCode}}

Tafadhali tunza namba hii na uionyeshe unapofika, kwenye simu au kwenye karatasi.

Tiketi yako, yenye msimbo wa QR wa mlangoni; ifungue mara moja ukiwa na mtandao:
{{ticketLink}}

${links}

Kama huwezi kuja, fungua tiketi yako na urudishe nafasi hapo, au umpe mtu mwingine.
${notRegistered}

${closing}`,
};

export const groupRegistration = {
  subject: 'Umesajiliwa: {{eventTitle}}',
  body: `Mpendwa {{firstName}},

Asante kwa kujisajili. Nafasi {{places}} zimehifadhiwa kwa ajili yenu, na tunatazamia kuwakaribisha nyote.

${eventLines}

Kila mmoja wenu ana namba ya uthibitisho na tiketi. Tafadhali zionyesheni mnapofika, kwenye simu au kwenye karatasi.

Tiketi zenu, kila moja ikiwa na msimbo wa QR wa mlangoni; zifungueni mara moja mkiwa na mtandao:

{{tickets}}

${links}

Kama mtu hawezi kuja, fungua tiketi hiyo na urudishe nafasi hapo, au umpe mtu mwingine.
${notRegistered}

${closing}`,
};

export const registrationText = {
  subject: null,
  body: '{{churchShortName}}: umesajiliwa kwa {{eventTitle}}, {{eventTime}}. {{codes}}. {{eventLink}}',
};

const waitingEnd = `${eventLines}

Yote kuhusu tukio hili:
{{eventLink}}

Kama hukujiunga na orodha ya kusubiri mwenyewe, tafadhali tuambie: {{churchPhone}} au {{churchEmail}}.

${closing}`;

export const waitingPlace = {
  subject: 'Uko kwenye orodha ya kusubiri: {{eventTitle}}',
  body: `Mpendwa {{firstName}},

Nafasi zote zimechukuliwa kwa sasa. Wewe ni namba {{place}} kwenye orodha.

Nafasi itakapopatikana kwa ajili yako tutakuandikia tena, na kukuhifadhia kwa siku moja, au kwa muda mfupi zaidi tukio likikaribia.

Ona ulipo kwenye orodha, au jiondoe kwenye orodha ya kusubiri:
{{waitingLink}}

${waitingEnd}`,
};

export const seatOffer = {
  subject: 'Nafasi yako imepatikana: {{eventTitle}}',
  body: `Mpendwa {{firstName}},

Nafasi imepatikana, na wewe ni wa kwanza kwenye orodha. Umehifadhiwa nafasi hii hadi {{offeredUntil}}, saa za Kampala. Baada ya hapo itapewa anayefuata kwenye orodha.

Chukua nafasi hii, au umwachie mtu mwingine:
{{waitingLink}}

${waitingEnd}`,
};

export const seatOfferText = {
  subject: null,
  body: '{{churchShortName}}: nafasi yako imepatikana: {{eventTitle}}. Ichukue kabla ya {{offeredUntil}}: {{waitingLink}}',
};

export const eventMessage = {
  subject: '{{subject}}',
  body: `Mpendwa {{firstName}},

{{message}}

${eventLines}

{{tickets}}

Kama huwezi kuja, fungua tiketi yako na urudishe nafasi hapo, au umpe mtu mwingine.
${notRegistered}

${closing}`,
};

export const eventMessageText = { subject: null, body: '{{churchShortName}}: {{message}}' };

export const eventReminder = {
  subject: 'Kesho: {{eventTitle}}',
  body: 'Umesajiliwa kwa kesho, na tunatazamia kukuona.',
};

export const eventReminderText = {
  subject: null,
  body: 'kesho: {{eventTitle}}, {{timeAndPlace}}. Tafadhali uwe na tiketi yako tayari.',
};

export const eventThanks = {
  subject: 'Asante kwa kuja: {{eventTitle}}',
  body: `Mpendwa {{firstName}},

Asante kwa kuwa nasi kwenye {{eventTitle}}. Ilikuwa furaha kuwa nawe.

Yanayofuata, na mahali unapokaribishwa tena:
{{eventsLink}}

Kama tunaweza kukuombea, au ungependa kutuambia jambo: {{churchPhone}} au {{churchEmail}}.

${closing}`,
};

export const ticketTransferred = {
  subject: 'Tiketi imepewa mtu mwingine: {{eventTitle}}',
  body: `Mpendwa {{firstName}},

Tiketi ya {{ticketHolder}} imepewa mtu mwingine, ambaye amepata mpya. Tiketi ya zamani haimruhusu mtu yeyote kuingia tena.

${eventLines}

Kama hukufanya hivi, tafadhali tuambie: {{churchPhone}} au {{churchEmail}}.

${closing}`,
};
