import type {
  CustomerLock,
  CustomerStatus,
  OnboardingStep,
  SecurityEventReason,
} from '#web/api/generated/model/index.ts'
import type { adminCustomers as en } from '../en/admin-customers.ts'
import { plural } from '../plural.ts'

const status: Record<CustomerStatus, string> = {
  signing_up: 'قيد التسجيل',
  active: 'نشط',
  soft_locked: 'قفل مؤقت',
  hard_locked: 'قفل دائم',
}

const step: Record<OnboardingStep, string> = {
  businessType: 'نوع النشاط التجاري',
  phone: 'رقم الجوال',
  otp: 'رمز التحقق من الجوال',
  cr: 'رقم السجل التجاري',
  id: 'رقم الهوية',
  nafath: 'الموافقة عبر نفاذ',
  globalScreening: 'فحص الالتزام',
  kyb: 'الاستبيان',
  password: 'كلمة المرور',
  done: 'الملف التعريفي',
}

const reason: Record<SecurityEventReason, string> = {
  password: 'كلمة المرور غير صحيحة.',
  code: 'رمز التحقق غير صحيح.',
  identity: 'لم تتطابق الهوية مع البيانات.',
  call: 'لم تُؤكَّد المكالمة.',
  soft: 'تكررت المحاولات غير الناجحة: قفل مؤقت.',
  hard: 'تكررت المحاولات غير الناجحة: قفل دائم.',
  reset: 'أُعيد تعيين كلمة المرور.',
  logout: 'سُجّل الخروج من الجهاز نفسه.',
  owner: 'أنهاها العميل من جهاز آخر.',
  password_changed: 'غُيّرت كلمة المرور.',
  token_reused: 'استُخدم تسجيل دخول قديم للجهاز مرة أخرى.',
  admin: 'أجراه أحد المشرفين.',
}

const lockOf: Record<CustomerLock['type'], string> = { login: 'تسجيل الدخول', recovery: 'استعادة كلمة المرور' }

export const adminCustomers: typeof en = {
  title: 'العملاء',
  searchLabel: 'رقم الجوال أو الهوية أو السجل التجاري',
  searchHelp: 'الرقم كاملًا، أو أول 4 أرقام منه على الأقل.',
  search: 'بحث',
  searchProblems: {
    required: 'يرجى إدخال رقم',
    not_a_number: 'يرجى إدخال رقم، فالبحث لا يشمل الأسماء',
    too_short: 'يرجى إدخال 4 أرقام على الأقل',
    too_long: 'تزيد هذه على الأرقام العشرة لرقم الجوال أو الهوية أو السجل التجاري',
  },
  beginTitle: 'ابحث عن عميل',
  beginText: 'ستظهر هنا المنشآت التي لديها حساب وتلك التي لم تكمل تسجيلها بعد.',
  nobodyTitle: 'لا يوجد عميل بهذا الرقم',
  nobodyText: 'تحقق من الأرقام، أو جرّب رقمًا آخر للعميل نفسه.',
  found: count =>
    plural('ar', count, {
      zero: 'لا يوجد عملاء',
      one: 'عميل واحد',
      two: 'عميلان',
      few: '# عملاء',
      many: '# عميلًا',
      other: '# عميل',
    }),
  newestOnly: 'هذه أحدث 20 نتيجة. أدخل مزيدًا من الأرقام للعثور على غيرها.',
  results: 'العملاء، الأحدث أولًا',
  nameless: 'بلا اسم بعد',
  columns: {
    business: 'المنشأة',
    phone: 'الجوال',
    id: 'رقم الهوية',
    cr: 'رقم السجل التجاري',
    status: 'الحالة',
    since: 'منذ',
  },
  status,

  customer: 'العميل',
  notFoundTitle: 'لم نعثر على هذا العميل',
  notFoundText: 'ربما كُتب العنوان خطأً، أو حُذف تسجيل لم يكتمل.',
  toSearch: 'البحث عن عميل',
  factsTitle: 'بيانات العميل',
  accountSince: 'تاريخ فتح الحساب',
  signUpBegan: 'بداية التسجيل',
  wallet: 'المحفظة',
  walletStatus: { active: 'نشطة', inactive: 'غير نشطة' },
  noWallet: 'لا توجد بعد: تُفتح مع الملف التعريفي',
  customerId: 'معرّف العميل',
  notKnown: 'غير معروف بعد',

  statusTitle: 'الحالة',
  step,
  signingUpText: name => `وصل التسجيل إلى خطوة: ${name}.`,
  activeText: 'يمكنه تسجيل الدخول.',
  withoutProfileText: 'يمكنه تسجيل الدخول. ويُنشأ الملف التعريفي ومعه المحفظة عند أول تسجيل دخول.',
  lockOf,
  softLockUntil: (what, moment) => `${what}: مقفل حتى ${moment}.`,
  hardLock: what => `${what}: مقفل إلى أن ينهي أحد المشرفين القفل.`,
  endLock: 'إنهاء القفل',
  endLockTitle: 'هل تريد إنهاء القفل؟',
  endLockText:
    'يُتاح تسجيل الدخول واستعادة كلمة المرور فورًا، ولا تُحتسب المحاولات السابقة غير الناجحة. ويرى العميل «أُلغي قفل الحساب» ضمن آخر أحداث حسابه.',
  endingLock: 'جارٍ إنهاء القفل…',
  lockEnded: 'انتهى القفل. يمكن للعميل تسجيل الدخول من جديد.',
  reasonLabel: 'السبب',
  overtaken: what => `${what} تعرض الصفحة الآن الوضع الحالي.`,

  sessionsTitle: 'الأجهزة المسجَّل دخولها',
  noSessions: 'لم يُسجَّل الدخول من أي جهاز.',
  signedIn: moment => `تسجيل الدخول ${moment}`,
  lastUsed: moment => `آخر استخدام ${moment}`,
  endSessions: 'إنهاء جميع الجلسات',
  endSessionsTitle: 'هل تريد إنهاء جميع الجلسات؟',
  endSessionsText: count =>
    plural('ar', count, {
      one: 'سيُسجَّل خروج الجهاز فورًا وستُطلب منه كلمة المرور من جديد، ويضيع ما يُكتب عليه الآن.',
      two: 'سيُسجَّل خروج الجهازين فورًا وستُطلب منهما كلمة المرور من جديد، ويضيع ما يُكتب عليهما الآن.',
      few: 'سيُسجَّل خروج # أجهزة فورًا وستُطلب منها كلمة المرور من جديد، ويضيع ما يُكتب عليها الآن.',
      other: 'سيُسجَّل خروج # جهازًا فورًا وستُطلب منها كلمة المرور من جديد، ويضيع ما يُكتب عليها الآن.',
    }),
  endingSessions: 'جارٍ إنهاء الجلسات…',
  sessionsEnded: count =>
    plural('ar', count, {
      zero: 'لم تبقَ جلسة لإنهائها.',
      one: 'انتهت جلسة واحدة.',
      two: 'انتهت جلستان.',
      few: 'انتهت # جلسات.',
      other: 'انتهت # جلسة.',
    }),

  eventsTitle: 'آخر أحداث الحساب',
  noEvents: 'ستظهر هنا عمليات تسجيل الدخول والتغييرات على الحساب.',
  reason,
  showAll: 'عرض الكل',
  reviewsTitle: 'المراجعات',
  noReviews: 'لم تُعرض أي حالة لهذا العميل على الالتزام.',
  toReviews: 'الانتقال إلى المراجعات المفتوحة',
  adminEventsTitle: 'ما فعله المشرفون',
  noAdminEvents: 'لم يُجرِ أي مشرف شيئًا هنا.',
}
