import type { SecurityEventReason, SecurityEventType } from '#web/api/generated/model/index.ts'
import type { security as en } from '../en/security.ts'
import { plural } from '../plural.ts'

const event: Record<SecurityEventType, string> = {
  signed_in: 'تسجيل دخول',
  sign_in_failed: 'محاولة دخول غير ناجحة',
  recovery_failed: 'محاولة استعادة كلمة مرور غير ناجحة',
  locked: 'قُفل الحساب',
  unlocked: 'أُلغي قفل الحساب',
  password_reset: 'أُعيد تعيين كلمة المرور',
  password_changed: 'غُيّرت كلمة المرور',
  session_ended: 'انتهت جلسة',
}

const reason: Record<SecurityEventReason, string> = {
  password: 'كلمة المرور غير صحيحة.',
  code: 'رمز التحقق غير صحيح.',
  identity: 'لم تتطابق الهوية مع البيانات.',
  call: 'لم تُؤكَّد المكالمة.',
  soft: 'تكررت المحاولات غير الناجحة. ينتهي القفل تلقائيًا أو بتعيين كلمة مرور جديدة.',
  hard: 'تكررت المحاولات غير الناجحة. لا يمكن إلغاء القفل إلا عن طريق فريق الدعم.',
  reset: 'أُعيد تعيين كلمة المرور.',
  logout: 'سُجّل الخروج من الجهاز نفسه.',
  owner: 'أنهيتها أنت من جهاز آخر.',
  password_changed: 'غُيّرت كلمة المرور.',
  token_reused: 'حفاظًا على أمانك: استُخدم تسجيل دخول قديم لهذا الجهاز مرة أخرى.',
}

export const security: typeof en = {
  title: 'الأمان',
  cancel: 'إلغاء',
  devicesTitle: 'الأجهزة المسجَّل دخولها',
  devicesText: 'إذا لم تتعرف على أحدها فأنهِ جلسته وغيّر كلمة مرورك.',
  deviceOn: (browser, system) => `${browser} على ${system}`,
  unknownDevice: 'جهاز غير معروف',
  thisDevice: 'هذا الجهاز',
  lastUsed: moment => `آخر استخدام ${moment}`,
  end: 'إنهاء الجلسة',
  endOf: device => `إنهاء الجلسة: ${device}`,
  ending: 'جارٍ الإنهاء…',
  endTitle: 'هل تريد إنهاء هذه الجلسة؟',
  endText: device => `سيُسجَّل خروج ${device} وستُطلب منه كلمة المرور من جديد.`,
  endOthers: 'إنهاء جميع الجلسات الأخرى',
  endOthersTitle: 'هل تريد إنهاء جميع الجلسات الأخرى؟',
  endOthersText: 'سيُسجَّل الخروج من جميع الأجهزة عدا هذا الجهاز وستُطلب منها كلمة المرور من جديد.',
  onlyDevice: 'أنت مسجل الدخول من هذا الجهاز فقط.',
  ended: 'انتهت الجلسة.',
  othersEnded: count =>
    plural('ar', count, {
      zero: 'لا توجد جلسات أخرى.',
      one: 'انتهت جلسة واحدة.',
      two: 'انتهت جلستان.',
      few: 'انتهت # جلسات.',
      many: 'انتهت # جلسة.',
      other: 'انتهت # جلسة.',
    }),
  eventsTitle: 'آخر الأحداث',
  eventsText: 'الأوقات بتوقيت الرياض.',
  noEvents: 'ستظهر هنا عمليات تسجيل الدخول والتغييرات على حسابك.',
  showAll: 'عرض الكل',
  newDevice: 'جهاز جديد',
  event,
  reason,
  passwordTitle: 'تغيير كلمة المرور',
  passwordText: 'سيُسجَّل الخروج من جميع الأجهزة الأخرى.',
  currentPassword: 'كلمة المرور الحالية',
  newPassword: 'كلمة المرور الجديدة',
  change: 'تغيير كلمة المرور',
  changing: 'جارٍ تغيير كلمة المرور…',
  changed: 'غُيّرت كلمة مرورك وسُجّل الخروج من جميع الأجهزة الأخرى.',
  currentRequired: 'يرجى إدخال كلمة المرور الحالية',
  currentWrong: 'كلمة المرور الحالية غير صحيحة.',
}
