import type {
  TransferCause,
  TransferOutcome,
  TransferPayoutLastAnswer,
  TransferSuspenseCause,
} from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from '#web/messages/catalogue.ts'
import type { OtherCause } from '#web/messages/payments/people-of-steps.ts'
import { plural } from '#web/messages/plural.ts'

/** The cause of each step that names nobody, in words for the staff. */
const causes = catalogue<Record<OtherCause<TransferCause>, string>>(
  {
    schedule: 'A schedule of the customer started it',
    timeout: 'No code was entered in time',
    submission: 'Given to the provider',
    not_sent: 'It did not reach the provider',
    no_answer: 'The provider did not answer',
    bank: 'The provider said so',
    staff: 'Two administrators decided so',
    wallet_frozen: 'The wallet is frozen',
    wallet_inactive: 'The wallet is inactive',
    insufficient_funds: 'The available balance was too low',
    limit_exceeded: 'A limit of the wallet would have been exceeded',
    amount_out_of_range: 'The amount was not possible for this payee',
    recipient_unavailable: 'The payee could not receive it',
    beneficiary_unavailable: 'The beneficiary cannot be paid any more',
    sub_wallet_closed: 'The sub-wallet that it came from is closed',
    account_closed: 'The account was closed',
  },
  {
    schedule: 'بدأته جدولة للعميل',
    timeout: 'لم يُدخل رمز في الوقت المحدد',
    submission: 'سُلّم إلى مزوّد الخدمة',
    not_sent: 'لم يصل إلى مزوّد الخدمة',
    no_answer: 'لم يردّ مزوّد الخدمة',
    bank: 'أفاد به مزوّد الخدمة',
    staff: 'قرره مشرفان',
    wallet_frozen: 'المحفظة مجمّدة',
    wallet_inactive: 'المحفظة غير مفعّلة',
    insufficient_funds: 'كان الرصيد المتاح أقل من اللازم',
    limit_exceeded: 'كان سيتجاوز أحد حدود المحفظة',
    amount_out_of_range: 'لم يكن المبلغ ممكنًا لهذا المستفيد',
    recipient_unavailable: 'لم يتمكن المستفيد من استلامه',
    beneficiary_unavailable: 'لم يعد الدفع لهذا المستفيد ممكنًا',
    sub_wallet_closed: 'أُغلقت المحفظة الفرعية التي خرج منها',
    account_closed: 'أُغلق الحساب',
  },
)

const answers = catalogue<Record<TransferPayoutLastAnswer, string>>(
  {
    found: 'It has the payout',
    not_found: 'It does not know the number',
    unavailable: 'No answer',
  },
  { found: 'لديه التحويل', not_found: 'لا يعرف الرقم', unavailable: 'لا ردّ' },
)

const decide = catalogue<Record<TransferOutcome, string>>(
  { paid: 'It was paid', failed: 'It was not paid' },
  { paid: 'دُفع', failed: 'لم يُدفع' },
)

const decideTitle = catalogue<Record<TransferOutcome, string>>(
  {
    paid: 'Ask to end this transfer as paid?',
    failed: 'Ask to end this transfer as failed?',
  },
  {
    paid: 'هل تريد طلب إنهاء هذا التحويل على أنه مدفوع؟',
    failed: 'هل تريد طلب إنهاء هذا التحويل على أنه فاشل؟',
  },
)

const decideText = catalogue<Record<TransferOutcome, string>>(
  {
    paid: 'A second administrator decides. Then the money on hold leaves the wallet, and the customer is told that the transfer is paid.',
    failed:
      'A second administrator decides. Then the money is available to the customer again. If the bank has paid it after all, the loss is ours.',
  },
  {
    paid: 'يبتّ في الطلب مشرف ثانٍ. ثم يخرج المال المحجوز من المحفظة ويُبلَّغ العميل بأن التحويل مدفوع.',
    failed: 'يبتّ في الطلب مشرف ثانٍ. ثم يصبح المال متاحًا للعميل من جديد. وإذا كان البنك قد دفعه فالخسارة علينا.',
  },
)

const suspendedCause = catalogue<Record<TransferSuspenseCause, string>>(
  {
    wallet_inactive: 'The wallet of the recipient was inactive',
    over_maximum: 'The wallet of the recipient would have held more than is allowed',
  },
  {
    wallet_inactive: 'كانت محفظة المستفيد غير مفعّلة',
    over_maximum: 'كان رصيد محفظة المستفيد سيتجاوز الحد المسموح',
  },
)

const decideSuspended = catalogue<Record<TransferOutcome, string>>(
  {
    paid: 'Credit the recipient',
    failed: 'Return it to the payer',
  },
  { paid: 'إيداعه لدى المستفيد', failed: 'إعادته إلى الدافع' },
)

const decideSuspendedTitle = catalogue<Record<TransferOutcome, string>>(
  {
    paid: 'Ask to credit the recipient?',
    failed: 'Ask to return this transfer?',
  },
  {
    paid: 'هل تريد طلب إيداع المبلغ لدى المستفيد؟',
    failed: 'هل تريد طلب إعادة هذا التحويل؟',
  },
)

const decideSuspendedText = catalogue<Record<TransferOutcome, string>>(
  {
    paid: 'A second administrator decides. It is possible once the wallet is active and has room for the money. Both customers are told.',
    failed: 'A second administrator decides. Then the money is in the wallet of the payer again, who is told.',
  },
  {
    paid: 'يبتّ في الطلب مشرف ثانٍ. ويمكن ذلك متى كانت المحفظة مفعّلة وتتسع للمبلغ. ويُبلَّغ العميلان.',
    failed: 'يبتّ في الطلب مشرف ثانٍ. ثم يعود المال إلى محفظة الدافع ويُبلَّغ بذلك.',
  },
)

export const adminTransfers = catalogue(
  {
    title: 'Transfers',
    lead: 'Money that customers send to beneficiaries and to each other.',
    tabs: 'Which transfers',
    all: 'All',
    undecided: 'Need a decision',
    searchLabel: 'Payer or number',
    payeeLabel: 'Payee',
    oneCustomer: 'Only transfers of one customer.',
    nothingTitle: 'No transfer matches',
    noneTitle: 'No transfers yet',
    none: 'Transfers of customers will be listed here.',
    decidedTitle: 'No transfer needs a decision',
    decided: 'The provider has told us what became of each transfer, or is still being asked. None is in suspense.',
    to: (name: string) => `Transfer to \u2068${name}\u2069`,
    payer: 'Payer',
    payee: 'To',
    iban: 'IBAN',
    billAccount: 'Account at the biller',
    billNumber: 'Bill number',
    purpose: 'Purpose',
    note: 'Note',
    number: 'Transfer number',
    returnedBy: 'Returned by',
    bankReason: 'Reason given by the bank',
    causes: causes.en,
    payout: 'At the provider',
    sequenceNumber: 'Our number',
    submissions: 'Submitted',
    times: (count: number, first: string, last: string) =>
      count === 1 ? `Once, on ${first}` : `${count} times, from ${first} to ${last}`,
    lastAnswer: 'Last answer',
    answers: answers.en,
    on: (answer: string, moment: string) => `${answer}, on ${moment}`,
    neverAsked: 'Not asked yet',
    unknownSince: 'Unknown since',
    askedTitle: 'The provider has not said whether it has this',
    askedText: (from: string) =>
      `There is nothing to do yet. Plink asks for it by our number, and the money stays on hold. If that does not help, two administrators may decide from ${from} on.`,
    undecidedTitle: 'Nobody knows whether this was paid',
    undecidedText: (since: string) =>
      `It has needed a decision since ${since}. Find out with the bank by our number. The money stays on hold, and nothing is sent again. If the provider answers first, its answer counts.`,
    suspendedTitle: 'The recipient could not receive this',
    suspendedText: (since: string) =>
      `The money has left the payer and has been in suspense since ${since}. The payer sees that it is being processed, and not why.`,
    suspendedCause: 'Cause',
    suspendedCauses: suspendedCause.en,
    decideSuspended: decideSuspended.en,
    decideSuspendedTitle: decideSuspendedTitle.en,
    decideSuspendedText: decideSuspendedText.en,
    decide: decide.en,
    decideTitle: decideTitle.en,
    decideText: decideText.en,
    requested: (asker: string, outcome: string) =>
      `${asker} has asked to end it: ${outcome}. A second person has to decide.`,
    notFound: 'There is no such transfer',
  },
  {
    title: 'التحويلات',
    lead: 'ما يرسله العملاء إلى المستفيدين وإلى بعضهم.',
    tabs: 'أي تحويلات',
    all: 'الكل',
    undecided: 'تحتاج إلى قرار',
    searchLabel: 'الدافع أو الرقم',
    payeeLabel: 'المستفيد',
    oneCustomer: 'تحويلات عميل واحد فقط.',
    nothingTitle: 'لا يوجد تحويل مطابق',
    noneTitle: 'لا تحويلات بعد',
    none: 'ستظهر هنا تحويلات العملاء.',
    decidedTitle: 'لا تحويل يحتاج إلى قرار',
    decided: 'أفاد مزوّد الخدمة بنتيجة كل تحويل، أو ما زال يُسأل عنها. ولا مال معلّقًا.',
    to: name => `تحويل إلى \u2068${name}\u2069`,
    payer: 'الدافع',
    payee: 'إلى',
    iban: 'الآيبان',
    billAccount: 'رقم الحساب لدى الجهة',
    billNumber: 'رقم الفاتورة',
    purpose: 'الغرض',
    note: 'ملاحظة',
    number: 'رقم التحويل',
    returnedBy: 'أُعيد بالعملية',
    bankReason: 'السبب كما أفاد البنك',
    causes: causes.ar,
    payout: 'لدى مزوّد الخدمة',
    sequenceNumber: 'رقمنا',
    submissions: 'أُرسل',
    times: (count, first, last) =>
      count === 1
        ? `مرة واحدة في ${first}`
        : `${plural('ar', count, { two: 'مرتان', few: '# مرات', other: '# مرة' })}، من ${first} إلى ${last}`,
    lastAnswer: 'آخر ردّ',
    answers: answers.ar,
    on: (answer, moment) => `${answer}، في ${moment}`,
    neverAsked: 'لم يُسأل بعد',
    unknownSince: 'غير معروف منذ',
    askedTitle: 'لم يُفد مزوّد الخدمة بأن هذا التحويل لديه',
    askedText: from =>
      `لا يلزم أي إجراء الآن. تستعلم Plink عنه برقمنا ويبقى المال محجوزًا. وإذا لم تُعرف النتيجة، فيمكن أن يبتّ فيه مشرفان ابتداءً من ${from}.`,
    undecidedTitle: 'لا يُعرف هل دُفع هذا التحويل',
    undecidedText: since =>
      `يحتاج إلى قرار منذ ${since}. استعلم عنه لدى البنك برقمنا. يبقى المال محجوزًا ولا يُرسل شيء مجددًا. وإذا ردّ مزوّد الخدمة قبل ذلك فردّه هو المعتمد.`,
    suspendedTitle: 'لم يتمكن المستفيد من استلام هذا التحويل',
    suspendedText: since =>
      `خرج المال من محفظة الدافع وهو معلّق منذ ${since}. يرى الدافع أن التحويل قيد المعالجة، ولا يرى السبب.`,
    suspendedCause: 'السبب',
    suspendedCauses: suspendedCause.ar,
    decideSuspended: decideSuspended.ar,
    decideSuspendedTitle: decideSuspendedTitle.ar,
    decideSuspendedText: decideSuspendedText.ar,
    decide: decide.ar,
    decideTitle: decideTitle.ar,
    decideText: decideText.ar,
    requested: (asker, outcome) => `طلب الإنهاء (${outcome}) مقدّم من ${asker}، وهو بانتظار قرار شخص ثانٍ.`,
    notFound: 'لا يوجد تحويل كهذا',
  },
)
