import { message, messages } from '@ministry/messages';

/** The ways of giving: numbers and accounts that gifts are sent to. A change is public after another account has confirmed it. */
export const givingCopy = messages('admin.site.giving', {
  title: 'Ways of giving',
  lead: 'Where gifts are sent. Thieves change such numbers to steal gifts, so a change is public only after another account has confirmed it.',
  // Inside a sentence: 'The ways of giving could not be loaded'
  theWays: 'the ways of giving',
  ways: 'ways of giving',

  accounts: 'Numbers and accounts',
  accountsHint: 'On the contact page under ‘Give’, in receipts and in the assistant’s answers, in this order.',
  way: 'way',
  kinds: {
    'mobile-money': 'Mobile money',
    bank: 'Bank account',
  },
  bank: 'Bank',
  bankExample: 'Stanbic Bank Uganda',
  network: 'Network',
  networkExample: 'MTN Mobile Money',
  accountNumber: 'Account number',
  phoneOrMerchantCode: 'Phone number or merchant code',
  accountName: 'In the name of',
  accountNameHint: 'Exactly as the bank or the phone shows it before paying.',
  branch: 'Branch (optional)',
  swift: 'SWIFT code (optional)',
  note: 'Note (optional)',
  noteExample: 'Write your name as the reason.',
  giveAddress: 'Give address (optional)',
  giveAddressHint:
    'Where ‘Give’ leads to, if gifts are given on another site. Empty: our own form, unless the server is configured otherwise.',

  // Proposing a change
  propose: 'Propose the change',
  proposedTitle: 'The change is proposed',
  proposedText: 'The site shows it once it is confirmed.',
  publicByTwo: message<{ moment: string; proposedBy: string; confirmedBy: string }>(
    'Public since {moment}: proposed by {proposedBy}, confirmed by {confirmedBy}.',
  ),
  publicByOne: message<{ moment: string; name: string }>(
    'Public since {moment}: proposed and, a day later, confirmed by {name}.',
  ),

  // The change that waits for confirmation
  waiting: 'Waiting change',
  waitingHeading: 'A change is waiting to be confirmed',
  proposedBy: message<{ name: string; moment: string }>(
    'Proposed by {name} on {moment}. The site shows what was there before.',
  ),
  proposedByYou: message<{ moment: string }>('Proposed by you on {moment}. The site shows what was there before.'),
  onSiteNow: 'On the site now',
  proposed: 'Proposed',
  noWays: 'None.',
  // A number or account that is on only one side of the comparison
  isNew: message<{ line: string }>('{line} (new)'),
  isGoing: message<{ line: string }>('{line} (removed)'),
  giveAddressLine: message<{ address: string }>('Give address: {address}'),
  compareNumbers:
    'Compare each number with a document from the bank or the network. If in doubt, call the person who proposed it.',
  othersConfirm: message<{ names: string }>('Somebody else has to confirm it: {names}.'),
  aloneFrom: message<{ moment: string }>(
    'Nobody else can confirm it. You can, from {moment} on; everybody with an address was told by e-mail.',
  ),
  accountTooNew: message<{ moment: string }>(
    'Your account, or its password, is less than a day old: you can confirm from {moment} on.',
  ),
  confirm: 'Confirm',
  confirming: 'Confirming…',
  withdraw: 'Withdraw',
  reject: 'Reject',
  confirmedTitle: 'The change is confirmed',
  withdrawnTitle: 'The change is withdrawn',
  rejectedTitle: 'The change is rejected',
  siteUnchanged: 'The site stays as it was.',
});
