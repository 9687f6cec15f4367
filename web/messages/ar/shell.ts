import type { shell as en } from '../en/shell.ts'

export const shell: typeof en = {
  menu: 'القائمة',
  account: 'حسابك',
  nav: { dashboard: 'لوحة التحكم', settings: 'الإعدادات', logout: 'تسجيل الخروج' },
}
