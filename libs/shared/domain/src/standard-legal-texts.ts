import type { LegalTexts } from './page-texts.ts';

/** Must describe what the code stores: change both together. */
const standardPrivacy: LegalTexts['sections'] = [
  {
    heading: 'Who is responsible',
    text: `{{churchName}}, {{churchStreet}}, {{churchTown}}, Uganda; {{churchPostal}}; {{churchPhone}}; {{churchEmail}}. We follow Uganda’s Data Protection and Privacy Act, 2019. The fact that somebody belongs to a church is special personal data under this law, and we treat it as such.`,
  },
  {
    heading: 'What you send us, and how long we keep it',
    text: `You can read, watch and listen without telling us who you are. When you write to us, we keep what you enter in the form, and nothing else about you:

- **Messages**: Your name, e-mail address, phone if you give one, and your words: to answer you. 24 months.
- **Prayer requests**: Your words, and your name if you give it: for the prayer team. 24 months. They are shared with others only if you tick the box that says so; a pastor alone reads those that you mark confidential.
- **Registrations for events**: Your name, e-mail address, phone and requests if you give them: to run the event and to reach you about it. When you came in, and your name if you came without registering. Until 24 months after the event, or until you give the seat back. On a waiting list: until 30 days after the event, or until you leave it.
- **Families**: Names, dates of birth, relationships, how to reach you, where you live: to care for you. Until you withdraw. Details of children are given by their parents or guardians.
- **Testimonies**: Your name and your words, which we show on this site once we have read them. Until you ask us to take them down.
- **Gifts**: Your name if you give it, your e-mail address, your phone where mobile money needs it, the amount and its purpose: for your receipt and the accounts. Seven years. Your card and your PIN never reach us.
- **Orders in the store**: What you ordered, your name, your e-mail address, your phone if you give one: to hand it over and for the accounts. Seven years.
- **Newsletter**: Your e-mail address, until you unsubscribe with the link in each newsletter.
- **Notifications**: The address that your browser gives for this device, its keys and what it is notified of: no name. Which ticket or prayer request it follows, as long as we keep that. Until you stop them on the page /notifications, or the browser cancels them. They are sent, encrypted, through the company that makes your browser.
- **E-mails and text messages to you**: A copy of what we send, for 90 days; of what could not be delivered, for a year.`,
  },
  {
    heading: 'What stays on your own device',
    text: `It is kept by your browser, not by us, and is deleted when you clear the data of this site. On a phone that others use too, send or clear a form before you leave it.

- A form that you have begun and not sent, so that you lose nothing if the connection drops. It is deleted when the form is sent; the form of a gift, when the gift is paid.
- A form that waits for a connection, until it is sent; then what we answered, for a day. “Remove” in its list removes it.
- The reply codes of your prayer requests. “Forget on this device” on the contact page removes them.
- What is in your cart, until you order it, and the links to your last ten orders. “Forget on this device” on the page of an order removes its link.
- What you told the chat assistant and the ministry match. Both have a button that deletes it.
- Where you stopped in a sermon, and its speed.
- Pages that you open, with their pictures, so that they open again without a connection; with “Save data” on, only if you ask for it. Pages that show what you wrote, ordered or gave are never saved. “Remove saved pages” on the page /offline removes them.
- How often you have been here, until we offer to install this site, or that you do not want to install it.
- Whether this site should save data. That is the only cookie a visitor gets, and it says nothing else.
- Sermons that you save, until you remove them on their page or in the list on the page /offline.
- For our own staff, their sign-in, until they close the tab, and a cookie that says that this device has signed in before.`,
  },
  {
    heading: 'What we do not do',
    text: `- No advertising and no tracking, here or through anybody else.
- No statistics about you. The server counts how often a page is opened, a sermon heard and a file saved, which site a link came from, and how many bytes that took: one figure for each day, kept for 25 months. It sets no cookie for this, keeps no address and does not know whether you have been here before.
- No sale of personal data. We pass it on only to those who deliver our e-mail and text messages to you, and to those who collect a payment that you make.
- No record of who looked at what. Your internet address is kept for a short time to prevent misuse; the technical log contains neither addresses nor anything that you wrote.`,
  },
  {
    heading: 'Other services on this site',
    text: `- The map on the contact page comes from OpenStreetMap: by itself on wide screens, otherwise when you ask for it.
- Some videos come from YouTube, and only once you start them.
- A gift, or an order that you pay online, is paid on the page of the company that collects it, which gets your name, how to reach you, the amount and its purpose.
- All of them then see your internet address, as every site does that you open. Links to WhatsApp, Facebook and YouTube lead away from this site.`,
  },
  {
    heading: 'Your rights',
    text: `You may ask what we keep about you, have it corrected or deleted, object to its use, and take back your consent, at no charge: call, write, or come to the office. We may ask you to prove who you are.

If our answer does not satisfy you, you may complain to the Personal Data Protection Office in Kampala.`,
  },
];

/** The terms that apply until the office has written its own. */
const standardTerms: LegalTexts['sections'] = [
  {
    heading: 'What this site is',
    text: `{{churchName}} offers this site to everyone, free of charge and without an account. Your network may charge you for data; sizes are shown beside audio and video so that you can choose.`,
  },
  {
    heading: 'What you send',
    text: `- Write only what is true and what you have the right to share. Name other people only if they would agree.
- Testimonies are read before they are shown. We may decide not to publish one, and we remove one when you ask.
- No advertising, and nothing that harms others or breaks the law of Uganda. The number of submissions in a short time is limited.`,
  },
  {
    heading: 'Events',
    text: `A registration keeps a seat for the person named. Bring the confirmation code; if you cannot come, tell us, so that somebody else can. Dates, places and times of services may change: before a long journey, call us.`,
  },
  {
    heading: 'Limits of the help here',
    text: `The assistants on this site and the words of comfort beside the prayer form are chosen by simple rules. They do not replace the advice of a doctor, a lawyer or a pastor.

Nobody watches the forms day and night. In danger call the police on 999 or 112; to speak with us call {{churchPhone}}.`,
  },
  {
    heading: 'Sermons, texts and pictures',
    text: `You may listen to, download and share sermons and texts, unchanged, with our name and free of charge. Everything else needs our permission. If a picture shows you and you do not want that, tell us and we remove it.`,
  },
  {
    heading: 'Other sites',
    text: `Links to other sites, the map and videos from elsewhere have rules of their own, for which those sites are responsible.`,
  },
  {
    heading: 'No guarantee',
    text: `We keep this site with care, but cannot promise that it is always available and free of mistakes. The law of Uganda applies.`,
  },
];

/** The texts that apply until the office has written its own. Only the API and the console import them, so that they are in no script of a page. */
export const standardLegal = { privacyTexts: standardPrivacy, termsTexts: standardTerms } as const;
