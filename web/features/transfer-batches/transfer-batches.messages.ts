import type { TransferBatchState, TransferRowProblem } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from '#web/messages/catalogue.ts'
import { plural } from '#web/messages/plural.ts'

const states = catalogue<Record<TransferBatchState, string>>(
  {
    draft: 'Not confirmed',
    sending: 'Being sent',
    sent: 'Sent',
    cancelled: 'Cancelled',
    expired: 'Expired',
    awaiting_approval: 'Waiting for approval',
    declined: 'Declined',
  },
  {
    draft: 'غير مؤكد',
    sending: 'قيد الإرسال',
    sent: 'مُرسل',
    cancelled: 'ملغى',
    expired: 'منتهي الصلاحية',
    awaiting_approval: 'بانتظار الموافقة',
    declined: 'لم يُعتمد',
  },
)

/** What is wrong with a cell, whatever its column is. */
const problems = catalogue<Record<TransferRowProblem['problem'], string>>(
  {
    missing: 'This is empty',
    invalid: 'This cannot be read',
    unknown: 'Choose one of the purposes',
    not_active: 'This beneficiary cannot be paid at the moment',
    too_high: 'This is more than this beneficiary may get',
    too_long: 'This has more than 140 characters',
  },
  {
    missing: 'هذه الخانة فارغة',
    invalid: 'لا يمكن قراءة هذه القيمة',
    unknown: 'اختر غرضًا من القائمة',
    not_active: 'لا يمكن الدفع لهذا المستفيد حاليًا',
    too_high: 'المبلغ أكثر مما يمكن أن يصل إلى هذا المستفيد',
    too_long: 'الملاحظة أطول من 140 حرفًا',
  },
)

/** In place of the texts above, where the column says more. */
const problemsOf = catalogue<
  Partial<Record<TransferRowProblem['column'], Partial<Record<TransferRowProblem['problem'], string>>>>
>(
  {
    iban: {
      invalid: 'This is not a valid Saudi IBAN. Check every digit.',
      unknown: 'This is not the IBAN of a beneficiary',
    },
    amount: { invalid: 'Enter an amount above zero in digits, with at most two decimals' },
  },
  {
    iban: {
      invalid: 'هذا ليس رقم آيبان سعوديًا صحيحًا. راجع كل رقم فيه.',
      unknown: 'هذا الآيبان ليس لمستفيد لديك',
    },
    amount: { invalid: 'أدخل مبلغًا أكبر من صفر بالأرقام، وبمنزلتين عشريتين على الأكثر' },
  },
)

const pasteProblems = catalogue(
  {
    required: 'Choose a file, or paste the rows',
    no_rows: 'There are no rows below the names of the columns.',
    columns_missing: 'The first row must name the columns IBAN, amount and purpose.',
    too_many_rows: 'There are more than 1,000 rows. Split them into several files.',
    not_csv: 'This cannot be read as a table. Save the sheet as XLSX or CSV and try again.',
    cell_count: 'The row has more or fewer cells than the first one. An amount with a comma must be in quotes.',
    heading_twice: 'Two columns have the same name. Nobody can tell which one is meant.',
    heading_missing: 'The cell is in a column without a name.',
    too_large: 'This is too large for 1,000 rows. Check that it is the right file.',
    workbook_unreadable: 'The workbook cannot be read. Open it, save it as XLSX and try again.',
    workbook_locked:
      'The workbook has a password or an old format. Remove the password, or save it as XLSX, and try again.',
    several_sheets: 'The workbook has more than one sheet with something in it. Keep the one with the payments.',
    hidden_sheet: 'The workbook has a hidden sheet. Show it or delete it, so that nothing is paid unseen.',
    hidden_cells: 'The cell is in a hidden row or column. Show it or delete it, so that nothing is paid unseen.',
    merged_cells: 'Cells are merged here. Split them, so that each row has its own values.',
    formula: 'The cell holds a formula. Copy the column, and paste it as values.',
    wages_layout: 'The wages file must have the fields of the Wage Protection System, in their order.',
    wages_currency: 'The wages file is not in SAR.',
    wages_amount: 'This is no amount as a wages file has it, such as 4500.00.',
    wages_sum: 'The net wage is not basic pay, housing and other earnings less deductions.',
    wages_total: 'The total is not the sum of the wages.',
    wages_processed: 'A bank has already processed this wages file. Upload the file as it was before.',
  },
  {
    required: 'اختر ملفًا أو ألصق الصفوف',
    no_rows: 'لا صفوف تحت أسماء الأعمدة.',
    columns_missing: 'يجب أن يسمّي الصف الأول الأعمدة: الآيبان والمبلغ والغرض.',
    too_many_rows: 'الصفوف أكثر من 1,000. قسّمها إلى عدة ملفات.',
    not_csv: 'لا يمكن قراءة هذا كجدول. احفظ الورقة بصيغة XLSX أو CSV وأعد المحاولة.',
    cell_count: 'خلايا الصف أكثر أو أقل من خلايا الصف الأول. يجب أن يوضع المبلغ الذي فيه فاصلة بين علامتي تنصيص.',
    heading_twice: 'لعمودين الاسم نفسه، ولا يُعرف أيهما المقصود.',
    heading_missing: 'الخلية في عمود بلا اسم.',
    too_large: 'هذا أكبر مما يحتاجه 1,000 صف. تأكد من أنه الملف الصحيح.',
    workbook_unreadable: 'لا يمكن قراءة المصنف. افتحه واحفظه بصيغة XLSX ثم أعد المحاولة.',
    workbook_locked: 'المصنف محمي بكلمة مرور أو صيغته قديمة. أزل كلمة المرور أو احفظه بصيغة XLSX ثم أعد المحاولة.',
    several_sheets: 'في المصنف أكثر من ورقة غير فارغة. أبقِ ورقة الدفعات وحدها.',
    hidden_sheet: 'في المصنف ورقة مخفية. أظهرها أو احذفها حتى لا يُدفع شيء دون أن تراه.',
    hidden_cells: 'الخلية في صف أو عمود مخفي. أظهره أو احذفه حتى لا يُدفع شيء دون أن تراه.',
    merged_cells: 'هنا خلايا مدمجة. ألغِ الدمج ليكون لكل صف قيمه.',
    formula: 'في الخلية معادلة. انسخ العمود والصقه قيمًا.',
    wages_layout: 'يجب أن تكون في ملف الأجور حقول نظام حماية الأجور بترتيبها.',
    wages_currency: 'عملة ملف الأجور ليست الريال السعودي.',
    wages_amount: 'ليس هذا مبلغًا كما يرد في ملف الأجور، مثل 4500.00.',
    wages_sum: 'صافي الأجر لا يساوي الأساسي والسكن والدخل الآخر بعد الحسميات.',
    wages_total: 'الإجمالي لا يساوي مجموع الأجور.',
    wages_processed: 'سبق أن عالج مصرفٌ ملف الأجور هذا. ارفع الملف كما كان قبل ذلك.',
  },
)

const meanings = catalogue(
  {
    draft: 'Nothing has been sent. Check the rows, and confirm them with one code.',
    sending: 'The rows become transfers one after the other. You may leave this page.',
    sent: 'Every row is a transfer of its own.',
    cancelled: 'Nothing was sent from this file.',
    expired: 'It was not confirmed or approved in time. Nothing was sent.',
    awaiting_approval: 'An owner or approver must approve it. The money is not on hold until then.',
    declined: 'Somebody who may approve it has declined it. Nothing was sent.',
  },
  {
    draft: 'لم يُرسل شيء. راجع الصفوف وأكّدها برمز واحد.',
    sending: 'تصبح الصفوف تحويلات واحدًا بعد الآخر. يمكنك مغادرة هذه الصفحة.',
    sent: 'كل صف تحويل قائم بذاته.',
    cancelled: 'لم يُرسل شيء من هذا الملف.',
    expired: 'لم يُؤكَّد أو لم يُعتمد في الوقت المحدد. لم يُرسل شيء.',
    awaiting_approval: 'يجب أن يوافق عليه مالك أو معتمد، ولا يُحجز المبلغ قبل ذلك.',
    declined: 'رفضه من له حق الموافقة عليه. لم يُرسل شيء.',
  },
)

/** Sending a file, or its unpaid rows. */
const sending = catalogue(
  {
    again: 'Send the same rows again',
    againTitle: 'Send the same rows again?',
    againText:
      'This prepares new transfers to the same payees with the same amounts. You confirm them with a new code.',
    againConfirm: 'Prepare them again',
    notNow: 'Not now',
    preparing: 'Preparing…',
    confirm: 'Confirm with a code',
    sendingCode: 'Sending the code…',
    confirmSubject: (count: string, total: string) => `Confirm ${count}, ${total}`,
    draftOfOther:
      'Somebody else uploaded this file. Only they can confirm it. To confirm these rows yourself, upload them again.',
    cancel: 'Discard',
    cancelling: 'Discarding…',
    rows: 'Rows',
    line: (line: number) => `Row ${line}`,
    details: 'See the transfer',
    notFound: 'There is no such file',
    notFoundText: 'The address may be incomplete, or the file belongs to another account.',
    toFiles: 'Transfers from a file',
  },
  {
    again: 'إرسال الصفوف نفسها من جديد',
    againTitle: 'إرسال الصفوف نفسها من جديد؟',
    againText: 'ستُعدّ تحويلات جديدة إلى المستفيدين أنفسهم بالمبالغ نفسها، ثم تؤكدها برمز جديد.',
    againConfirm: 'إعدادها من جديد',
    notNow: 'ليس الآن',
    preparing: 'جارٍ الإعداد…',
    confirm: 'التأكيد برمز',
    sendingCode: 'جارٍ إرسال الرمز…',
    confirmSubject: (count, total) => `تأكيد ${count}، ${total}`,
    draftOfOther: 'رفع شخص آخر هذا الملف، ولا يؤكده غيره. لتؤكد هذه الصفوف بنفسك، ارفعها من جديد.',
    cancel: 'تجاهل الملف',
    cancelling: 'جارٍ التجاهل…',
    rows: 'الصفوف',
    line: line => `الصف ${line}`,
    details: 'عرض التحويل',
    notFound: 'لم يُعثر على هذا الملف',
    notFoundText: 'قد يكون العنوان ناقصًا، أو أن الملف لحساب آخر.',
    toFiles: 'تحويلات من ملف',
  },
)

export const transferBatches = catalogue(
  {
    title: 'Transfers from a file',
    lead: 'Pay up to 1,000 beneficiaries with one code. Every row is checked before anything is sent.',
    templateTitle: 'Fill in the template',
    templateText:
      'An Excel workbook with a row for each of your beneficiaries. Enter the amount and the purpose and, if you like, a note.',
    template: 'Download the template',
    preparingTemplate: 'Preparing the template…',
    uploadText: 'An Excel workbook (XLSX), a CSV file, or the wages file of the Wage Protection System (WPS).',
    columns: { iban: 'IBAN', amount: 'Amount', purpose: 'Purpose', note: 'Note' },
    uploadTitle: 'Upload it',
    choose: 'Choose a file',
    orPaste: 'Or paste the rows from your spreadsheet',
    pasteHelp: 'With the names of the columns in the first row',
    check: 'Check the rows',
    checking: 'Checking the rows…',
    pasteProblems: pasteProblems.en,
    /** The text of a problem in a cell. */
    inCell: (row: number, column: string, problem: string) => `Row ${row}, column ${column}: ${problem}`,
    wrongRows: (wrong: number, count: number) =>
      plural('en', count, {
        one: `${wrong} of # row needs a correction. Nothing was stored or sent.`,
        other: `${wrong} of # rows need a correction. Nothing was stored or sent.`,
      }),
    correctText: 'Correct them here, or leave them out. The other rows stay as they are.',
    addBeneficiary: 'Add a missing beneficiary',
    leaveOut: 'Leave out',
    leaveOutOf: (line: number) => `Leave out row ${line}`,
    leaveOutUnfilled: (count: number) =>
      plural('en', count, { one: 'Leave out # row without an amount', other: 'Leave out # rows without an amount' }),
    moreWrongRows: (count: number) => `Show ${count} more`,
    checkAgain: 'Check again',
    otherFile: 'Choose another file',
    problems: problems.en,
    problemsOf: problemsOf.en,
    filesTitle: 'Earlier files',
    noFiles: 'Your files will be listed here, with the outcome of their rows.',
    pasted: 'Pasted rows',
    states: states.en,
    payments: 'Payments',
    sum: 'Total',
    count: (count: number) => plural('en', count, { one: '# transfer', other: '# transfers' }),
    meanings: meanings.en satisfies Record<TransferBatchState, string>,
    progress: (sentCount: number, count: number) => `${sentCount} of ${count} rows`,
    refused: (count: number) =>
      plural('en', count, {
        one: 'One transfer was refused. Its row says why. No money left the wallet for it.',
        other: '# transfers were refused. Their rows say why. No money left the wallet for them.',
      }),
    ...sending.en,
  },
  {
    title: 'تحويلات من ملف',
    lead: 'ادفع لما يصل إلى 1,000 مستفيد برمز واحد. يُفحص كل صف قبل إرسال أي مبلغ.',
    templateTitle: 'املأ القالب',
    templateText: 'مصنف Excel فيه صف لكل مستفيد لديك. أدخل المبلغ والغرض، وملاحظة إن شئت.',
    template: 'تنزيل القالب',
    preparingTemplate: 'جارٍ إعداد القالب…',
    uploadText: 'مصنف Excel (XLSX) أو ملف CSV أو ملف الأجور لنظام حماية الأجور (WPS).',
    columns: { iban: 'الآيبان', amount: 'المبلغ', purpose: 'الغرض', note: 'ملاحظة' },
    uploadTitle: 'ارفعه',
    choose: 'اختر ملفًا',
    orPaste: 'أو ألصق الصفوف من جدولك',
    pasteHelp: 'مع أسماء الأعمدة في الصف الأول',
    check: 'افحص الصفوف',
    checking: 'جارٍ فحص الصفوف…',
    pasteProblems: pasteProblems.ar,
    inCell: (row, column, problem) => `الصف ${row}، العمود \u2066${column}\u2069: ${problem}`,
    wrongRows: (wrong, count) =>
      plural('ar', count, {
        zero: 'لا صفوف.',
        one: 'الصف الوحيد يحتاج إلى تصحيح. لم يُحفظ ولم يُرسل شيء.',
        two: `صفوف تحتاج إلى تصحيح: ${wrong} من صفين. لم يُحفظ ولم يُرسل شيء.`,
        few: `صفوف تحتاج إلى تصحيح: ${wrong} من # صفوف. لم يُحفظ ولم يُرسل شيء.`,
        many: `صفوف تحتاج إلى تصحيح: ${wrong} من # صفًا. لم يُحفظ ولم يُرسل شيء.`,
        other: `صفوف تحتاج إلى تصحيح: ${wrong} من # صف. لم يُحفظ ولم يُرسل شيء.`,
      }),
    correctText: 'صحّحها هنا أو استبعدها. تبقى الصفوف الأخرى كما هي.',
    addBeneficiary: 'إضافة مستفيد ناقص',
    leaveOut: 'استبعاد',
    leaveOutOf: line => `استبعاد الصف ${line}`,
    leaveOutUnfilled: count =>
      plural('ar', count, {
        zero: 'لا صفوف بلا مبلغ',
        one: 'استبعاد صف واحد بلا مبلغ',
        two: 'استبعاد صفين بلا مبلغ',
        few: 'استبعاد # صفوف بلا مبلغ',
        many: 'استبعاد # صفًا بلا مبلغ',
        other: 'استبعاد # صف بلا مبلغ',
      }),
    moreWrongRows: count => `عرض المزيد (${count})`,
    checkAgain: 'إعادة الفحص',
    otherFile: 'اختيار ملف آخر',
    problems: problems.ar,
    problemsOf: problemsOf.ar,
    filesTitle: 'الملفات السابقة',
    noFiles: 'ستظهر ملفاتك هنا مع ما آلت إليه صفوفها.',
    pasted: 'صفوف ملصقة',
    states: states.ar,
    payments: 'عدد الدفعات',
    sum: 'المجموع',
    count: count =>
      plural('ar', count, {
        zero: 'لا تحويلات',
        one: 'تحويل واحد',
        two: 'تحويلان',
        few: '# تحويلات',
        many: '# تحويلًا',
        other: '# تحويل',
      }),
    meanings: meanings.ar,
    progress: (sentCount, count) => `${sentCount} من ${count} من الصفوف`,
    refused: count =>
      plural('ar', count, {
        zero: 'لم يُرفض أي تحويل.',
        one: 'رُفض تحويل واحد، وصفّه يبيّن السبب. لم يخرج مبلغه من المحفظة.',
        two: 'رُفض تحويلان، وصفّاهما يبيّنان السبب. لم يخرج مبلغاهما من المحفظة.',
        few: 'رُفضت # تحويلات، وصفوفها تبيّن السبب. لم تخرج مبالغها من المحفظة.',
        many: 'رُفض # تحويلًا، وصفوفها تبيّن السبب. لم تخرج مبالغها من المحفظة.',
        other: 'رُفض # تحويل، وصفوفها تبيّن السبب. لم تخرج مبالغها من المحفظة.',
      }),
    ...sending.ar,
  },
)
