import { catalogue } from '#web/messages/catalogue.ts'

/** The closure of an account on a customer's page. */
const en = {
  title: 'Closure of the account',
  openText: 'An empty account can be closed when two administrators agree.',
  pendingText: (name: string) => `${name} has asked to close this account. A second person has to decide.`,
  toRequests: 'Go to the requests',
  closedText: (moment: string) =>
    `Closed on ${moment}. Nobody can sign in. Identity, sign-up answers and transactions are kept by law.`,
  ask: 'Ask to close the account',
  askTitle: 'Ask to close this account?',
  askText:
    'A second administrator decides. Until then nothing changes for the customer. The wallet must be empty, with nothing on hold.',
  asking: 'Sending…',
  asked: 'Another administrator now has to decide.',
}

const ar: typeof en = {
  title: 'إغلاق الحساب',
  openText: 'يُغلق الحساب الفارغ إذا اتفق على ذلك مشرفان.',
  pendingText: name => `طلب إغلاق هذا الحساب مقدّم من ${name}، وهو بانتظار قرار شخص ثانٍ.`,
  toRequests: 'الانتقال إلى الطلبات',
  closedText: moment =>
    `أُغلق في ${moment}. لا يمكن لأحد تسجيل الدخول إليه. وتُحفظ الهوية وإجابات التسجيل والعمليات بموجب النظام.`,
  ask: 'طلب إغلاق الحساب',
  askTitle: 'هل تريد طلب إغلاق هذا الحساب؟',
  askText: 'يبتّ في الطلب مشرف ثانٍ، ولا يتغيّر شيء لدى العميل قبل ذلك. ويلزم أن تكون المحفظة فارغة بلا مبالغ محجوزة.',
  asking: 'جارٍ تقديم الطلب…',
  asked: 'الطلب الآن بانتظار قرار مشرف آخر.',
}

export const adminClosure = catalogue(en, ar)
