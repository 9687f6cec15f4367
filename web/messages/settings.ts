import { catalogue } from './catalogue.ts'

const en = {
  title: 'Settings',
  security: 'Security',
  securityText: 'Signed-in devices, recent activity, password',
}

const ar: typeof en = {
  title: 'الإعدادات',
  security: 'الأمان',
  securityText: 'الأجهزة المسجَّل دخولها وآخر الأحداث وكلمة المرور',
}

export const settings = catalogue(en, ar)
