import type { docs as en } from '../en/docs.ts'

export const docs: typeof en = {
  title: 'طوّر على Plink',
  menu: 'التوثيق',
  reference: 'مرجع الواجهة البرمجية',
  onThisPage: 'في هذه الصفحة',
  linkTo: section => `رابط إلى «${section}»`,
  request: {
    language: 'لغة المثال',
    run: 'تشغيل',
    runNamed: name => `تشغيل: ${name}`,
    running: 'جارٍ التشغيل…',
    took: milliseconds => `خلال ${milliseconds} مللي ثانية`,
    explain: code => `معنى ${code}`,
    noAnswer: 'لم يُجب الخادم. تحقق من الاتصال ثم شغّل الطلب مرة أخرى.',
  },
  nav: {
    start: 'البداية السريعة',
    begin: 'ابدأ من هنا',
    signUp: 'مسار فتح الحساب',
    signIn: 'مسار تسجيل الدخول',
    guides: 'الأدلة',
    conventions: 'القواعد العامة',
    errors: 'الأخطاء',
    testValues: 'بيانات الاختبار',
    tools: 'الأدوات',
    client: 'العميل البرمجي ومجموعة الطلبات',
    changelog: 'سجل التغييرات',
  },
}
