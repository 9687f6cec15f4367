import { TRANSFER_PURPOSE_LABELS } from '#domain/money/transfer-labels.ts'
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

const problems = catalogue<Record<TransferRowProblem['problem'], string>>(
  {
    missing: 'is empty',
    invalid: 'cannot be read',
    unknown: 'is not known',
    not_active: 'cannot be paid at the moment',
    too_high: 'is more than this payee may get',
    too_long: 'has more than 140 characters',
  },
  {
    missing: 'فارغ',
    invalid: 'لا يمكن قراءته',
    unknown: 'غير معروف',
    not_active: 'لا يمكن الدفع له حاليًا',
    too_high: 'أكثر مما يمكن أن يصل إلى هذا المستفيد',
    too_long: 'أطول من 140 حرفًا',
  },
)

const pasteProblems = catalogue(
  {
    required: 'Choose a file, or paste the rows',
    no_rows: 'There are no rows below the names of the columns.',
    columns_missing:
      'The first row must name the columns IBAN, amount and purpose. A workbook must be saved as CSV first.',
    too_many_rows: 'There are more than 500 rows. Split them into several files.',
    not_csv: 'This cannot be read as a table. Save the sheet as CSV and try again.',
    cell_count: 'The row has more or fewer cells than the first one. An amount with a comma must be in quotes.',
    heading_twice: 'Two columns have the same name. Nobody can tell which one is meant.',
    heading_missing: 'The cell is in a column without a name.',
    too_large: 'This is too large for 500 rows. Check that it is the right file.',
  },
  {
    required: 'اختر ملفًا أو ألصق الصفوف',
    no_rows: 'لا صفوف تحت أسماء الأعمدة.',
    columns_missing: 'يجب أن يسمّي الصف الأول الأعمدة: الآيبان والمبلغ والغرض. احفظ المصنف بصيغة CSV أولًا.',
    too_many_rows: 'الصفوف أكثر من 500. قسّمها إلى عدة ملفات.',
    not_csv: 'لا يمكن قراءة هذا كجدول. احفظ الورقة بصيغة CSV وأعد المحاولة.',
    cell_count: 'خلايا الصف أكثر أو أقل من خلايا الصف الأول. يجب أن يوضع المبلغ الذي فيه فاصلة بين علامتي تنصيص.',
    heading_twice: 'لعمودين الاسم نفسه، ولا يُعرف أيهما المقصود.',
    heading_missing: 'الخلية في عمود بلا اسم.',
    too_large: 'حجمه أكبر مما يلزم لـ 500 صف. تأكد من أنه الملف الصحيح.',
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
    againText: 'تُجهَّز تحويلات جديدة إلى المستفيدين أنفسهم بالمبالغ نفسها، وتؤكدها برمز جديد.',
    againConfirm: 'جهّزها من جديد',
    notNow: 'ليس الآن',
    preparing: 'جارٍ التجهيز…',
    confirm: 'التأكيد برمز',
    sendingCode: 'جارٍ إرسال الرمز…',
    confirmSubject: (count, total) => `أكّد ${count}، ${total}`,
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
    lead: 'Pay up to 500 beneficiaries with one code. Every row is checked before anything is sent.',
    templateTitle: 'Fill in the template',
    templateText:
      'One row for each payment: IBAN, amount, purpose and, if you like, a note. The IBANs must be those of your beneficiaries. Save it as CSV.',
    template: 'Download the template',
    columns: { iban: 'IBAN', amount: 'Amount', purpose: 'Purpose', note: 'Note' },
    templateRow: { purpose: TRANSFER_PURPOSE_LABELS.en.payroll_benefits, note: 'January' },
    uploadTitle: 'Upload it',
    choose: 'Choose a file',
    orPaste: 'Or paste the rows from your spreadsheet',
    pasteHelp: 'With the names of the columns in the first row',
    check: 'Check the rows',
    checking: 'Checking the rows…',
    pasteProblems: pasteProblems.en,
    /** The text of a problem in a cell. */
    inCell: (row: number, column: string, problem: string) => `Row ${row}, column ${column}: ${problem}`,
    wrongRows: (count: number) =>
      plural('en', count, {
        one: 'One thing is wrong. Nothing was stored or sent.',
        other: '# things are wrong. Nothing was stored or sent.',
      }),
    rowProblem: (line: number, column: string, problem: string) => `Row ${line}: ${column} ${problem}`,
    problems: problems.en,
    unknownPayee: 'is not that of a beneficiary',
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
    lead: 'ادفع لما يصل إلى 500 مستفيد برمز واحد. يُفحص كل صف قبل إرسال أي مبلغ.',
    templateTitle: 'املأ القالب',
    templateText:
      'صف واحد لكل دفعة: الآيبان والمبلغ والغرض، وملاحظة إن شئت. يجب أن تكون أرقام الآيبان لمستفيديك. احفظه بصيغة CSV.',
    template: 'تنزيل القالب',
    columns: { iban: 'الآيبان', amount: 'المبلغ', purpose: 'الغرض', note: 'ملاحظة' },
    templateRow: { purpose: TRANSFER_PURPOSE_LABELS.ar.payroll_benefits, note: 'يناير' },
    uploadTitle: 'ارفعه',
    choose: 'اختر ملفًا',
    orPaste: 'أو ألصق الصفوف من جدولك',
    pasteHelp: 'مع أسماء الأعمدة في الصف الأول',
    check: 'افحص الصفوف',
    checking: 'جارٍ فحص الصفوف…',
    pasteProblems: pasteProblems.ar,
    inCell: (row, column, problem) => `الصف ${row}، العمود \u2066${column}\u2069: ${problem}`,
    wrongRows: count =>
      plural('ar', count, {
        zero: 'لا أخطاء.',
        one: 'يوجد خطأ واحد. لم يُحفظ ولم يُرسل شيء.',
        two: 'يوجد خطآن. لم يُحفظ ولم يُرسل شيء.',
        few: 'توجد # أخطاء. لم يُحفظ ولم يُرسل شيء.',
        many: 'يوجد # خطأً. لم يُحفظ ولم يُرسل شيء.',
        other: 'يوجد # خطأ. لم يُحفظ ولم يُرسل شيء.',
      }),
    rowProblem: (line, column, problem) => `الصف ${line}: ${column} ${problem}`,
    problems: problems.ar,
    unknownPayee: 'ليس لمستفيد لديك',
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
