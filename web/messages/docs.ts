import { catalogue } from './catalogue.ts'

const en = {
  title: 'Build on Plink',
  menu: 'Documentation',
  reference: 'API reference',
  onThisPage: 'On this page',
  linkTo: (section: string) => `Link to “${section}”`,
  request: {
    language: 'Language of the snippet',
    run: 'Run',
    runNamed: (name: string) => `Run: ${name}`,
    running: 'Running…',
    took: (milliseconds: number) => `in ${milliseconds} ms`,
    explain: (code: string) => `What ${code} means`,
    noResponse: 'The server did not respond. Check the connection and run it again.',
  },
  nav: {
    start: 'Quick start',
    begin: 'Begin here',
    signUp: 'The sign-up flow',
    signIn: 'The sign-in flow',
    topUps: 'The top-up flows',
    transfers: 'The transfer flows',
    guides: 'Guides',
    conventions: 'Conventions',
    errors: 'Errors',
    testValues: 'Test values',
    tools: 'Tools',
    client: 'Client and other tools',
    changelog: 'Changelog',
  },
}

const ar: typeof en = {
  title: 'طوّر على Plink',
  menu: 'التوثيق',
  reference: 'مرجع الواجهة البرمجية',
  onThisPage: 'في هذه الصفحة',
  linkTo: section => `رابط إلى «\u2068${section}\u2069»`,
  request: {
    language: 'لغة المثال',
    run: 'تشغيل',
    runNamed: name => `تشغيل: ${name}`,
    running: 'جارٍ التشغيل…',
    took: milliseconds => `خلال ${milliseconds} مللي ثانية`,
    explain: code => `معنى ${code}`,
    noResponse: 'لم يُجب الخادم. تحقق من الاتصال ثم شغّل الطلب مرة أخرى.',
  },
  nav: {
    start: 'البداية السريعة',
    begin: 'ابدأ من هنا',
    signUp: 'مسار فتح الحساب',
    signIn: 'مسار تسجيل الدخول',
    topUps: 'مسارات شحن المحفظة',
    transfers: 'مسارات التحويل',
    guides: 'الأدلة',
    conventions: 'القواعد العامة',
    errors: 'الأخطاء',
    testValues: 'بيانات الاختبار',
    tools: 'الأدوات',
    client: 'العميل البرمجي والأدوات الأخرى',
    changelog: 'سجل التغييرات',
  },
}

export const docs = catalogue(en, ar)
