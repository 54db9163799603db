import { message, messages } from '@ministry/messages';

/** The ledger of the office: gifts and store income. Treasurers use it. */
export const donationsCopy = messages('admin.donations', {
  title: 'Donations',
  lead: 'What was given and what the store earned. Entries in the books are never changed: mistakes are corrected by a further entry.',
  tabs: {
    ledger: 'Ledger',
    payments: 'Online payments',
    deposits: 'Bank deposits',
    statement: 'Income statement',
  },
  exportFailed: 'The books could not be exported',

  // Nouns, used in texts of lists and forms: 'No entries match these filters'.
  entry: 'entry',
  entries: 'entries',
  payment: 'payment',
  payments: 'payments',
  deposit: 'deposit',
  deposits: 'deposits',
  gift: 'gift',
  // Name of one item in the labels of its buttons: 'Delete deposit 12'.
  entryName: message<{ id: number }>('entry {id}'),
  paymentName: message<{ reference: string }>('payment {reference}'),
  depositName: message<{ id: number }>('deposit {id}'),
  entryCount: message<{ count: number }>('{count, plural, one {# entry} other {# entries}}'),

  // Column headings and labels
  amount: 'Amount',
  email: 'Email',
  purpose: 'For',
  how: 'How',
  received: 'Received',

  // Kinds of entries and how the money came
  gifts: 'Gifts',
  giftsAndStore: 'Gifts and store',
  /** 'Order 6A1B2C3D': the store order that was paid. */
  orderSubject: message<{ reference: string }>('Order {reference}'),
  kinds: {
    payment: 'Online',
    office: 'At the office',
    correction: 'Correction',
    refund: 'Refund',
    reversal: 'Taken back',
  },
  /** Badge in the list: 'Correction, entry 12'. */
  kindOfEntry: message<{ kind: string; id: number }>('{kind}, entry {id}'),
  /** Badge of an entry that was made by a test payment; no money moved. */
  test: 'Test',

  ledger: {
    nothingYet: 'Nothing has been written into the books yet.',
    noGiftTitle: 'No gift has been recorded yet',
    noGiftText:
      'Gifts made on the website appear here automatically once they are paid. Gifts that reach the office in cash, by mobile money or at the bank are recorded by hand.',
    showStore: 'Show the store income',
    search: 'Search the ledger',
    openEntry: message<{ name: string; id: number }>('{name}, entry {id}'),
    total: 'Total of this list',
    testsLeftOut: message<{ amount: string }>('Test payments of {amount} are not included: no money moved.'),
    byMonth: 'By month',
    shillings: 'Shillings',
    dollars: 'Dollars',
    figuresFailed: 'The figures could not be loaded',
  },
  /** Labels and options of the filters. */
  filters: {
    giftsOrStore: 'Gifts or store',
    purpose: 'What it is for',
    method: 'Way of paying',
    bank: 'Bank',
    tests: 'Tests',
    anyKind: 'Any kind',
    anyPurpose: 'Any purpose',
    anyMethod: 'Any way',
    depositedOrNot: 'In the bank or not',
    inNoDeposit: 'Not in a deposit',
    inADeposit: 'In a deposit',
    withTests: 'With tests',
    withoutTests: 'Without tests',
    testsOnly: 'Tests only',
    state: 'State',
    anyState: 'Any state',
    attention: 'Attention',
    allPayments: 'All payments',
    needReview: 'Need review',
  },

  /** Details of one ledger entry. */
  entryPage: {
    title: message<{ id: number }>('Entry {id}'),
    loading: 'Loading the entry…',
    loadFailed: 'The entry could not be opened',
    payment: 'Payment',
    inTheBank: 'In the bank',
    depositLink: message<{ id: number }>('Deposit {id}'),
    written: 'Written',
    writtenBy: message<{ moment: string; name: string; rate: number }>(
      '{moment} by {name}, at UGX {rate, number} for a dollar',
    ),
    writtenByProvider: message<{ moment: string; rate: number }>(
      '{moment} as reported by the provider, at UGX {rate, number} for a dollar',
    ),
    standsAt: message<{ balance: string }>('The balance is {balance} now.'),
    /** Before a link, 'entry 12'. */
    belongsTo: 'Belongs to',
    since: 'Changes since then',
    correctedBy: message<{ kind: string; moment: string; name: string }>('{kind}, {moment} by {name}'),
  },
  correction: {
    open: 'Correct the amount',
    amount: 'The right amount in shillings',
    amountHint: message<{ amount: string }>('It is {amount} now; enter 0 if it was never received.'),
    why: 'Why',
    whyMissing: 'Please say why, for those who read the books.',
    save: 'Add the correction',
    saving: 'Correcting…',
    failed: message<{ reason: string }>('The entry was not corrected. {reason}'),
    doneTitle: 'Entry corrected',
    doneText: 'The original entry stays; an entry for the difference was added.',
  },

  /** Form for a gift that came to the office. */
  giftForm: {
    title: 'Record a gift',
    save: 'Record the gift',
    amountHint: 'As it was counted.',
    worth: message<{ amount: string }>('About {amount}.'),
    currency: 'Currency',
    shillings: 'Shillings (UGX)',
    dollars: 'US dollars',
    method: 'How it came',
    receivedOn: 'Received on',
    nameHint: 'Left empty: Anonymous.',
    sendReceipt: 'Send a receipt to this address',
    noteHint: 'For the office only: a receipt number, the service it was collected at.',
    dollarsWrong: 'Please write dollars, such as 12.50.',
    shillingsWrong: 'Please write whole shillings, such as 50,000.',
    amountMissing: 'Please write an amount above 0.',
    emailMissing: 'A receipt needs an address.',
    done: 'Gift recorded',
    receiptSent: message<{ email: string }>('The receipt goes to {email}.'),
    failed: message<{ reason: string }>('The gift was not recorded. {reason}'),
  },
  recording: 'Recording…',
  amountTooLarge: message<{ amount: string }>('At most {amount}.'),
  dayMissing: 'Please choose the day.',
  dayToCome: 'That day is in the future.',

  /** Bank deposits, compared with the ledger. */
  bank: {
    nothingYet: 'No deposit has been recorded yet. Choose what was brought to the bank in the ledger.',
    column: 'Deposit',
    entriesOf: message<{ id: number; account: string }>('Entries of deposit {id}, {account}'),
    /** Facts of a deposit and who recorded it: '21 Nov 2026, 3 entries, by Grace'. */
    recordedBy: message<{ facts: string; name: string }>('{facts}, by {name}'),
    deleteTitle: message<{ id: number; amount: string }>('Delete deposit {id} of {amount}?'),
    deleteText: message<{ count: number }>(
      '{count, plural, one {The # entry of the ledger stays} other {The # entries of the ledger stay}} and can be added to another deposit. The audit log keeps a record of this one.',
    ),
    deleteFailed: 'The deposit was not deleted',
    asInTheBooks: 'As in the books',
    missing: message<{ amount: string }>('{amount} missing'),
    tooMuch: message<{ amount: string }>('{amount} too much'),
  },
  depositForm: {
    title: 'Record a bank deposit',
    save: 'Record the deposit',
    day: 'Deposited on',
    amount: 'Amount in shillings',
    /** Beside the amount: the sum of the selected entries. */
    chosen: message<{ count: number; sum: string }>('{count, plural, one {# entry} other {# entries}} of {sum}.'),
    chosenUnsummed: message<{ count: number }>(
      '{count, plural, one {# entry} other {# entries}}; the total is shown after the deposit is recorded.',
    ),
    /** The bank account. */
    account: 'Account',
    slip: 'Number of the slip',
    noteHint: 'For the office only: why the slip differs from the books.',
    accountMissing: 'Please say which account it went to.',
    amountWrong: 'Please write whole shillings, such as 450,000.',
    done: 'Deposit recorded',
    failed: message<{ reason: string }>('The deposit was not recorded. {reason}'),
  },

  /** Attempts to pay online. */
  online: {
    nothingYet: 'Nobody has started an online payment yet.',
    search: 'Search payments',
    payer: 'Who pays',
    through: 'Through',
    begun: 'Started',
    gift: 'Gift',
    testPayment: 'Test payment',
    needsReview: 'Needs review',
    askAgain: 'Ask again',
    askAgainAbout: message<{ reference: string }>('Ask again about payment {reference}'),
    asking: 'Asking…',
    askFailed: 'The provider could not be asked',
    nothingChanged: 'Nothing has changed.',
    stateBefore: message<{ state: string }>('It was {state} before.'),
    settled: 'Settled',
    settleOne: message<{ reference: string }>('Payment {reference} is settled'),
    settling: 'Marking…',
    settleDone: 'Marked as settled',
    settleFailed: 'This could not be marked',
  },
  /** State of an online payment. */
  paymentStates: {
    pending: 'Under way',
    completed: 'Paid',
    failed: 'Failed',
    cancelled: 'Cancelled',
    expired: 'Expired',
    reversed: 'Taken back',
  },

  /** Income of a year. */
  statement: {
    year: 'Year',
    month: 'Month',
    total: 'Total',
    title: message<{ year: number }>('Income {year}'),
    basis:
      'In Uganda shillings, by the day on which the money arrived. Money that was returned is subtracted; test payments are not included.',
    table: 'By month and purpose',
    inDollars: 'In dollars',
    loading: 'Loading the statement…',
    loadFailed: 'The statement could not be loaded',
  },
  /** Gifts of one donor in a year, as a file for the donor. */
  giving: {
    title: 'Giving statement',
    year: 'Year of the statement',
    loading: 'Looking for the gifts of this donor…',
    loadFailed: 'The gifts could not be loaded',
    none: message<{ year: number; name: string }>('No gift in {year} can be assigned to {name} with certainty.'),
    found: message<{ count: number; name: string; year: number; amount: string }>(
      '{count, plural, one {# gift} other {# gifts}} of {name} in {year}, {amount}.',
    ),
    testsLeftOut: 'Test payments are not included.',
    others: 'Perhaps from the same donor: tick those that you are sure of',
    otherGifts: message<{ count: number; day: string }>('{count, plural, one {# gift} other {# gifts}} from {day}'),
    moreOthers: message<{ count: number }>(
      '{count, plural, one {# more is} other {# more are}} not shown here; see the list of the ledger.',
    ),
    download: 'Download the PDF',
    making: 'Making the PDF…',
    failed: message<{ reason: string }>('The statement was not made. {reason}'),
  },
});
