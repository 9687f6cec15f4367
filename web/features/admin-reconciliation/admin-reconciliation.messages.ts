import type {
  DifferenceResolution,
  ReconciliationDifferenceKind,
  ReconciliationFileImportedVia,
  ReconciliationMovement,
  ReconciliationResolutionOutcome,
  ReconciliationSource,
} from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from '#web/messages/catalogue.ts'
import { plural } from '#web/messages/plural.ts'

/** The server's reason to refuse a file. */
type Reason = 'not_readable' | 'other_account' | 'several_days' | 'no_lines' | 'not_over' | 'line_invalid'

const sourceTexts = catalogue<Record<ReconciliationSource, string>>(
  { bank: 'Bank', cards: 'Card provider' },
  { bank: 'البنك', cards: 'مزوّد البطاقات' },
)

const kind = catalogue<Record<ReconciliationDifferenceKind, string>>(
  {
    amount_differs: 'Different amount',
    currency_differs: 'Different currency',
    not_in_books: 'Not in our books',
    not_in_files: 'In our books only',
    twice: 'Stated more than once',
    sum_differs: 'The file does not add up',
    opening_differs: 'Does not begin where the day before ended',
  },
  {
    amount_differs: 'مبلغ مختلف',
    currency_differs: 'عملة أخرى',
    not_in_books: 'ليس في دفاترنا',
    not_in_files: 'في دفاترنا وحدها',
    twice: 'مذكور أكثر من مرة',
    sum_differs: 'مجموع الملف غير صحيح',
    opening_differs: 'لا يبدأ من حيث انتهى اليوم السابق',
  },
)

const movement = catalogue<Record<ReconciliationMovement, string>>(
  {
    credit: 'Bank transfer received',
    credit_return: 'Bank transfer sent back',
    payout: 'Payout',
    payout_return: 'Payout that came back',
    card_settlement: 'Money from the card provider',
    card_refund: 'Money back to the card provider',
    other: 'Other',
    payment: 'Card payment',
    refund: 'Refund to the card',
    settlement: 'Settlement to our bank',
  },
  {
    credit: 'حوالة بنكية واردة',
    credit_return: 'حوالة بنكية أُعيدت',
    payout: 'دفعة صادرة',
    payout_return: 'دفعة صادرة عادت',
    card_settlement: 'مبلغ من مزوّد البطاقات',
    card_refund: 'مبلغ عاد إلى مزوّد البطاقات',
    other: 'أخرى',
    payment: 'دفعة بالبطاقة',
    refund: 'مبلغ عاد إلى البطاقة',
    settlement: 'تسوية إلى بنكنا',
  },
)

const via = catalogue<Record<ReconciliationFileImportedVia, string>>(
  {
    upload: 'Uploaded',
    command: 'Imported by command',
    job: 'Fetched by the job',
  },
  {
    upload: 'رفعه مستخدم',
    command: 'استورده الأمر',
    job: 'جلبته المهمة الدورية',
  },
)

const outcome = catalogue<Record<ReconciliationResolutionOutcome, string>>(
  {
    explained: 'Explained, nothing was posted',
    suspense: 'Posted against suspense',
    fees: 'Posted against fees',
    agrees: 'Resolved by a later file or posting',
  },
  {
    explained: 'فُسّر دون قيد',
    suspense: 'قُيّد مقابل المبالغ المعلّقة',
    fees: 'قُيّد مقابل الرسوم',
    agrees: 'سوّاه ملف لاحق أو قيد',
  },
)

const resolve = catalogue<Record<DifferenceResolution, string>>(
  {
    explained: 'Explain',
    suspense: 'Post to suspense',
    fees: 'Post to fees',
  },
  {
    explained: 'تفسير',
    suspense: 'قيد في المبالغ المعلّقة',
    fees: 'قيد في الرسوم',
  },
)

const resolveTitle = catalogue<Record<DifferenceResolution, string>>(
  {
    explained: 'Resolve it without a posting?',
    suspense: 'Post it against suspense?',
    fees: 'Post it against fees?',
  },
  {
    explained: 'هل تريد تسويته دون قيد؟',
    suspense: 'هل تريد تقييده مقابل المبالغ المعلّقة؟',
    fees: 'هل تريد تقييده مقابل الرسوم؟',
  },
)

const resolveText = catalogue<Record<DifferenceResolution, string>>(
  {
    explained: 'The books stay as they are. Say what the difference is and who has confirmed it.',
    suspense: 'The books then match the file. The other side is money that no customer owns yet.',
    fees: 'The books then match the file. The other side is ours: a fee, or a loss that we bear.',
  },
  {
    explained: 'تبقى الدفاتر كما هي. اذكر سبب الفرق ومن أكّده.',
    suspense: 'تطابق الدفاتر الملف عندئذ. ويقابله مال لا يملكه أي عميل بعد.',
    fees: 'تطابق الدفاتر الملف عندئذ. ويقابله ما يخصنا: رسم، أو خسارة نتحملها.',
  },
)

const reason = catalogue<Record<Reason, string>>(
  {
    not_readable: 'This is neither a CAMT.053 statement nor a report of the card provider.',
    other_account: 'This is the statement of another account.',
    several_days: 'The file covers more than one day. There is one file for each day.',
    no_lines: 'The file has no lines, so its day is unknown.',
    not_over: 'The day of this file is not over yet.',
    line_invalid: 'A line of the file cannot be read.',
  },
  {
    not_readable: 'ليس كشف حساب CAMT.053 ولا تقريرًا من مزوّد البطاقات.',
    other_account: 'هذا كشف حساب آخر.',
    several_days: 'يخص الملف أكثر من يوم، ولكل يوم ملف واحد.',
    no_lines: 'لا سطور في الملف، فلا يُعرف يومه.',
    not_over: 'لم ينتهِ يوم هذا الملف بعد.',
    line_invalid: 'تعذّرت قراءة سطر من الملف.',
  },
)

const differenceList = catalogue(
  {
    tabs: 'Which differences',
    open: 'Open',
    resolved: 'Resolved',
    kinds: kind.en,
    movementNames: movement.en,
    day: 'Day',
    reference: 'Reference',
    ours: 'Our books',
    theirs: 'File',
    correction: 'To post',
    nothingSaid: 'Nothing',
    noticed: (moment: string) => `Noticed on ${moment}`,
    requested: (name: string) => `\u2068${name}\u2069 has asked for a resolution. A second person decides.`,
    outcomes: outcome.en,
    resolvedOn: (moment: string) => `on ${moment}`,
    by: (one: string, other: string) => `Requested by \u2068${one}\u2069, approved by \u2068${other}\u2069`,
    resolve: resolve.en,
    resolveTitle: resolveTitle.en,
    resolveText: resolveText.en,
    outdated: (what: string) => `${what} The list now shows the current state.`,
    nothingTitle: 'No difference is open',
    nothingOpen: 'The imported files agree with our books.',
    nothingComparedTitle: 'Nothing has been compared yet',
    notCompared: 'Not compared yet',
    notComparedWith: (sources: string) => `Without a file, our books have not been compared with: ${sources}.`,
    filesUnknown: 'It could not be loaded which files have been imported.',
    noneResolvedTitle: 'Nothing has been resolved yet',
    noneResolved: 'Resolved differences will be listed here, with who resolved them and how.',
    noFilesTitle: 'No file has been imported yet',
    noFiles: 'Upload the file of a day. From then on, every movement of the books has to appear in a file.',
    agrees: 'Agrees',
    via: via.en,
    balances: (opening: string, closing: string) => `${opening} to ${closing}`,
  },
  {
    tabs: 'أي فروق',
    open: 'مفتوحة',
    resolved: 'سُوّيت',
    kinds: kind.ar,
    movementNames: movement.ar,
    day: 'اليوم',
    reference: 'المرجع',
    ours: 'دفاترنا',
    theirs: 'الملف',
    correction: 'قيد التصحيح',
    nothingSaid: 'لا شيء',
    noticed: moment => `ظهر في ${moment}`,
    requested: name => `طلب التسوية مقدّم من \u2068${name}\u2069، وهو بانتظار قرار شخص ثانٍ.`,
    outcomes: outcome.ar,
    resolvedOn: moment => `في ${moment}`,
    by: (one, other) => `طلبها \u2068${one}\u2069 ووافق عليها \u2068${other}\u2069`,
    resolve: resolve.ar,
    resolveTitle: resolveTitle.ar,
    resolveText: resolveText.ar,
    outdated: what => `${what} تعرض القائمة الآن الحالة الراهنة.`,
    nothingTitle: 'لا فروق مفتوحة',
    nothingOpen: 'تتفق الملفات المستوردة مع دفاترنا.',
    nothingComparedTitle: 'لم يُقارَن شيء بعد',
    notCompared: 'لم تُقارَن بعد',
    notComparedWith: sources => `لم تُقارَن دفاترنا بعد لعدم وجود ملف من: ${sources}.`,
    filesUnknown: 'تعذّر تحميل ما استُورد من ملفات.',
    noneResolvedTitle: 'لم يُسوَّ أي فرق بعد',
    noneResolved: 'ستظهر هنا الفروق التي سُوّيت: من سوّاها وكيف.',
    noFilesTitle: 'لم يُستورد أي ملف بعد',
    noFiles: 'ارفع ملف يوم من الأيام. ومن بعده يجب أن تظهر كل حركة في الدفاتر في ملف.',
    agrees: 'متطابق',
    via: via.ar,
    balances: (opening, closing) => `من ${opening} إلى ${closing}`,
  },
)

export const adminReconciliation = catalogue(
  {
    title: 'Reconciliation',
    lead: 'Our books against the daily files of the bank and of the card provider.',
    sources: sourceTexts.en,
    upload: 'Upload a file',
    uploading: 'Comparing with the books…',
    uploaded: (source: string, day: string, differences: number) =>
      differences === 0
        ? `${source}, ${day}: imported. No difference is open.`
        : plural('en', differences, {
            one: `${source}, ${day}: imported. # difference is open.`,
            other: `${source}, ${day}: imported. # differences are open.`,
          }),
    tooLarge: 'The file is too large. The maximum is 16 MB.',
    reasons: reason.en,
    line: (number: string) => `Line ${number}.`,
    cellOf: (row: number, column: string) => `Row ${row}, column ${column}.`,
    overview: 'Where the money is waiting',
    cardsInTransit: 'On its way from the card provider',
    payoutsInTransit: 'On its way to payees',
    inSuspense: 'In suspense',
    files: 'Files',
    since: (day: string) => `since ${day}`,
    nothing: 'Nothing',
    count: (count: number) => plural('en', count, { one: '# payment', other: '# payments' }),
    movements: (count: number) => plural('en', count, { one: '# movement', other: '# movements' }),
    differences: (count: number) => plural('en', count, { one: '# difference', other: '# differences' }),
    lastDay: 'Newest file',
    noFile: 'None yet',
    awaiting: 'Not in any file yet',
    unmatched: 'Open differences',
    tolerance: (days: number) =>
      plural('en', days, {
        one: 'An entry of the books that is in no file counts as late after # day.',
        other: 'An entry of the books that is in no file counts as late after # days.',
      }),
    ...differenceList.en,
  },
  {
    title: 'المطابقة',
    lead: 'دفاترنا مقابل الملفات اليومية من البنك ومزوّد البطاقات.',
    sources: sourceTexts.ar,
    upload: 'رفع ملف',
    uploading: 'جارٍ المقارنة بالدفاتر…',
    uploaded: (source, day, differences) =>
      differences === 0
        ? `${source}، ${day}: استُورد الملف، ولا فروق مفتوحة.`
        : plural('ar', differences, {
            one: `${source}، ${day}: استُورد الملف، وفيه فرق واحد مفتوح.`,
            two: `${source}، ${day}: استُورد الملف، وفيه فرقان مفتوحان.`,
            few: `${source}، ${day}: استُورد الملف، وفيه # فروق مفتوحة.`,
            many: `${source}، ${day}: استُورد الملف، وفيه # فرقًا مفتوحًا.`,
            other: `${source}، ${day}: استُورد الملف، وفيه # فرق مفتوح.`,
          }),
    tooLarge: 'الملف كبير جدًا. الحد الأقصى 16 ميغابايت.',
    reasons: reason.ar,
    line: number => `السطر ${number}.`,
    cellOf: (row, column) => `الصف ${row}، العمود \u2066${column}\u2069.`,
    overview: 'الأموال قيد الانتظار',
    cardsInTransit: 'في الطريق من مزوّد البطاقات',
    payoutsInTransit: 'في الطريق إلى المستفيدين',
    inSuspense: 'معلّق',
    files: 'الملفات',
    since: day => `منذ ${day}`,
    nothing: 'لا شيء',
    count: count => plural('ar', count, { one: 'دفعة واحدة', two: 'دفعتان', few: '# دفعات', other: '# دفعة' }),
    movements: count => plural('ar', count, { one: 'حركة واحدة', two: 'حركتان', few: '# حركات', other: '# حركة' }),
    differences: count =>
      plural('ar', count, { one: 'فرق واحد', two: 'فرقان', few: '# فروق', many: '# فرقًا', other: '# فرق' }),
    lastDay: 'أحدث ملف',
    noFile: 'لا ملف بعد',
    awaiting: 'غير موجود في أي ملف بعد',
    unmatched: 'فروق مفتوحة',
    tolerance: days =>
      plural('ar', days, {
        one: 'القيد الذي لا يظهر في أي ملف يُعدّ متأخرًا بعد يوم واحد.',
        two: 'القيد الذي لا يظهر في أي ملف يُعدّ متأخرًا بعد يومين.',
        few: 'القيد الذي لا يظهر في أي ملف يُعدّ متأخرًا بعد # أيام.',
        many: 'القيد الذي لا يظهر في أي ملف يُعدّ متأخرًا بعد # يومًا.',
        other: 'القيد الذي لا يظهر في أي ملف يُعدّ متأخرًا بعد # يوم.',
      }),
    ...differenceList.ar,
  },
)
