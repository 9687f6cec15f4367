import type { Changes } from './changes.ts'

export const changesOf010: Changes = {
  breaking: [],
  list: [
    {
      en: 'Sign-up: phone, commercial registration, identity, Nafath, screening, questionnaire, password, profile.',
      ar: 'فتح الحساب: الجوال والسجل التجاري والهوية ونفاذ والفحص والاستبيان وكلمة المرور والملف.',
    },
    {
      en: 'Sign-in with a code or a call, password recovery, sessions, security events.',
      ar: 'تسجيل الدخول بالرمز والمكالمة، واستعادة الحساب، والجلسات، والأحداث الأمنية.',
    },
    {
      en: 'The wallet: balance, transactions, holds, limits, sub-wallets, and changes confirmed by a code.',
      ar: 'المحفظة: الرصيد والعمليات والمبالغ المحجوزة والحدود والمحافظ الفرعية، وتغييرات تؤكَّد برمز.',
    },
    {
      en: 'The sandbox: messages, calls and Nafath requests that you can read and act on, postings, test values and accounts.',
      ar: 'البيئة التجريبية: رسائل ومكالمات وطلبات نفاذ تُقرأ ويُجاب عنها، وقيود، وبيانات وحسابات اختبار.',
    },
  ],
}
