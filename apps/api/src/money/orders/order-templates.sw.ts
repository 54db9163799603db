import type { TemplateText } from '@ministry/domain';

/** The shipped Swahili messages about orders; each matches the English text of its template. */

/** @param news text above the list of ordered products */
const orderText = (subject: string, news: string): TemplateText => ({
  subject: `Agizo {{reference}}: ${subject}`,
  body: `Mpendwa {{firstName}},

{{testNote}}

${news}

{{items}}
  Jumla: {{amount}}

Agizo lako, na lilipofikia:
{{orderLink}}
Yeyote mwenye anwani hii huona agizo lako; tafadhali usimpe mtu mwingine.

Una swali? Piga simu {{churchPhone}} au andika kwa {{churchEmail}}, na utaje agizo {{reference}}.

Mungu akubariki,
{{churchName}}
{{churchPostal}}`,
});

export const paid = orderText(
  'malipo yako yamefika',
  `Asante. Tumepokea malipo yako ya {{amount}} siku ya {{paidOn}}, saa za Kampala. Barua hii ndiyo risiti yako.
Tutakuandikia tena bidhaa zako zitakapokuwa tayari.`,
);

export const ready = orderText(
  'bidhaa zako ziko tayari',
  `Agizo lako limefungashwa, na liko njiani kuja kwako au linakusubiri ofisini kwetu, kama tulivyokubaliana.
Tafadhali njoo na {{amountDue}} utakapokuja kulichukua.`,
);

export const received = orderText(
  'tumelipokea',
  `Asante kwa agizo lako. Tunakuwekea bidhaa hizi ofisini kwetu; tutakuandikia tena zitakapokuwa tayari.
Tafadhali njoo na {{amount}} utakapokuja kuzichukua.`,
);

export const lapsed = orderText(
  'limeghairiwa kwa kuwa halikulipwa',
  `Tulikuwekea bidhaa hizi kwa dakika thelathini, na hakuna malipo yaliyotufikia. Hivyo agizo limeghairiwa.
Kama umelipa hata hivyo, usifanye lolote: tutayaona malipo na tutakuandikia. Vinginevyo unakaribishwa kuagiza tena.`,
);

export const cancelled = orderText(
  'limeghairiwa',
  `Agizo lako limeghairiwa.
Hakuna pesa zilizotozwa.`,
);

export const cancelledPaid = orderText(
  'limeghairiwa',
  `Agizo lako limeghairiwa.
Ulikuwa umelilipia: tutakurudishia pesa, na tutakupigia simu kuhusu jambo hilo.`,
);

export const cancelledRefunded = orderText(
  'limeghairiwa',
  `Agizo lako limeghairiwa.
Ulicholipa kimerudishwa kwako, au kiko njiani. Kisipokufikia ndani ya siku chache, tafadhali tupigie simu.`,
);

export const revived = orderText(
  'limelipwa, na linaendelea tena',
  `Malipo yako ya {{amount}} yametufikia baada ya agizo kughairiwa. Bidhaa zako zote zilikuwa bado zipo: tumeliendeleza agizo lako tena.
Tutakuandikia tena zitakapokuwa tayari.`,
);

export const soldOut = orderText(
  'limelipwa, lakini bidhaa zimeisha',
  `Malipo yako ya {{amount}} yametufikia baada ya agizo kughairiwa, na baadhi ya bidhaa zimeuzwa tangu wakati huo. Tunasikitika.
Ofisi yetu itakupigia simu au itakuandikia, na itakurudishia pesa ukipenda.`,
);

export const surplus = orderText(
  'ulicholipa zaidi kinarudishwa kwako',
  'Umelilipia agizo hili zaidi ya mara moja. Kilichozidi kinarudishwa kwako. Kisipokufikia ndani ya siku chache, tafadhali tupigie simu.',
);

export const reversed = orderText(
  'malipo yako yamerudi kwako',
  `Kampuni iliyopokea malipo yako ya {{amount}} inatuambia kwamba yamerudi kwako. Hivyo agizo lako sasa halijalipwa, na tunalisimamisha kwanza.
Ofisi yetu itakupigia simu au itakuandikia. Kama hujui lolote kuhusu jambo hili, tafadhali tupigie simu.`,
);

export const refunded = orderText(
  'pesa zako zinarudishwa kwako',
  'Tumekurudishia ulicholipia agizo hili. Pesa zisipokufikia ndani ya siku chache, tafadhali tupigie simu.',
);
