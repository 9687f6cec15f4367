import type { accountLocked as en } from '../en/account-locked.ts'

export const accountLocked: typeof en = {
  title: 'الحساب مقفل',
  reason: 'جرى قفل حسابك لأسباب أمنية.',
  permanent: 'القفل دائم، ولا يستطيع إلغاءه إلا فريق الدعم.',
  tooMany: 'محاولات دخول فاشلة كثيرة',
  useForgotPassword: 'إذا كنت لا تتذكر كلمة المرور فاستخدم خيار «نسيت كلمة المرور»، فتعيين كلمة مرور جديدة يلغي القفل.',
  endsIn: 'وإلا فسينتهي القفل تلقائيًا خلال',
  ended: 'انتهى القفل، ويمكنك تسجيل الدخول من جديد.',
  resetPassword: 'إعادة تعيين كلمة المرور',
  backToLogin: 'العودة إلى تسجيل الدخول',
}
