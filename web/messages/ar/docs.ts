import type { docs as en } from '../en/docs.ts'

export const docs: typeof en = {
  title: 'طوّر على Plink',
  menu: 'التوثيق',
  reference: 'مرجع الواجهة البرمجية',
  contract: 'العقد',
  onThisPage: 'في هذه الصفحة',
  linkTo: section => `رابط إلى «${section}»`,
  nav: {
    start: 'البداية السريعة',
    flows: 'المسارات',
    signUp: 'فتح حساب',
    signIn: 'تسجيل الدخول',
    guides: 'الأدلة',
    conventions: 'القواعد العامة',
    errors: 'الأخطاء',
    testValues: 'بيانات الاختبار',
    tools: 'الأدوات',
    client: 'العميل البرمجي ومجموعة الطلبات',
    changelog: 'سجل التغييرات',
  },
}
