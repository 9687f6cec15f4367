import type { AdminRole } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from '#web/messages/catalogue.ts'
import { plural } from '#web/messages/plural.ts'
import { oneTimeCode } from '#web/messages/sign-in/one-time-code.ts'

const roles = catalogue<Record<AdminRole, string>>(
  { admin: 'Administrator', viewer: 'Viewer' },
  { admin: 'مشرف', viewer: 'مطّلع' },
)

const nav = catalogue(
  {
    dashboard: 'Dashboard',
    options: 'Manage KYB Options',
    customers: 'Customers',
    reviews: 'Reviews',
    requests: 'Requests',
    transfers: 'Transfers',
    topUps: 'Top-ups',
    suspense: 'Suspense',
    exceptions: 'Exceptions',
    reconciliation: 'Reconciliation',
    reportedProblems: 'Reported problems',
    denyList: 'Deny list',
    activity: 'Activity',
    contactRequests: 'Call requests',
    providers: 'Outside services',
  },
  {
    dashboard: 'لوحة التحكم',
    options: 'إدارة خيارات KYB',
    customers: 'العملاء',
    reviews: 'المراجعات',
    requests: 'الطلبات',
    transfers: 'التحويلات',
    topUps: 'عمليات الشحن',
    suspense: 'المبالغ المعلّقة',
    exceptions: 'حالات التعارض',
    reconciliation: 'المطابقة',
    reportedProblems: 'بلاغات العملاء',
    denyList: 'قائمة المنع',
    activity: 'سجل الإجراءات',
    contactRequests: 'طلبات الاتصال',
    providers: 'الخدمات الخارجية',
  },
)

/** The groups of the menu. */
const groups = catalogue(
  { customers: 'Customers', money: 'Money', compliance: 'Compliance', platform: 'Platform' },
  { customers: 'العملاء', money: 'الأموال', compliance: 'الالتزام', platform: 'المنصة' },
)

const dashboard = catalogue(
  {
    title: 'Dashboard',
    lead: 'What would you like to work on?',
    optionsText: 'The choices in the sign-up questionnaire, in English and Arabic.',
    comingSoon: 'Coming Soon',
    comingSoonText: 'More tools for administrators will appear here.',
  },
  {
    title: 'لوحة التحكم',
    lead: 'ما الذي تودّ العمل عليه؟',
    optionsText: 'الخيارات التي يعرضها استبيان فتح الحساب، بالإنجليزية والعربية.',
    comingSoon: 'قريبًا',
    comingSoonText: 'ستظهر هنا أدوات أخرى للمشرفين.',
  },
)

const login = catalogue(
  {
    title: 'Admin Portal',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    submitting: 'Signing in...',
    required: 'Email and password are required',
    failed: 'Login failed',
    expired: 'Your session has ended. Please sign in again to continue where you were.',
  },
  {
    title: 'بوابة الإدارة',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    submit: 'تسجيل الدخول',
    submitting: 'جارٍ تسجيل الدخول…',
    required: 'البريد الإلكتروني وكلمة المرور مطلوبان',
    failed: 'فشل تسجيل الدخول',
    expired: 'انتهت جلستك. يرجى تسجيل الدخول من جديد لتتابع من حيث توقفت.',
  },
)

const secondFactor = catalogue(
  {
    title: 'Confirm that it is you',
    lead: 'Enter the 6 digits that your authenticator app shows for Plink.',
    recoveryLead: 'Enter one of the recovery codes that you were given with your account. Each works once.',
    recoveryCode: 'Recovery code',
    malformedRecoveryCode: 'Enter the 10 letters and digits of a recovery code, such as K7QF2-M3XTA',
    wrongRecoveryCode: 'This recovery code is wrong or was used before.',
    useRecoveryCode: 'Use a recovery code instead',
    useAuthenticator: 'Use the authenticator app instead',
    back: 'Back to the password',
  },
  {
    title: 'تأكيد هويتك',
    lead: 'أدخل الأرقام الستة التي يعرضها تطبيق المصادقة لحساب Plink.',
    recoveryLead: 'أدخل أحد رموز الاسترداد التي سُلّمت إليك مع حسابك. يصلح كل رمز مرة واحدة.',
    recoveryCode: 'رمز الاسترداد',
    malformedRecoveryCode: 'أدخل رمز الاسترداد المكوّن من 10 أحرف وأرقام، مثل K7QF2-M3XTA',
    wrongRecoveryCode: 'رمز الاسترداد هذا غير صحيح، أو استُخدم من قبل.',
    useRecoveryCode: 'استخدام رمز استرداد بدلًا من ذلك',
    useAuthenticator: 'استخدام تطبيق المصادقة بدلًا من ذلك',
    back: 'العودة إلى كلمة المرور',
  },
)

export const admin = catalogue(
  {
    portal: 'Plink Admin Portal',
    welcome: (name: string) => `Welcome, ${name}`,
    /** The label for a person whose name is unknown. */
    nameless: 'Admin',
    roles: roles.en,
    viewer: 'You can see everything here. Only administrators can make changes.',
    signOut: 'Sign Out',
    menu: 'Admin menu',
    nav: nav.en,
    groups: groups.en,
    pendingRequests: (count: number) => plural('en', count, { one: '# waiting', other: '# waiting' }),
    openCases: (count: number) => plural('en', count, { one: '# open', other: '# open' }),
    openReviews: (count: number) => plural('en', count, { one: '# open', other: '# open' }),
    moreFilters: 'More filters',
    filtersSet: (count: number) => plural('en', count, { one: '# set', other: '# set' }),
    toDashboard: 'Go to the dashboard',
    dashboard: dashboard.en,
    login: login.en,
    secondFactor: secondFactor.en,
  },
  {
    portal: 'بوابة إدارة Plink',
    welcome: name => `مرحبًا، ${name}`,
    nameless: 'المشرف',
    roles: roles.ar,
    viewer: 'يمكنك هنا الاطلاع على كل شيء. أما التغيير فللمشرفين وحدهم.',
    signOut: 'تسجيل الخروج',
    menu: 'قائمة الإدارة',
    nav: nav.ar,
    groups: groups.ar,
    pendingRequests: count =>
      plural('ar', count, {
        zero: 'لا شيء',
        one: 'طلب واحد',
        two: 'طلبان',
        few: '# طلبات',
        many: '# طلبًا',
        other: '# طلب',
      }),
    openCases: count =>
      plural('ar', count, { zero: 'لا شيء', one: 'واحدة مفتوحة', two: 'اثنتان مفتوحتان', other: '# مفتوحة' }),
    openReviews: count =>
      plural('ar', count, { zero: 'لا شيء', one: 'واحدة مفتوحة', two: 'اثنتان مفتوحتان', other: '# مفتوحة' }),
    moreFilters: 'عوامل تصفية أخرى',
    filtersSet: count =>
      plural('ar', count, {
        zero: 'لا شيء محدد',
        one: 'واحد محدد',
        two: 'اثنان محددان',
        few: '# محددة',
        many: '# محددًا',
        other: '# محدد',
      }),
    toDashboard: 'الانتقال إلى لوحة التحكم',
    dashboard: dashboard.ar,
    login: login.ar,
    secondFactor: secondFactor.ar,
  },
)

/** The texts of the boxes for the code of the authenticator app. */
export const authenticatorCode = catalogue(
  {
    ...oneTimeCode.en,
    label: 'Code of the app',
    invalid: 'This code is wrong or was used before. Please wait for the next one.',
    failed: login.en.failed,
    verify: login.en.submit,
    verifying: login.en.submitting,
  },
  {
    ...oneTimeCode.ar,
    label: 'رمز التطبيق',
    invalid: 'هذا الرمز غير صحيح، أو استُخدم من قبل. يرجى انتظار الرمز التالي.',
    failed: login.ar.failed,
    verify: login.ar.submit,
    verifying: login.ar.submitting,
  },
)
