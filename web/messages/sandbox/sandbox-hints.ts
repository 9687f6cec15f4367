import { catalogue } from '#web/messages/catalogue.ts'

/** The texts that pages of both modes show only in a sandbox. Live mode never loads them. */
const en = {
  sandbox: 'Sandbox',
  notice: 'No real messages are sent and no real records are checked.',
  pretendPhone: 'Pretend phone',
  testValues: 'Test values',
  scenarios: 'Mock scenarios',
  testCode: 'Test code',
  walletTestCode: 'Generated OTP for testing',
  anyAdmin: '(Use any email/password for demo)',
  dateOfBirth: 'Invalid date. Please enter December 3rd, 2012 (031212)',
}

const ar: typeof en = {
  sandbox: 'بيئة تجريبية',
  notice: 'لا تُرسل هنا رسائل حقيقية ولا يجري التحقق من سجلات حقيقية.',
  pretendPhone: 'الجوال التجريبي',
  testValues: 'بيانات الاختبار',
  scenarios: 'سيناريوهات',
  testCode: 'رمز الاختبار',
  walletTestCode: 'رمز مُنشأ للاختبار',
  anyAdmin: '(استخدم أي بريد إلكتروني وكلمة مرور للتجربة)',
  dateOfBirth: 'تاريخ غير صحيح. يرجى إدخال 3 ديسمبر 2012 (031212)',
}

export const sandboxHints = catalogue(en, ar)
