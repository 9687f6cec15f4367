import type { HelpOfCodes } from './help-of-codes.ts'

export const authErrors = {
  ACCOUNT_LOCKED: {
    en: {
      happened:
        'Too many sign-in or recovery attempts have failed. `reason` is `soft` for a lock of 15 minutes and `hard` for a lock that only the call center ends.',
      todo: 'Stop trying. On `soft`, wait `retryAfterSeconds` or let the customer reset the password. On `hard`, show how to contact support (`getSupport`).',
    },
    ar: {
      happened:
        'فشلت محاولات كثيرة لتسجيل الدخول أو لاستعادة الحساب. تكون قيمة `reason` هي `soft` لقفل مدته 15 دقيقة، و`hard` لقفل لا يلغيه إلا مركز الاتصال.',
      todo: 'أوقف المحاولات. عند `soft` انتظر `retryAfterSeconds` أو دع العميل يعيد تعيين كلمة المرور، وعند `hard` اعرض وسائل التواصل مع الدعم (`getSupport`).',
    },
  },
  ACCOUNT_NOT_FOUND: {
    en: {
      happened: 'No account has this combination of ID or unified number and date of birth or phone number.',
      todo: 'Ask the person to check all values. The server does not reveal which one is wrong.',
    },
    ar: {
      happened: 'لا يوجد حساب يجمع بين رقم الهوية أو الرقم الموحد هذا وتاريخ الميلاد أو رقم الجوال المُرسل.',
      todo: 'اطلب من الشخص مراجعة جميع القيم، ولا تذكر أيها خاطئ، فالخادم لا يذكره أيضًا.',
    },
  },
  ALREADY_SET: {
    en: {
      happened: 'This applicant already has a password or a passcode.',
      todo: 'Continue with the next step. To change a password, use `changePassword` after sign-in, or password recovery.',
    },
    ar: {
      happened: 'لدى مقدم الطلب كلمة مرور، أو رمز مرور، من قبل.',
      todo: 'انتقل إلى الخطوة التالية. تُغيَّر كلمة المرور عبر `changePassword` بعد تسجيل الدخول، أو باستعادة الحساب.',
    },
  },
  BUSINESS_TYPE_NOT_SUPPORTED: {
    en: {
      happened: 'Companies with several owners cannot open an account here.',
      todo: 'Do not retry. Tell the person, and offer the supported business types.',
    },
    ar: {
      happened: 'لا يمكن للشركات متعددة الملّاك فتح حساب هنا.',
      todo: 'لا تُعد الإرسال. أخبر الشخص بذلك، واعرض عليه الأنواع المتاحة.',
    },
  },
  CALLBACK_EXPIRED: {
    en: {
      happened:
        'The customer cancelled the sign-in in the call or did not confirm it in time, or the sign-in was already completed, or it was completed too late.',
      todo: 'Start the sign-in again with `loginWithPassword`.',
    },
    ar: {
      happened: 'ألغى العميل تسجيل الدخول في المكالمة أو لم يؤكده في الوقت المحدد، أو أُكمل من قبل أو بعد فوات الأوان.',
      todo: 'ابدأ تسجيل الدخول من جديد عبر `loginWithPassword`.',
    },
  },
  CALLBACK_NOT_CONFIRMED: {
    en: {
      happened: 'The call came before the customer confirmed the sign-in by phone.',
      todo: 'Poll `getCallbackStatus` every 2 seconds. Call `completeCallback` only after it returns `confirmed`.',
    },
    ar: {
      happened: 'طُلب إكمال تسجيل الدخول قبل أن يؤكده العميل في المكالمة.',
      todo: 'استعلم من `getCallbackStatus` كل ثانيتين، ولا تستدعِ `completeCallback` إلا عندما تصبح الحالة `confirmed`.',
    },
  },
  CALLBACK_NOT_FOUND: {
    en: {
      happened: 'The phone call does not exist, or it was started from another `device`.',
      todo: 'Use the `callbackId` that `verifyLoginOtp` returned, with the same `device`. Otherwise start the sign-in again.',
    },
    ar: {
      happened: 'لا توجد مكالمة كهذه، أو بدأت من جهاز (`device`) آخر.',
      todo: 'استخدم قيمة `callbackId` التي أعادتها `verifyLoginOtp` مع قيمة `device` نفسها، وإلا فابدأ تسجيل الدخول من جديد.',
    },
  },
  CALL_FAILED: {
    en: {
      happened: 'The phone call that confirms the sign-in could not be made.',
      todo: 'Send the same code again after a few seconds. The code stays valid, and a new call is made.',
    },
    ar: {
      happened: 'تعذّر إجراء المكالمة التي تؤكد تسجيل الدخول.',
      todo: 'أرسل الرمز نفسه مرة أخرى بعد ثوانٍ، فهو يبقى صالحًا وتُجرى مكالمة أخرى.',
    },
  },
  FORBIDDEN: {
    en: {
      happened: 'The token does not belong to the `userId` in the body.',
      todo: 'Send the `userId` that was returned with the token.',
    },
    ar: {
      happened: 'الرمز المميز يخص شخصًا غير صاحب `userId` المذكور في الطلب.',
      todo: 'أرسل قيمة `userId` التي جاءت مع الرمز المميز.',
    },
  },
  INVALID_CREDENTIALS: {
    en: {
      happened:
        'The identifier or the password is wrong. `attemptsRemaining` is the number of attempts left before a lock.',
      todo: 'Ask the customer to enter both again, and offer password recovery. Never retry automatically: each attempt counts.',
    },
    ar: {
      happened: 'المعرّف وكلمة المرور لا يتطابقان. تبيّن `attemptsRemaining` عدد المحاولات الباقية قبل القفل.',
      todo: 'دع العميل يدخلهما من جديد، واعرض عليه استعادة الحساب. لا تُعد المحاولة تلقائيًا، فكل محاولة تُحسب.',
    },
  },
  INVITATION_ENDED: {
    en: {
      happened: 'The invitation was used, was revoked or has expired, or the phone has none.',
      todo: 'Ask an owner of the business to invite the phone again.',
    },
    ar: {
      happened: 'استُخدمت الدعوة أو أُلغيت أو انتهت مدتها، أو لا دعوة لهذا الرقم.',
      todo: 'اطلب من أحد ملّاك المنشأة أن يدعو الرقم من جديد.',
    },
  },
  LOGIN_EXPIRED: {
    en: {
      happened: 'The sign-in has expired, was already completed, or was started from another `device`.',
      todo: 'Start again with `loginWithPassword`, and send the same `device` in every step.',
    },
    ar: {
      happened: 'انتهت مهلة تسجيل الدخول، أو أُكمل من قبل، أو بدأ من جهاز (`device`) آخر.',
      todo: 'ابدأ من جديد عبر `loginWithPassword`، وأرسل قيمة `device` نفسها في كل خطوة.',
    },
  },
  OTP_VERIFY_FAILED: {
    en: {
      happened:
        'No code waits for this phone number: none was requested, or it was already used. The code was not checked.',
      todo: 'Request a code with `sendOtp`. No attempt was counted.',
    },
    ar: {
      happened: 'لا يوجد رمز بانتظار رقم الجوال هذا: لم يُطلب رمز، أو استُخدم من قبل. ولم يُفحص الرمز المُدخل.',
      todo: 'اطلب رمزًا بالعملية `sendOtp`. لم تُحتسب أي محاولة.',
    },
  },
  PHONE_DUPLICATE: {
    en: {
      happened: 'This phone number already has an account.',
      todo: 'Do not retry. Ask the person to sign in or to use another number.',
    },
    ar: {
      happened: 'يوجد حساب برقم الجوال هذا من قبل.',
      todo: 'لا تُعد الإرسال. دع الشخص يسجّل الدخول أو يستخدم رقمًا آخر.',
    },
  },
  RECOVERY_EXPIRED: {
    en: {
      happened: 'A new code was requested, but no recovery of this account is in progress.',
      todo: 'Start again: call `forgotPassword` with the date of birth or the phone number.',
    },
    ar: {
      happened: 'طُلب رمز آخر، لكن لم تعد هناك استعادة جارية لهذا الحساب.',
      todo: 'ابدأ من جديد: أرسل `forgotPassword` مع تاريخ الميلاد أو رقم الجوال.',
    },
  },
  RESET_INVALID: {
    en: {
      happened: 'The `resetToken` or the code is wrong, already used or expired.',
      todo: 'If the error has `attemptsRemaining`, ask the person to enter the code again. Otherwise start again with `forgotPassword`.',
    },
    ar: {
      happened: 'قيمة `resetToken` أو الرمز خاطئة، أو استُخدمت، أو انتهت مدتها.',
      todo: 'إن وُجدت `attemptsRemaining` فدع الشخص يدخل الرمز مجددًا، وإلا فابدأ من جديد عبر `forgotPassword`.',
    },
  },
  TOKEN_REUSED: {
    en: {
      happened: 'A refresh token was used twice. It may have been stolen, so the session was ended.',
      todo: 'Delete both tokens and let the customer sign in again. Keep only the newest refresh token, in one place.',
    },
    ar: {
      happened: 'وصل رمز تحديث استُبدل من قبل، وقد يكون مسروقًا، فأُنهيت الجلسة.',
      todo: 'احذف الرمزين ودع العميل يسجّل الدخول من جديد. احتفظ بأحدث رمز تحديث فقط، وفي مكان واحد.',
    },
  },
  TOKEN_ROTATED: {
    en: {
      happened: 'Another call exchanged this refresh token at the same time. The session continues.',
      todo: 'Use the tokens from the other call. Exchange a token in one place at a time.',
    },
    ar: {
      happened: 'استبدل طلب آخر رمز التحديث هذا أثناء تنفيذ هذا الطلب. لم ينتهِ شيء.',
      todo: 'استخدم الرمزين اللذين حصل عليهما الطلب الآخر، واستبدل الرمز من مكان واحد في كل مرة.',
    },
  },
} satisfies Partial<HelpOfCodes>
