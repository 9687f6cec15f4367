import type { admin as en } from '../en/admin.ts'
import { plural } from '../plural.ts'

export const admin: typeof en = {
  portal: 'بوابة إدارة Plink',
  welcome: name => `مرحبًا، ${name}`,
  nameless: 'المشرف',
  signOut: 'تسجيل الخروج',
  menu: 'قائمة الإدارة',
  nav: {
    dashboard: 'لوحة التحكم',
    options: 'إدارة خيارات KYB',
    customers: 'العملاء',
    reviews: 'المراجعات',
    activity: 'سجل الإجراءات',
  },
  openReviews: count =>
    plural('ar', count, { zero: 'لا شيء', one: 'مراجعة مفتوحة', two: 'مراجعتان', few: '# مفتوحة', other: '# مفتوحة' }),
  toDashboard: 'الانتقال إلى لوحة التحكم',
  dashboard: {
    title: 'لوحة التحكم',
    lead: 'على ماذا تودّ أن تعمل؟',
    optionsText: 'الخيارات التي يعرضها استبيان فتح الحساب، بالإنجليزية والعربية.',
    customersText: 'ابحث عن منشأة برقم الجوال أو الهوية أو السجل التجاري، وارفع القفل أو أنهِ جلسات أجهزتها.',
    reviewsText: 'حالات الهوية والفحص التي تنتظر قرار الالتزام.',
    activityText: 'من غيّر ماذا في هذه البوابة، ومتى، ولأي سبب.',
    reviewsWaiting: count =>
      plural('ar', count, {
        zero: 'لا حالات بانتظار القرار',
        one: 'حالة واحدة بانتظار القرار',
        two: 'حالتان بانتظار القرار',
        few: '# حالات بانتظار القرار',
        many: '# حالة بانتظار القرار',
        other: '# حالة بانتظار القرار',
      }),
    comingSoon: 'قريبًا',
    comingSoonText: 'ستظهر هنا أدوات أخرى للمشرفين.',
  },
  login: {
    title: 'بوابة الإدارة',
    anyone: '(استخدم أي بريد إلكتروني وكلمة مرور للتجربة)',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    submit: 'تسجيل الدخول',
    submitting: 'جارٍ تسجيل الدخول...',
    required: 'البريد الإلكتروني وكلمة المرور مطلوبان',
    failed: 'فشل تسجيل الدخول',
    expired: 'انتهت جلستك. يرجى تسجيل الدخول من جديد لتتابع من حيث توقفت.',
    notAdmin: name => `لا يحق للحساب «${name}» استخدام هذه البوابة. يرجى تسجيل الدخول بحساب مشرف.`,
    thisAccount: 'الحالي',
  },
}
