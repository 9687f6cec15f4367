import type { settings as en } from '../en/settings.ts'

export const settings: typeof en = {
  title: 'الإعدادات',
  security: 'الأمان',
  securityText: 'الأجهزة المسجَّل دخولها وآخر الأحداث وكلمة المرور',
}
