import type { AnyErrorCode } from '#web/api/fetcher.ts'
import type { errorCodes as en } from '../en/error-codes.ts'
import { plural } from '../plural.ts'

const code: Record<AnyErrorCode, string> = {
  ALREADY_SET: 'سبق تعيين هذه البيانات',
  BUSINESS_TYPE_NOT_SUPPORTED: 'تعذّر إكمال طلبك. يرجى التحقق من بياناتك والمحاولة مرة أخرى.',
  CR_DUPLICATE: 'رقم السجل التجاري هذا مسجّل من قبل',
  CR_REGISTRY_UNAVAILABLE: 'السجل التجاري غير متاح حاليًا. يرجى المحاولة لاحقًا.',
  CR_VERIFICATION_FAILED: 'تعذّر التحقق من السجل التجاري',
  FACTS_MISMATCH: 'البيانات لا تطابق ما جرى التحقق منه',
  FORBIDDEN: 'هذا الطلب لا يخص حسابك',
  IDEMPOTENCY_IN_FLIGHT: 'طلبك قيد التنفيذ. يرجى الانتظار لحظات.',
  IDEMPOTENCY_MISMATCH: 'تعذّر تنفيذ الطلب',
  ID_CHECK_UNAVAILABLE: 'خدمة التحقق من الهوية غير متاحة حاليًا. يرجى المحاولة لاحقًا.',
  ID_DUPLICATE: 'رقم الهوية هذا مسجّل من قبل',
  ID_PHONE_MISMATCH: 'رقم الجوال لا يطابق رقم الهوية',
  ID_VERIFICATION_FAILED: 'تعذّر التحقق من الهوية',
  KYB_OPTION_INVALID: 'أحد الاختيارات لم يعد متاحًا. يرجى الاختيار من جديد.',
  MALFORMED_JSON: 'تعذّر تنفيذ الطلب',
  METHOD_NOT_ALLOWED: 'تعذّر تنفيذ الطلب',
  NAFATH_ALREADY_DECIDED: 'سبق البتّ في هذا الطلب',
  NAFATH_INITIATE_FAILED: 'تعذّر بدء طلب نفاذ',
  NAFATH_IN_PROGRESS: 'يوجد طلب آخر لهذه الهوية بانتظار الموافقة في نفاذ.',
  NAFATH_SESSION_NOT_FOUND: 'لم يُعثر على طلب نفاذ',
  NETWORK_ERROR: 'خطأ في الاتصال بالشبكة',
  NOT_FOUND: 'تعذّر تنفيذ الطلب',
  NOT_READY: 'الخدمة قيد التشغيل. يرجى المحاولة بعد لحظات.',
  ONBOARDING_COMPLETE: 'اكتمل تسجيلك ولا يمكن تعديله من هنا',
  OTP_COOLDOWN: 'يرجى الانتظار قليلًا قبل طلب رمز آخر',
  OTP_EXPIRED: 'انتهت صلاحية رمز التحقق. يرجى طلب رمز جديد.',
  OTP_LOCKED: 'تجاوزت عدد المحاولات المسموح بها لإدخال الرمز.',
  OTP_SEND_FAILED: 'تعذّر إرسال رمز التحقق',
  PAYLOAD_TOO_LARGE: 'تعذّر تنفيذ الطلب',
  PHONE_DUPLICATE: 'رقم الجوال هذا مسجّل من قبل',
  PROFILE_FORBIDDEN: 'إنشاء الملف غير متاح حاليًا. يرجى المحاولة لاحقًا أو التواصل مع الدعم.',
  PROFILE_UNAVAILABLE: 'تعذّر إنشاء الملف. يرجى المحاولة مرة أخرى.',
  RATE_LIMITED: 'عدد الطلبات كبير جدًا.',
  SCREENING_UNAVAILABLE: 'خدمة الفحص غير متاحة مؤقتًا. يرجى المحاولة لاحقًا.',
  SERVER_BUSY: 'الخادم مشغول حاليًا.',
  STEP_REQUIRED: 'يجب إكمال خطوة سابقة أولًا',
  TIMEOUT: 'انتهت مهلة الطلب',
  UNAUTHENTICATED: 'يرجى التحقق من رقم جوالك من جديد',
  UNKNOWN_ERROR: 'تعذّر تنفيذ الطلب',
  UNSUPPORTED_MEDIA_TYPE: 'تعذّر تنفيذ الطلب',
  VALIDATION_ERROR: 'يرجى التحقق من بياناتك والمحاولة مرة أخرى.',
}

export const errorCodes: typeof en = {
  code,
  // Isolated, so that its parts keep their order inside Arabic text.
  reference: requestId => `الرقم المرجعي للدعم: \u2066${requestId}\u2069`,
  tryAgainInSeconds: seconds =>
    plural('ar', seconds, {
      zero: 'يرجى المحاولة مرة أخرى الآن.',
      one: 'يرجى المحاولة مرة أخرى بعد ثانية واحدة.',
      two: 'يرجى المحاولة مرة أخرى بعد ثانيتين.',
      few: 'يرجى المحاولة مرة أخرى بعد # ثوانٍ.',
      other: 'يرجى المحاولة مرة أخرى بعد # ثانية.',
    }),
  tryAgainInMinutes: minutes =>
    plural('ar', minutes, {
      zero: 'يرجى المحاولة مرة أخرى الآن.',
      one: 'يرجى المحاولة مرة أخرى بعد دقيقة واحدة.',
      two: 'يرجى المحاولة مرة أخرى بعد دقيقتين.',
      few: 'يرجى المحاولة مرة أخرى بعد # دقائق.',
      other: 'يرجى المحاولة مرة أخرى بعد # دقيقة.',
    }),
}
