import type { TransactionCase, TransactionProblem } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from '#web/messages/catalogue.ts'

type Problems = Record<TransactionProblem, string>
type States = Record<TransactionCase['state'], string>

const englishProblems: Problems = {
  not_recognised: 'I did not make this transaction',
  wrong_amount: 'The amount is wrong',
  not_received: 'The money or the goods did not arrive',
  charged_twice: 'I was charged twice',
  other: 'Something else',
}
const englishStates: States = {
  open: 'Our team is looking into it',
  answered: 'Answered',
  closed: 'Closed',
}

const en = {
  title: 'Problem with this transaction?',
  report: 'Report a problem',
  reportTitle: 'Report a problem',
  reportText:
    'Our team answers here, and tells you by SMS. If money is leaving your account without you, call us at once.',
  problem: 'What is wrong?',
  problems: englishProblems,
  text: 'What happened?',
  reply: 'Your message',
  textProblems: { required: 'Write what happened', too_long: 'Message must be at most 2,000 characters' },
  problemProblems: { required: 'Choose what is wrong' },
  send: 'Send',
  sending: 'Sending…',
  write: 'Write to us',
  close: 'Close the case',
  closeTitle: 'Close this case?',
  closeText: 'Close it when the problem is solved. You can report another one later.',
  closing: 'Closing…',
  states: englishStates,
  yourBusiness: 'Your business',
  staff: 'Plink team',
  messages: 'Messages',

  adminTitle: 'Reported problems',
  adminLead:
    'Problems that customers have reported about a transaction. They can read each answer, and an SMS tells them about it.',
  tabs: 'State',
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
  nothingTitle: 'No case is waiting for an answer',
  nothing: 'A problem that a customer reports appears here.',
  noneTitle: 'None here',
  none: 'Cases in this state appear here.',
  customer: 'Customer',
  answer: 'Answer',
  answerTitle: 'Answer the customer',
  answerAndClose: 'Answer and close',
  answerAndCloseTitle: 'Answer the customer and close the case',
  answerLabel: 'Answer',
  answerHelp: 'The customer reads it.',
  answering: 'Sending…',
  wasAnswered: 'The customer has your answer.',
  outdated: 'The case has been closed in the meantime. The list is up to date again.',
}

const arabicProblems: Problems = {
  not_recognised: 'لم أُجرِ هذه العملية',
  wrong_amount: 'المبلغ غير صحيح',
  not_received: 'لم يصل المبلغ أو البضاعة',
  charged_twice: 'خُصم المبلغ مرتين',
  other: 'مشكلة أخرى',
}
const arabicStates: States = {
  open: 'يتابعه فريقنا',
  answered: 'رددنا عليك',
  closed: 'مغلق',
}

const ar: typeof en = {
  title: 'هل من مشكلة في هذه العملية؟',
  report: 'الإبلاغ عن مشكلة',
  reportTitle: 'الإبلاغ عن مشكلة',
  reportText: 'يرد عليك فريقنا هنا ويخبرك برسالة نصية. وإذا كان المال يخرج من حسابك دون علمك فاتصل بنا فورًا.',
  problem: 'ما المشكلة؟',
  problems: arabicProblems,
  text: 'ماذا حدث؟',
  reply: 'رسالتك',
  textProblems: { required: 'اكتب ما حدث', too_long: 'يجب ألا تزيد الرسالة على 2,000 حرف' },
  problemProblems: { required: 'اختر المشكلة' },
  send: 'إرسال',
  sending: 'جارٍ الإرسال…',
  write: 'اكتب إلينا',
  close: 'إغلاق البلاغ',
  closeTitle: 'إغلاق هذا البلاغ؟',
  closeText: 'أغلقه متى حُلّت المشكلة. ويمكنك الإبلاغ عن أخرى لاحقًا.',
  closing: 'جارٍ الإغلاق…',
  states: arabicStates,
  yourBusiness: 'منشأتك',
  staff: 'فريق Plink',
  messages: 'الرسائل',

  adminTitle: 'بلاغات العملاء',
  adminLead: 'ما أبلغ عنه العملاء بشأن عملياتهم. يمكنهم قراءة كل رد، وتصلهم رسالة نصية عنه.',
  tabs: 'الحالة',
  open: 'مفتوحة',
  answered: 'رُدّ عليها',
  closed: 'مغلقة',
  nothingTitle: 'لا بلاغ ينتظر ردًّا',
  nothing: 'يظهر هنا كل بلاغ جديد من عميل.',
  noneTitle: 'لا شيء هنا',
  none: 'تظهر هنا البلاغات التي في هذه الحالة.',
  customer: 'العميل',
  answer: 'الرد',
  answerTitle: 'الرد على العميل',
  answerAndClose: 'الرد والإغلاق',
  answerAndCloseTitle: 'الرد على العميل وإغلاق البلاغ',
  answerLabel: 'نص الرد',
  answerHelp: 'يقرؤه العميل.',
  answering: 'جارٍ الإرسال…',
  wasAnswered: 'وصل ردك إلى العميل.',
  outdated: 'أُغلق البلاغ في هذه الأثناء، وحُدّثت القائمة.',
}

export const transactionCases = catalogue(en, ar)
