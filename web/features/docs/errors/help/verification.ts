import type { HelpOfCodes } from './help-of-codes.ts'

export const verificationErrors = {
  CR_DUPLICATE: {
    en: {
      happened: 'This commercial registration already has an account.',
      todo: 'Do not retry. Ask the person to sign in or to check the number.',
    },
    ar: {
      happened: 'يوجد حساب لهذا السجل التجاري من قبل.',
      todo: 'لا تُعد الإرسال. دع الشخص يسجّل الدخول أو يراجع الرقم.',
    },
  },
  CR_REGISTRY_UNAVAILABLE: {
    en: {
      happened: 'The commercial registry does not respond.',
      todo: 'Retry the same request later, with exponential backoff. The verified steps are kept.',
    },
    ar: {
      happened: 'السجل التجاري لا يستجيب.',
      todo: 'أرسل الطلب نفسه بعد حين على فترات متزايدة. لا يضيع شيء مما تم التحقق منه.',
    },
  },
  CR_VERIFICATION_FAILED: {
    en: {
      happened: 'The registry rejected the number, or it returned no data for it (`reason` is then `no_data`).',
      todo: 'Ask the person to check the number. If it is right, try again later or contact support.',
    },
    ar: {
      happened: 'رفض السجل التجاري الرقم أو لم يُعد بيانات عنه (وعندها تكون `reason` هي `no_data`).',
      todo: 'اطلب من الشخص مراجعة الرقم. وإن كان صحيحًا فحاول لاحقًا أو تواصل مع الدعم.',
    },
  },
  ID_CHECK_UNAVAILABLE: {
    en: {
      happened: 'The identity service does not respond.',
      todo: 'Retry the same request later, with exponential backoff.',
    },
    ar: {
      happened: 'خدمة التحقق من الهويات لا تستجيب.',
      todo: 'أرسل الطلب نفسه بعد حين على فترات متزايدة.',
    },
  },
  ID_DUPLICATE: {
    en: {
      happened: 'This national ID or Iqama already has an account.',
      todo: 'Do not retry. Ask the person to sign in or to check the number.',
    },
    ar: {
      happened: 'يوجد حساب بهذه الهوية أو الإقامة من قبل.',
      todo: 'لا تُعد الإرسال. دع الشخص يسجّل الدخول أو يراجع الرقم.',
    },
  },
  ID_PHONE_MISMATCH: {
    en: {
      happened: 'The verified phone number is not registered to this identity.',
      todo: 'Ask the person to sign up with a phone number registered in their own name, or to correct the ID.',
    },
    ar: {
      happened: 'الجوال الذي تم التحقق منه غير مسجّل باسم صاحب هذه الهوية.',
      todo: 'اطلب من الشخص التسجيل بجوال مسجّل باسمه، أو تصحيح رقم الهوية.',
    },
  },
  ID_VERIFICATION_FAILED: {
    en: {
      happened: 'The ID number has the right format but could not be verified.',
      todo: 'Ask the person to check the number. A retry with the same number does not help.',
    },
    ar: {
      happened: 'رقم الهوية صحيح الصيغة، لكن تعذّر التحقق منه.',
      todo: 'اطلب من الشخص مراجعة الرقم. إعادة إرسال الرقم نفسه لا تفيد.',
    },
  },
  ONBOARDING_COMPLETE: {
    en: {
      happened: 'The sign-up is complete. Its steps cannot be repeated.',
      todo: 'Continue with `loginWithPassword`, or with `createProfile` if there is no profile yet.',
    },
    ar: {
      happened: 'اكتمل فتح الحساب، ولا يمكن تكرار خطواته.',
      todo: 'تابع عبر `loginWithPassword`، أو عبر `createProfile` إن لم يوجد ملف بعد.',
    },
  },
} satisfies Partial<HelpOfCodes>
