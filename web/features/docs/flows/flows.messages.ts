import { catalogue } from '#web/messages/catalogue.ts'
import { plural } from '#web/messages/plural.ts'

const en = {
  signUp: {
    title: 'The sign-up flow',
    lead: 'Every call from the phone number to an open account. Run the calls against this sandbox, one by one or all at once.',
  },
  signIn: {
    title: 'The sign-in flows',
    lead: 'With a code, with a phone call, and after a forgotten password. Run each flow against this sandbox.',
  },
  topUps: {
    title: 'The top-up flows',
    lead: 'Money comes into the wallet by card or by bank transfer. Run each flow against this sandbox.',
  },
  transfers: {
    title: 'The transfer flows',
    lead: 'Money goes to the IBAN of a beneficiary, or to another Plink customer. Run each flow against this sandbox.',
  },
  sendWithKey: {
    title: 'Send money with a key',
    lead: 'From an API key with a cap to a payment that the bank has made, the webhook about it, and the refusal of what is above the cap. Run the flow against this sandbox.',
  },
  liveOnly: 'These flows run in the sandbox only',
  liveOnlyText:
    'This server is live: it sends real codes to real phones. Open this page on a sandbox to run the calls.',
  standards: 'The same flows as a file',
  arazzo: 'Description in Arazzo',
  diagram: 'Who talks to whom',
  diagramOf: (flow: string) => `${flow}: who talks to whom`,
  solid: 'a call to the API',
  dashed: 'outside the API',
  parties: { integrator: 'Your server', plink: 'Plink', customer: 'The customer’s phone', bank: 'The bank' },
  between: (from: string, to: string) => `${from} to ${to}:`,
  messages: {
    code_by_sms: 'SMS with a code',
    code_typed: 'Types the code',
    nafath_request: 'Request to approve in Nafath',
    call: 'Phone call',
    three_ds_page: 'Redirect to the bank of the card',
    transfer_order: 'Transfer order',
    api_key: 'Stores the key',
    webhook: 'Webhook: transfer.paid',
  },
  script: 'Everything as a script',
  scriptText:
    'The whole flow, to copy and run unchanged. It generates its own values and stops at the first call that fails.',
  copyScript: (language: string) => `Copy everything as a script in ${language}`,
  showScript: (language: string) => `Show the script in ${language}`,
  needsBash: 'Needs bash, curl, grep and sed.',
  needsNode: 'Needs Node.js 20 or later.',
  steps: 'Step by step',
  values: 'Input values',
  valuesText: 'You can run the flow with these values. Enter a test value to see another outcome.',
  testValues: 'Test values',
  runStep: (number: number, name: string) => `step ${number}, ${name}`,
  newValues: 'New values',
  runAll: 'Run all',
  runAllOf: (flow: string) => `Run all: ${flow}`,
  needs: (count: number, numbers: string) => `Run ${count === 1 ? 'step' : 'steps'} ${numbers} first`,
  reference: 'Fields and errors',
  referenceOf: (name: string) => `Fields and errors: ${name}`,
  passed: 'Passed',
  failed: 'Failed',
  allPassed: (count: number) => `All ${count} steps passed`,
  stoppedAt: (number: number) => `Stopped at step ${number}`,
  keeps: 'Used in later steps',
  usedBy: (count: number, numbers: string) => `for ${count === 1 ? 'step' : 'steps'} ${numbers}`,
  unmet: 'The response is not what this step needs',
  acting: { customer: 'Sandbox only: you act as the customer', bank: 'Sandbox only: you act as the bank' },
}

/** The same after a verb and after a preposition. */
const arabicSteps = { one: 'الخطوة', two: 'الخطوتين', other: 'الخطوات' }

const ar: typeof en = {
  signUp: {
    title: 'مسار فتح الحساب',
    lead: 'كل الطلبات من رقم الجوال إلى الحساب المفتوح. شغّلها هنا واحدًا واحدًا أو دفعة واحدة على هذه البيئة التجريبية.',
  },
  signIn: {
    title: 'مسارات تسجيل الدخول',
    lead: 'برمز، وبمكالمة هاتفية، وبعد نسيان كلمة المرور. شغّل كل مسار هنا على هذه البيئة التجريبية.',
  },
  topUps: {
    title: 'مسارات شحن المحفظة',
    lead: 'يدخل المال إلى المحفظة بالبطاقة أو بحوالة بنكية. شغّل كل مسار هنا على هذه البيئة التجريبية.',
  },
  transfers: {
    title: 'مسارات التحويل',
    lead: 'يذهب المال إلى آيبان مستفيد أو إلى عميل آخر في \u2066Plink\u2069. شغّل كل مسار هنا على هذه البيئة التجريبية.',
  },
  sendWithKey: {
    title: 'إرسال المال بمفتاح API',
    lead: 'من مفتاح API له حد يومي إلى دفعة نفّذها البنك، والويب هوك الذي يخبرك بها، ورفض ما يتجاوز الحد. شغّل المسار هنا على هذه البيئة التجريبية.',
  },
  liveOnly: 'لا تعمل هذه المسارات إلا في البيئة التجريبية',
  liveOnlyText:
    'هذا الخادم حقيقي ويرسل رموزًا حقيقية إلى هواتف حقيقية. افتح هذه الصفحة على بيئة تجريبية لتشغيل الطلبات.',
  standards: 'المسارات نفسها في ملف',
  arazzo: 'وصف بمعيار \u2066Arazzo\u2069',
  diagram: 'من يخاطب من',
  diagramOf: flow => `${flow}: من يخاطب من`,
  solid: 'طلب إلى الواجهة البرمجية',
  dashed: 'خارج الواجهة البرمجية',
  parties: { integrator: 'خادمك', plink: 'خدمة \u2066Plink\u2069', customer: 'جوال العميل', bank: 'البنك' },
  between: (from, to) => `من ${from} إلى ${to}:`,
  messages: {
    code_by_sms: 'رسالة نصية فيها رمز',
    code_typed: 'يكتب الرمز',
    nafath_request: 'طلب موافقة في نفاذ',
    call: 'مكالمة هاتفية',
    three_ds_page: 'انتقال إلى صفحة بنك البطاقة',
    transfer_order: 'أمر تحويل',
    api_key: 'يحفظ المفتاح',
    webhook: 'ويب هوك: \u2066transfer.paid\u2069',
  },
  script: 'المسار كله في برنامج واحد',
  scriptText: 'المسار كله لتنسخه وتشغّله كما هو. يولّد القيم التي يحتاج إليها، ويتوقف عند أول طلب يفشل.',
  copyScript: language => `نسخ المسار كله بلغة \u2066${language}\u2069`,
  showScript: language => `عرض البرنامج بلغة \u2066${language}\u2069`,
  needsBash: 'يحتاج إلى \u2066bash\u2069 و\u2066curl\u2069 و\u2066grep\u2069 و\u2066sed\u2069.',
  needsNode: 'يحتاج إلى \u2066Node.js 20\u2069 أو أحدث.',
  steps: 'خطوة خطوة',
  values: 'القيم المدخلة',
  valuesText: 'يمكنك تشغيل المسار بهذه القيم. أدخل قيمة من بيانات الاختبار لترى نتيجة أخرى.',
  testValues: 'بيانات الاختبار',
  runStep: (number, name) => `الخطوة ${number}، ${name}`,
  newValues: 'قيم جديدة',
  runAll: 'تشغيل الكل',
  runAllOf: flow => `تشغيل الكل: ${flow}`,
  needs: (count, numbers) => `شغّل ${plural('ar', count, arabicSteps)} ${numbers} أولًا`,
  reference: 'الحقول والأخطاء',
  referenceOf: name => `الحقول والأخطاء: ${name}`,
  passed: 'نجحت',
  failed: 'لم تنجح',
  allPassed: count => `نجحت كل الخطوات (${count})`,
  stoppedAt: number => `توقف التشغيل عند الخطوة ${number}`,
  keeps: 'يُحفظ للخطوات التالية',
  usedBy: (count, numbers) => `في ${plural('ar', count, arabicSteps)} ${numbers}`,
  unmet: 'ليس الجواب ما تحتاج إليه هذه الخطوة',
  acting: {
    customer: 'في البيئة التجريبية فقط: تتصرف أنت نيابة عن العميل',
    bank: 'في البيئة التجريبية فقط: تتصرف أنت نيابة عن البنك',
  },
}

export const flows = catalogue(en, ar)
