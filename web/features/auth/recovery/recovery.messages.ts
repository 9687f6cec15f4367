import { catalogue } from '#web/messages/catalogue.ts'

const ways = catalogue(
  {
    id: {
      title: 'ID/UNN and date of birth',
      description: 'Your National ID, Iqama or unified national number, and your date of birth',
    },
    phone: {
      title: 'ID/UNN and phone number',
      description: 'Your National ID, Iqama or unified national number, and the phone number that you sign in with',
    },
  },
  {
    id: {
      title: 'الهوية أو الرقم الموحد مع تاريخ الميلاد',
      description: 'هويتك الوطنية أو إقامتك أو الرقم الوطني الموحد، مع تاريخ ميلادك',
    },
    phone: {
      title: 'الهوية أو الرقم الموحد مع رقم الجوال',
      description: 'هويتك الوطنية أو إقامتك أو الرقم الوطني الموحد، مع الجوال الذي تسجّل به دخولك',
    },
  },
)

export const recovery = catalogue(
  {
    chooserTitle: 'Forgot Password?',
    chooserLead: 'We check that the account is yours and send a code to its phone. Which of these do you have?',
    ways: ways.en,

    verifyTitle: 'Verify Identity',
    verifyLead: {
      id: 'We compare your number and your date of birth with your account, then send a code to its phone.',
      phone: 'We compare your number and your phone number with your account, then send a code to that phone.',
    },
    idUnn: 'ID/UNN',
    idUnnHelp: 'The 10 digits of your National ID, Iqama or unified national number',
    idUnnProblems: {
      length: 'ID/UNN must be exactly 10 digits',
      prefix: 'ID/UNN must start with 1 (National ID), 2 (Iqama) or 7 (unified national number)',
    },
    dateOfBirth: 'Date of Birth',
    dateOfBirthHelp: 'Day, month and year: six digits (DDMMYY) or DD/MM/YYYY',
    dateOfBirthProblems: {
      format: 'Invalid date. Please enter the day, the month and the year, such as 150685 or 15/06/1985.',
      impossible: 'Invalid date. This day does not exist. Please check the day, the month and the year.',
      future: 'Invalid date. A date of birth cannot be in the future.',
    },
    phone: 'Phone Number',
    incomplete: {
      id: 'Please enter both ID/UNN and Date of Birth',
      phone: 'Please enter both ID/UNN and Phone Number',
    },
    notFound: {
      id: 'Account not found. Please check your ID/UNN and Date of Birth.',
      phone: 'Account not found. Please check your ID/UNN and Phone Number.',
    },
    unverified: 'Failed to verify identity. Please check your details.',
    verifying: 'Checking your details…',

    codeLead: 'We sent a 6-digit code by SMS to the phone of your account.',
    startAgain: 'Start again',

    resetTitle: 'Reset Password',
    resetLead: 'Choose a password that you do not use anywhere else. You will be signed out on all devices.',
    newPassword: 'New password',
    reset: 'Reset Password',
    resetting: 'Resetting your password…',
    codeInvalid: 'Invalid or expired reset code. Please request a new one.',
    anotherCode: 'Enter another code',
    codeRefused: 'The code was refused, so the password cannot be reset with it.',
    resetFailed: 'Failed to reset password. Please try again.',
    stateLost: 'Reset token or OTP not found. Please try again.',

    doneTitle: 'Password Changed Successfully',
    doneText: 'For your security, you have been signed out on all devices. Sign in with your new password.',
    doneAccess:
      'API keys and webhook endpoints of the account still work. The page Security lists them once you have signed in.',
    goToLogin: 'Go to Login',
  },
  {
    chooserTitle: 'نسيت كلمة المرور؟',
    chooserLead: 'نتحقق من أن الحساب لك، ثم نرسل رمزًا إلى جواله. أيّ هذه البيانات متاح لديك؟',
    ways: ways.ar,

    verifyTitle: 'التحقق من الهوية',
    verifyLead: {
      id: 'نطابق رقمك وتاريخ ميلادك مع بيانات حسابك، ثم نرسل رمزًا إلى جوال الحساب.',
      phone: 'نطابق رقمك ورقم جوالك مع بيانات حسابك، ثم نرسل رمزًا إلى ذلك الجوال.',
    },
    idUnn: 'رقم الهوية أو الرقم الموحد',
    idUnnHelp: 'الأرقام العشرة لهويتك الوطنية أو إقامتك أو رقمك الوطني الموحد',
    idUnnProblems: {
      length: 'يجب أن يتكوّن رقم الهوية أو الرقم الموحد من 10 أرقام تمامًا',
      prefix: 'يجب أن يبدأ الرقم بـ 1 (هوية وطنية) أو 2 (إقامة) أو 7 (رقم وطني موحد)',
    },
    dateOfBirth: 'تاريخ الميلاد',
    dateOfBirthHelp: 'اليوم ثم الشهر ثم السنة بالتقويم الميلادي، مثل 150685 أو 15/06/1985',
    dateOfBirthProblems: {
      format: 'تاريخ غير صحيح. يرجى إدخال اليوم ثم الشهر ثم السنة، مثل 150685 أو 15/06/1985.',
      impossible: 'تاريخ غير صحيح. لا يوجد يوم كهذا؛ يرجى التحقق من اليوم والشهر والسنة.',
      future: 'تاريخ غير صحيح. لا يمكن أن يكون تاريخ الميلاد في المستقبل.',
    },
    phone: 'رقم الجوال',
    incomplete: {
      id: 'يرجى إدخال رقم الهوية أو الرقم الموحد مع تاريخ الميلاد',
      phone: 'يرجى إدخال رقم الهوية أو الرقم الموحد مع رقم الجوال',
    },
    notFound: {
      id: 'لم يُعثر على الحساب. يرجى التحقق من رقم الهوية أو الرقم الموحد وتاريخ الميلاد.',
      phone: 'لم يُعثر على الحساب. يرجى التحقق من رقم الهوية أو الرقم الموحد ورقم الجوال.',
    },
    unverified: 'تعذّر التحقق من الهوية. يرجى التحقق من بياناتك.',
    verifying: 'جارٍ التحقق من بياناتك…',

    codeLead: 'أرسلنا رمزًا من 6 أرقام في رسالة نصية إلى جوال حسابك.',
    startAgain: 'البدء من جديد',

    resetTitle: 'إعادة تعيين كلمة المرور',
    resetLead: 'اختر كلمة مرور لا تستخدمها في مكان آخر. وستُنهى جلساتك على جميع أجهزتك.',
    newPassword: 'كلمة المرور الجديدة',
    reset: 'إعادة تعيين كلمة المرور',
    resetting: 'جارٍ إعادة تعيين كلمة المرور…',
    codeInvalid: 'رمز إعادة التعيين غير صحيح أو منتهي الصلاحية. يرجى طلب رمز جديد.',
    anotherCode: 'إدخال رمز آخر',
    codeRefused: 'رُفض الرمز، ولا يمكن إعادة تعيين كلمة المرور به.',
    resetFailed: 'تعذّرت إعادة تعيين كلمة المرور. يرجى المحاولة مرة أخرى.',
    stateLost: 'لم يُعثر على رمز إعادة التعيين أو رمز التحقق. يرجى المحاولة مرة أخرى.',

    doneTitle: 'تم تغيير كلمة المرور بنجاح',
    doneText: 'حفاظًا على أمانك، سُجّل خروجك من جميع الأجهزة. سجّل الدخول بكلمة مرورك الجديدة.',
    doneAccess: 'ما زالت مفاتيح API ووجهات الويب هوك في الحساب تعمل، وتعرضها صفحة الأمان بعد تسجيل دخولك.',
    goToLogin: 'الانتقال إلى تسجيل الدخول',
  },
)
