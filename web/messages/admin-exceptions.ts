import type { MoneyExceptionKind } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from './catalogue.ts'
import { plural } from './plural.ts'

type PerKind = Record<MoneyExceptionKind, string>

const englishKinds: PerKind = {
  card_payment_differs: 'A card payment differs from the request',
  card_failed_after_paid: 'Failed after the card was charged',
  card_money_missing: 'More went back to a card than there was',
  bank_credit_differs: 'A bank transfer was reported again, differently',
  bank_credit_currency: 'A bank transfer in another currency',
  bank_credit_not_returned: 'A bank transfer that the bank does not send back',
  payout_differs: 'A payout differs from the request',
  payout_paid_after_failed: 'Paid after the transfer had failed',
  payout_failed_after_paid: 'Failed after the transfer was paid',
  payout_returned_after_failed: 'Returned after the transfer had failed',
  payout_returned_to_closed: 'Returned to a closed account',
}

/** What our books did, and what to clear up. */
const englishTodo: PerKind = {
  card_payment_differs:
    'Nothing was credited, and the top-up has failed. Have the card provider refund the payment, or correct it.',
  card_failed_after_paid:
    'The customer has the money, but it may never reach our bank. Ask the card provider whether the card was charged.',
  card_money_missing:
    'The wallet had less than went back to the card. The customer owes the difference. Agree with them how it is paid.',
  bank_credit_differs:
    'The first report counts. The second one gives another amount, IBAN or sender. Ask the bank which of them is right.',
  bank_credit_currency: 'Nothing was booked, because wallets hold riyals. Have the bank send the money back.',
  bank_credit_not_returned:
    'The money is in suspense, and the bank is asked again every minute. Ask the bank why it refuses.',
  payout_differs: 'Nothing was posted for it. Ask the provider what it has paid under our number.',
  payout_paid_after_failed:
    'The customer has the money back, and the payee may have it too. Ask the provider for proof, then for the money.',
  payout_failed_after_paid:
    'For us the money has left the wallet. Ask the provider where it is. If it is back, the customer should have it.',
  payout_returned_after_failed:
    'The customer has the money back already. Ask the provider whether it had ever paid, and whose this money is.',
  payout_returned_to_closed:
    'The money is at our bank and in no wallet. Find out from the customer where it should go.',
}

/** In the words of our books, of the bank and of the providers. */
const englishStates = {
  created: 'Started',
  awaiting_3ds: 'Waits for the bank of the card',
  settled: 'Settled',
  expired: 'Expired',
  refunded: 'Refunded',
  disputed: 'Disputed',
  voided: 'Voided',
  held: 'Money on hold',
  submitting: 'Being submitted',
  submitted: 'Submitted',
  unknown: 'Unknown',
  queued: 'Queued',
  initiated: 'Under way',
  paid: 'Paid',
  failed: 'Failed',
  canceled: 'Cancelled',
  cancelled: 'Cancelled',
  refused: 'Refused',
  returned: 'Returned',
  sent_back: 'To be sent back',
}

const en = {
  title: 'Exceptions',
  lead: 'Reports of banks and providers that contradict our books. No money was moved because of them.',
  tabs: 'Which exceptions',
  open: 'Open',
  resolved: 'Resolved',
  kinds: englishKinds,
  todo: englishTodo,
  states: englishStates,
  comparison: 'What our books say, and what the other side says',
  ours: 'Our books',
  theirs: { card: 'Card provider', bank: 'Bank', payout: 'Payout provider' },
  amount: 'Amount',
  state: 'State',
  number: 'Our number',
  reference: 'Reference',
  nothingSaid: 'Nothing said',
  differs: 'differs',
  customer: 'Customer',
  seen: (moment: string) => `Seen on ${moment}`,
  showTransfer: 'Show the transfer',
  toExceptions: 'Go to the exceptions',
  showTopUp: 'Show the top-up',
  resolve: 'Resolve',
  resolving: 'Resolving…',
  resolveTitle: 'Resolve this exception?',
  resolveText: 'It moves no money. Say how it was cleared up and with whom. The note stays with the exception.',
  noteLabel: 'How was it cleared up?',
  wasResolved: 'The exception is resolved.',
  outdated: (what: string) => `${what} The list now shows the current state.`,
  resolvedBy: (name: string, moment: string) => `Resolved by \u2068${name}\u2069 on ${moment}`,
  nothingTitle: 'No exception is open',
  nothing: 'What banks and providers report agrees with our books. The list updates automatically.',
  noneResolvedTitle: 'Nothing was resolved yet',
  noneResolved: 'Resolved exceptions will be listed here, with who resolved them, when and how.',
  waiting: (count: number) => plural('en', count, { one: '# exception is open', other: '# exceptions are open' }),
}

const arabicKinds: PerKind = {
  card_payment_differs: 'دفعة بطاقة غير التي طُلبت',
  card_failed_after_paid: 'فشلت بعد أن خُصمت من البطاقة',
  card_money_missing: 'أُعيد إلى البطاقة أكثر مما كان موجودًا',
  bank_credit_differs: 'أُبلغ عن حوالة بنكية ثانيةً بقيم مختلفة',
  bank_credit_currency: 'حوالة بنكية بعملة أخرى',
  bank_credit_not_returned: 'حوالة بنكية لا يعيدها البنك',
  payout_differs: 'دفعة صادرة غير التي طُلبت',
  payout_paid_after_failed: 'دُفع بعد أن فشل التحويل',
  payout_failed_after_paid: 'فشل بعد أن دُفع التحويل',
  payout_returned_after_failed: 'أُعيد بعد أن فشل التحويل',
  payout_returned_to_closed: 'أُعيد إلى حساب مغلق',
}

const arabicTodo: PerKind = {
  card_payment_differs: 'لم يُودع شيء، وفشلت عملية الشحن. اطلب من مزوّد البطاقات إعادة الدفعة أو تصحيحها.',
  card_failed_after_paid: 'المال لدى العميل، وقد لا يصل إلينا أبدًا. اسأل مزوّد البطاقات هل خُصم المبلغ من البطاقة.',
  card_money_missing: 'كان في المحفظة أقل مما أُعيد إلى البطاقة، والفرق دين على العميل. اتفق معه على سداده.',
  bank_credit_differs:
    'المعتمد هو البلاغ الأول. ويختلف في الثاني المبلغ أو الآيبان أو المُرسِل. اسأل البنك أيهما الصحيح.',
  bank_credit_currency: 'لم يُقيَّد شيء، لأن المحافظ بالريال. اطلب من البنك إعادة المال.',
  bank_credit_not_returned: 'المال معلّق، ويُطلب من البنك ثانيةً كل دقيقة. اسأل البنك عن سبب رفضه.',
  payout_differs: 'لم يُقيَّد شيء. اسأل مزوّد الخدمة عمّا دفعه تحت رقمنا.',
  payout_paid_after_failed: 'عاد المال إلى العميل، وقد يكون لدى المستفيد أيضًا. اطلب من مزوّد الخدمة إثباتًا ثم المال.',
  payout_failed_after_paid: 'في دفاترنا خرج المال من المحفظة. اسأل مزوّد الخدمة أين هو. وإن كان قد عاد فهو للعميل.',
  payout_returned_after_failed: 'عاد المال إلى العميل من قبل. اسأل مزوّد الخدمة هل دفعه أصلًا، ولمن هذا المال.',
  payout_returned_to_closed: 'المال في بنكنا وليس في أي محفظة. استعلم من العميل إلى أين يذهب.',
}

const arabicStates: typeof englishStates = {
  created: 'بدأت',
  awaiting_3ds: 'بانتظار بنك البطاقة',
  settled: 'سُوّيت',
  expired: 'انتهت مهلتها',
  refunded: 'أُعيدت',
  disputed: 'معترَض عليها',
  voided: 'أُلغيت',
  held: 'المال محجوز',
  submitting: 'قيد التسليم',
  submitted: 'مُسلَّم',
  unknown: 'غير معروف',
  queued: 'في الانتظار',
  initiated: 'قيد التنفيذ',
  paid: 'مدفوع',
  failed: 'فاشل',
  canceled: 'ملغى',
  cancelled: 'ملغى',
  refused: 'مرفوض',
  returned: 'معاد',
  sent_back: 'تقرّرت إعادته',
}

const ar: typeof en = {
  title: 'حالات التعارض',
  lead: 'بلاغات من البنوك ومزوّدي الخدمة تتعارض مع دفاترنا. ولم يُحرَّك بسببها أي مال.',
  tabs: 'أي حالات تعارض',
  open: 'مفتوحة',
  resolved: 'سُوّيت',
  kinds: arabicKinds,
  todo: arabicTodo,
  states: arabicStates,
  comparison: 'ما تقوله دفاترنا وما يقوله الطرف الآخر',
  ours: 'دفاترنا',
  theirs: { card: 'مزوّد البطاقات', bank: 'البنك', payout: 'مزوّد الدفعات' },
  amount: 'المبلغ',
  state: 'الحالة',
  number: 'رقمنا',
  reference: 'المرجع',
  nothingSaid: 'لم يُذكر',
  differs: 'مختلف',
  customer: 'العميل',
  seen: moment => `ظهرت في ${moment}`,
  showTransfer: 'عرض التحويل',
  toExceptions: 'الانتقال إلى حالات التعارض',
  showTopUp: 'عرض عملية الشحن',
  resolve: 'تسوية',
  resolving: 'جارٍ التسوية…',
  resolveTitle: 'هل تريد تسوية هذه الحالة؟',
  resolveText: 'لا يتحرك أي مال. اذكر كيف سُوّيت ومع من. وتُحفظ الملاحظة مع الحالة.',
  noteLabel: 'كيف سُوّيت؟',
  wasResolved: 'سُوّيت الحالة.',
  outdated: what => `${what} تعرض القائمة الآن الحالة الراهنة.`,
  resolvedBy: (name, moment) => `سوّاها \u2068${name}\u2069 في ${moment}`,
  nothingTitle: 'لا حالات تعارض مفتوحة',
  nothing: 'تتفق بلاغات البنوك ومزوّدي الخدمة مع دفاترنا. وتُحدَّث القائمة تلقائيًا.',
  noneResolvedTitle: 'لم تُسوَّ أي حالة بعد',
  noneResolved: 'ستظهر هنا الحالات التي سُوّيت: من سوّاها ومتى وكيف.',
  waiting: count =>
    plural('ar', count, {
      zero: 'لا حالات مفتوحة',
      one: 'حالة واحدة مفتوحة',
      two: 'حالتان مفتوحتان',
      few: '# حالات مفتوحة',
      other: '# حالة مفتوحة',
    }),
}

export const adminExceptions = catalogue(en, ar)
