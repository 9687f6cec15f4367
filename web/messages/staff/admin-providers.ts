import type { ProviderFailureReason, ProviderHealthState } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from '#web/messages/catalogue.ts'
import { plural } from '#web/messages/plural.ts'

interface Service {
  name: string
  /** Plink's purpose for the provider. */
  purpose: string
}

const englishServices: Readonly<Record<string, Service>> = {
  wathq: { name: 'Wathq', purpose: 'Commercial registry: checks CR numbers in sign-up.' },
  yakeen: { name: 'Yakeen', purpose: 'Checks that an ID number and a phone belong to the same person.' },
  nafath: { name: 'Nafath', purpose: 'Lets applicants approve their identity.' },
  yente: { name: 'yente', purpose: 'Screens people and companies against sanctions lists.' },
  unifonic: { name: 'Unifonic', purpose: 'Sends codes and notices by SMS.' },
  taqnyat: { name: 'Taqnyat', purpose: 'Sends SMS when Unifonic cannot.' },
  smtp: { name: 'Mail server', purpose: 'Sends emails.' },
  'unifonic-voice': { name: 'Unifonic Voice', purpose: 'Calls customers to confirm a sign-in.' },
  'account-opening': { name: 'Account opening', purpose: 'Opens the payments account at the partner institution.' },
  moyasar: { name: 'Moyasar', purpose: 'Takes money from cards for top-ups, and sends money to IBANs.' },
  tarabut: { name: 'Tarabut', purpose: 'Checks that an IBAN belongs to the beneficiary.' },
  bank: { name: 'Safeguarding bank', purpose: 'Gives wallets their IBANs and reports money that arrives there.' },
}

const englishStates: Record<ProviderHealthState, string> = {
  unused: 'Not called yet',
  working: 'Working',
  failing: 'Failing',
  suspended: 'Suspended',
}

const englishReasons: Record<ProviderFailureReason, string> = {
  timeout: 'it did not respond in time',
  connection: 'it could not be reached',
  error: 'it responded with an error',
  unexpected_response: 'its response was not as agreed',
  credentials: 'it refused our credentials',
  rate_limited: 'it refused too many calls',
  circuit_open: 'calls are suspended after several failures',
  busy: 'too many calls were waiting for it',
}

const en = {
  title: 'Outside services',
  lead: 'How the services that Plink calls are doing. Updates automatically.',
  perServer: 'Seen by the server that responded, since it started. Other servers call the services on their own.',
  services: englishServices,
  states: englishStates,
  suspendedText: 'After several failures in a row, calls fail at once for some seconds, then one is tried.',
  lastSuccess: 'Last response',
  lastFailure: 'Last failure',
  never: 'None so far',
  failedAt: (moment: string, why: string) => `${moment}: ${why}`,
  reasons: englishReasons,
  summary: (problems: number) =>
    problems === 0
      ? 'No service has problems'
      : plural('en', problems, { one: '# service has problems', other: '# services have problems' }),
  noneTitle: 'No outside services are called here',
  none: 'Services that Plink calls are listed here, with when they last responded and why they last failed.',
  noneShort: 'None are called here',
}

const arabicServices: Readonly<Record<string, Service>> = {
  wathq: { name: 'واثق', purpose: 'السجل التجاري: يتحقق من أرقام السجلات عند فتح الحساب.' },
  yakeen: { name: 'يقين', purpose: 'يتحقق من أن رقم الهوية ورقم الجوال للشخص نفسه.' },
  nafath: { name: 'نفاذ', purpose: 'يوافق فيه مقدمو الطلبات على هويتهم.' },
  yente: { name: 'فحص yente', purpose: 'تفحص الأشخاص والشركات في قوائم العقوبات.' },
  unifonic: { name: 'يونيفونك', purpose: 'ترسل الرموز والإشعارات برسائل نصية.' },
  taqnyat: { name: 'تقنيات', purpose: 'ترسل الرسائل النصية حين يتعذر ذلك على يونيفونك.' },
  smtp: { name: 'خادم البريد', purpose: 'يرسل رسائل البريد الإلكتروني.' },
  'unifonic-voice': { name: 'مكالمات يونيفونك', purpose: 'تتصل بالعملاء لتأكيد تسجيل الدخول.' },
  'account-opening': { name: 'فتح الحسابات', purpose: 'تفتح حساب المدفوعات لدى الجهة الشريكة.' },
  moyasar: { name: 'ميسر', purpose: 'تستلم المبالغ من البطاقات لشحن المحافظ، وترسل المبالغ إلى أرقام الآيبان.' },
  tarabut: { name: 'ترابط', purpose: 'تتحقق من أن رقم الآيبان للمستفيد نفسه.' },
  bank: { name: 'بنك الحساب الضامن', purpose: 'يعطي كل محفظة رقم آيبان، ويبلغ عن المبالغ الواردة إليه.' },
}

const arabicStates: Record<ProviderHealthState, string> = {
  unused: 'لم تُستدعَ بعد',
  working: 'تعمل',
  failing: 'متعثرة',
  suspended: 'موقوفة مؤقتًا',
}

const arabicReasons: Record<ProviderFailureReason, string> = {
  timeout: 'لم تستجب في الوقت المحدد',
  connection: 'تعذّر الوصول إليها',
  error: 'استجابت بخطأ',
  unexpected_response: 'لم تكن استجابتها كما هو متفق عليه',
  credentials: 'رفضت بيانات اعتمادنا',
  rate_limited: 'رفضت الاستدعاءات لكثرتها',
  circuit_open: 'أُوقفت الاستدعاءات بعد أخطاء متتالية',
  busy: 'كثرت الاستدعاءات التي تنتظرها',
}

const ar: typeof en = {
  title: 'الخدمات الخارجية',
  lead: 'حال الخدمات التي يستدعيها Plink. تُحدَّث تلقائيًا.',
  perServer: 'كما رآها الخادم الذي استجاب منذ تشغيله. وللخوادم الأخرى استدعاءاتها.',
  services: arabicServices,
  states: arabicStates,
  suspendedText: 'بعد أخطاء متتالية تُرفض الاستدعاءات فورًا لبضع ثوانٍ، ثم يُجرَّب أحدها.',
  lastSuccess: 'آخر استجابة',
  lastFailure: 'آخر خطأ',
  never: 'لا شيء حتى الآن',
  failedAt: (moment, why) => `في ${moment}: ${why}`,
  reasons: arabicReasons,
  summary: problems =>
    plural('ar', problems, {
      zero: 'لا مشكلة في أي خدمة',
      one: 'خدمة واحدة بها مشكلة',
      two: 'خدمتان بهما مشكلة',
      few: '# خدمات بها مشكلة',
      many: '# خدمة بها مشكلة',
      other: '# خدمة بها مشكلة',
    }),
  noneTitle: 'لا تُستدعى هنا أي خدمة خارجية',
  none: 'تُدرج هنا الخدمات التي يستدعيها Plink، ومتى استجابت آخر مرة، ولماذا تعثرت آخر مرة.',
  noneShort: 'لا تُستدعى هنا أي منها',
}

export const adminProviders = catalogue(en, ar)
