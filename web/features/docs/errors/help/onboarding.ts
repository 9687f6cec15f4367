import type { HelpOfCodes } from './help-of-codes.ts'

export const onboardingErrors = {
  FACTS_MISMATCH: {
    en: {
      happened:
        'The body contains an ID, phone number, registration or business type that differs from the verified one.',
      todo: 'Send the verified values. `getOnboardingSession` returns them.',
    },
    ar: {
      happened: 'يذكر الطلب هوية أو جوالًا أو سجلًا أو نوع منشأة غير ما تم التحقق منه لمقدم الطلب.',
      todo: 'أرسل القيم التي تم التحقق منها، وتعيدها `getOnboardingSession`.',
    },
  },
  KYB_OPTION_INVALID: {
    en: {
      happened: 'One of the answers is not an active option of its category. `fields` names it.',
      todo: 'Reload the options with `listKybOptions` and let the person choose again.',
    },
    ar: {
      happened: 'إحدى الإجابات ليست خيارًا مفعّلًا في فئتها، وتبيّن `fields` أيها.',
      todo: 'حمّل الخيارات من جديد عبر `listKybOptions` ودع الشخص يختار مرة أخرى.',
    },
  },
  PROFILE_FORBIDDEN: {
    en: {
      happened: 'The profile of this business was rejected.',
      todo: 'Do not retry. Show how to contact support (`getSupport`).',
    },
    ar: {
      happened: 'رُفض إنشاء ملف هذه المنشأة.',
      todo: 'لا تُعد الإرسال. اعرض وسائل التواصل مع الدعم (`getSupport`).',
    },
  },
  PROFILE_UNAVAILABLE: {
    en: {
      happened: 'The service that opens accounts failed. There is no profile yet.',
      todo: 'Retry the same request after a few seconds. The profile is created only once.',
    },
    ar: {
      happened: 'تعطلت الخدمة التي تفتح الحسابات، ولا يوجد ملف بعد.',
      todo: 'أرسل الطلب نفسه بعد ثوانٍ. يُنشأ الملف مرة واحدة مهما تكرر الطلب.',
    },
  },
  SCREENING_UNAVAILABLE: {
    en: {
      happened: 'The screening service does not respond.',
      todo: 'Retry the same request later, with exponential backoff. The completed steps are kept.',
    },
    ar: {
      happened: 'خدمة فحص الأشخاص والمنشآت لا تستجيب.',
      todo: 'أرسل الطلب نفسه بعد حين على فترات متزايدة. تبقى الخطوات السابقة منجزة.',
    },
  },
  STEP_REQUIRED: {
    en: {
      happened: 'An earlier step is not complete. `reason` names the step.',
      todo: 'Complete that step first. `getOnboardingSession` returns the current step of the sign-up.',
    },
    ar: {
      happened: 'لم تُنجز بعد خطوة تسبق هذا الطلب، وتسمّيها `reason`.',
      todo: 'أنجز تلك الخطوة أولًا. تبيّن `getOnboardingSession` أين وصل فتح الحساب.',
    },
  },
} satisfies Partial<HelpOfCodes>
