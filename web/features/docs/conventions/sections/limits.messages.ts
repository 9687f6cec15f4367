import { catalogue } from '#web/messages/catalogue.ts'
import { plural } from '#web/messages/plural.ts'

const limits = catalogue(
  {
    title: 'All limits',
    text: [
      'When a limit is reached, the response has the code listed here, and `retryAfterSeconds` says when the limit ends.',
    ],
    table: 'Limits and their codes',
    columns: { what: 'What', limit: 'Limit', response: 'Response' },
    address: 'Calls from one address',
    perMinute: 'per minute, a setting',
    perHour: (count: number) => `${count} an hour`,
    attempts: (count: number) => `${count} wrong codes`,
    failures: (count: number, within: string) => `${count} failures within ${within}`,
    locks: (count: number, within: string) => `${count} locks within ${within}`,
    resend: 'Time between two codes to one phone',
    codes: 'Codes to one phone (accounts of the sandbox: 1,000)',
    codeLife: 'Lifetime of a code',
    freelancer: 'Wrong codes at sign-up, freelancers',
    others: 'Wrong codes at sign-up, others; wallet changes, beneficiaries, transfers',
    signIn: 'Failed sign-ins, or failed recoveries, before a lock',
    lock: 'Length of that lock',
    hardLock: 'Locks before a lock that only the call center ends',
    checks: 'Checks of registrations and identities by one applicant',
    nafath: 'Nafath requests of one applicant',
    recipients: 'Look-ups of Plink customers by one account',
    refusedTransfers: 'Transfers of one account that are refused before their code',
  },
  {
    title: 'جميع الحدود',
    text: ['عند بلوغ الحد يكون الجواب بالرمز المذكور بجانبه، وتبيّن `retryAfterSeconds` متى ينتهي.'],
    table: 'الحدود ورموز أخطائها',
    columns: { what: 'البند', limit: 'الحد', response: 'الجواب' },
    address: 'الطلبات من عنوان واحد',
    perMinute: 'في الدقيقة، حسب الإعدادات',
    perHour: count => `${count} في الساعة`,
    attempts: count =>
      plural('ar', count, {
        one: 'رمز خاطئ واحد',
        two: 'رمزان خاطئان',
        few: '# رموز خاطئة',
        many: '# رمزًا خاطئًا',
        other: '# رمز خاطئ',
      }),
    failures: (count, within) => `${count} محاولات فاشلة خلال ${within}`,
    locks: (count, within) => `${count} مرات قفل خلال ${within}`,
    resend: 'المدة بين رمزين لجوال واحد',
    codes: 'الرموز لجوال واحد (حسابات البيئة التجريبية: 1,000)',
    codeLife: 'مدة صلاحية الرمز',
    freelancer: 'الرموز الخاطئة عند فتح الحساب، للعمل الحر',
    others: 'الرموز الخاطئة عند فتح الحساب، لغيرهم، ولتغييرات المحفظة والمستفيدين والتحويلات',
    signIn: 'محاولات الدخول أو الاستعادة الفاشلة قبل القفل',
    lock: 'مدة ذلك القفل',
    hardLock: 'مرات القفل قبل قفل لا يلغيه إلا مركز الاتصال',
    checks: 'السجلات والهويات التي يُتحقق منها لمقدم طلب واحد',
    nafath: 'طلبات نفاذ لمقدم طلب واحد',
    recipients: 'البحث عن عملاء Plink من حساب واحد',
    refusedTransfers: 'تحويلات حساب واحد التي تُرفض قبل رمزها',
  },
)

const address = catalogue(
  {
    title: 'The limit per address',
    text: [
      'The limit per address is a server setting. The default is 6,000 calls a minute in the sandbox and 600 in live mode. It counts the operations with `x-rate-limit`. An API key may make 600 calls a minute: `RateLimit-Policy` and `RateLimit` say so and what is left, in each response to it.',
    ],
  },
  {
    title: 'حد العنوان الواحد',
    text: [
      'حد العنوان الواحد من إعدادات الخادم: 6,000 طلب في الدقيقة في البيئة التجريبية و600 في البيئة الفعلية، ما لم يختر المشغّل غير ذلك. ويشمل العمليات التي تحمل `x-rate-limit`. ولمفتاح API أن يستدعي 600 مرة في الدقيقة: تبيّن ذلك وما بقي الترويستان `RateLimit-Policy` و`RateLimit` في كل جواب له.',
    ],
  },
)

export const limitSections = catalogue(
  { limits: limits.en, address: address.en },
  { limits: limits.ar, address: address.ar },
)
