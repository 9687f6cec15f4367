import { catalogue } from '#web/messages/catalogue.ts'

const rules = catalogue(
  {
    length: 'at least 8 characters',
    letters: 'letters',
    uppercase: 'an uppercase letter',
    lowercase: 'a lowercase letter',
    numbers: 'numbers',
  },
  {
    length: '8 أحرف على الأقل',
    letters: 'حروفًا',
    uppercase: 'حرفًا إنجليزيًا كبيرًا (A–Z)',
    lowercase: 'حرفًا إنجليزيًا صغيرًا (a–z)',
    numbers: 'أرقامًا',
  },
)

const problems = catalogue(
  {
    password: {
      required: 'Password is required',
      length: 'Password must be at least 8 characters',
      letters: 'Password must contain letters',
      numbers: 'Password must contain numbers',
      symbols: 'Password must contain symbols',
      too_long: 'Password must be at most 128 characters',
      common: 'This password is too easy to guess. Please choose another.',
    },
    confirmation: { required: 'Please confirm your password', mismatch: 'Passwords do not match' },
  },
  {
    password: {
      required: 'كلمة المرور مطلوبة',
      length: 'يجب ألا تقل كلمة المرور عن 8 أحرف',
      letters: 'يجب أن تحتوي كلمة المرور على حروف',
      numbers: 'يجب أن تحتوي كلمة المرور على أرقام',
      symbols: 'يجب أن تحتوي كلمة المرور على رموز',
      too_long: 'يجب ألا تزيد كلمة المرور على 128 حرفًا',
      common: 'من السهل تخمين كلمة المرور هذه. يرجى اختيار غيرها.',
    },
    confirmation: { required: 'يرجى تأكيد كلمة المرور', mismatch: 'كلمتا المرور غير متطابقتين' },
  },
)

/** The texts for a password that replaces another one. */
const resetProblems = catalogue(
  {
    password: {
      required: 'Please enter a password',
      length: 'Password must be at least 8 characters long',
      uppercase: 'Password must contain at least one uppercase letter',
      lowercase: 'Password must contain at least one lowercase letter',
      numbers: 'Password must contain at least one number',
      symbols: 'Password must contain at least one special character',
      too_long: 'Password must be at most 128 characters',
      common: 'This password is too easy to guess. Please choose another.',
    },
    confirmation: { required: 'Passwords do not match', mismatch: 'Passwords do not match' },
  },
  {
    password: {
      required: 'يرجى إدخال كلمة المرور',
      length: 'يجب ألا تقل كلمة المرور عن 8 أحرف',
      uppercase: 'يجب أن تحتوي كلمة المرور على حرف إنجليزي كبير واحد على الأقل',
      lowercase: 'يجب أن تحتوي كلمة المرور على حرف إنجليزي صغير واحد على الأقل',
      numbers: 'يجب أن تحتوي كلمة المرور على رقم واحد على الأقل',
      symbols: 'يجب أن تحتوي كلمة المرور على رمز خاص واحد على الأقل',
      too_long: 'يجب ألا تزيد كلمة المرور على 128 حرفًا',
      common: 'من السهل تخمين كلمة المرور هذه. يرجى اختيار غيرها.',
    },
    confirmation: { required: 'كلمتا المرور غير متطابقتين', mismatch: 'كلمتا المرور غير متطابقتين' },
  },
)

const passcodeProblems = catalogue(
  {
    passcode: {
      required: 'Passcode is required',
      length: 'Please enter all 6 digits.',
      trivial: 'This passcode is too easy to guess. Please choose another.',
    },
    confirmation: { required: 'Please confirm your passcode', mismatch: 'Passcodes do not match' },
  },
  {
    passcode: {
      required: 'رمز المرور مطلوب',
      length: 'يرجى إدخال الأرقام الستة كاملة.',
      trivial: 'من السهل تخمين رمز المرور هذا. يرجى اختيار غيره.',
    },
    confirmation: { required: 'يرجى تأكيد رمز المرور', mismatch: 'رمزا المرور غير متطابقين' },
  },
)

export const password = catalogue(
  {
    title: 'Set Your Password',
    lead: 'You will sign in with your phone number and this password.',
    password: 'Password',
    confirm: 'Confirm password',
    rulesTitle: 'Your password has',
    rules: rules.en,
    symbols: {
      listed: 'symbols: one of \u2066! @ # $ % ^ & * ( ) , . ? " : { } | < >\u2069',
      any: 'symbols: any character that is neither a letter nor a number',
    },
    strength: 'Password strength',
    strengths: { weak: 'Weak', medium: 'Medium', strong: 'Strong' },
    ruleMet: 'done',
    ruleOpen: 'still missing',
    submit: 'Set Password',
    submitting: 'Setting your password…',
    problems: problems.en,
    resetProblems: resetProblems.en,
    loginInstead: {
      ID_DUPLICATE:
        'An account with this ID number has been opened in the meantime. Please sign in, or contact support.',
      CR_DUPLICATE:
        'An account with this CR number has been opened in the meantime. Please sign in, or contact support.',
      ALREADY_SET: 'This account already has a password. Please sign in.',
    },
    userIdMissing: 'User ID not found. Please restart the onboarding process.',
    restart: 'Start over',
    restartTitle: 'Start over?',
    restartText: 'This clears everything you have entered. You start again with your business type.',
    restartConfirm: 'Clear and start over',
    cancel: 'Cancel',
    stepRequiredTitle: 'An earlier step has to be completed first',
    stepRequiredText: 'Your password can be set once the steps before it are complete.',
    continueSignUp: 'Continue sign-up',
    goToLogin: 'Go to Login',

    passcodeTitle: 'Set Your Passcode',
    passcodeLead:
      'Six digits to confirm what you do in the app. Do not use the same digit six times, or a sequence such as 123456.',
    passcode: 'Passcode',
    passcodeConfirm: 'Confirm passcode',
    passcodeSubmit: 'Set Passcode',
    passcodeSubmitting: 'Setting your passcode…',
    passcodeAlreadySet: 'This account already has a passcode.',
    passcodeStepRequired: 'Set your password first, then your passcode.',
    passcodeProblems: passcodeProblems.en,
  },
  {
    title: 'تعيين كلمة المرور',
    lead: 'ستسجل الدخول برقم جوالك وكلمة المرور هذه.',
    password: 'كلمة المرور',
    confirm: 'تأكيد كلمة المرور',
    rulesTitle: 'تتضمن كلمة المرور',
    rules: rules.ar,
    symbols: {
      listed: 'رموزًا: أحد \u2066! @ # $ % ^ & * ( ) , . ? " : { } | < >\u2069',
      any: 'رموزًا: أي علامة ليست حرفًا ولا رقمًا',
    },
    strength: 'قوة كلمة المرور',
    strengths: { weak: 'ضعيفة', medium: 'متوسطة', strong: 'قوية' },
    ruleMet: 'مستوفى',
    ruleOpen: 'غير مستوفى بعد',
    submit: 'تعيين كلمة المرور',
    submitting: 'جارٍ تعيين كلمة المرور…',
    problems: problems.ar,
    resetProblems: resetProblems.ar,
    loginInstead: {
      ID_DUPLICATE: 'فُتح حساب برقم الهوية هذا في هذه الأثناء. يرجى تسجيل الدخول أو التواصل مع الدعم.',
      CR_DUPLICATE: 'فُتح حساب برقم السجل التجاري هذا في هذه الأثناء. يرجى تسجيل الدخول أو التواصل مع الدعم.',
      ALREADY_SET: 'سبق تعيين كلمة مرور لهذا الحساب. يرجى تسجيل الدخول.',
    },
    userIdMissing: 'لم يُعثر على معرّف المستخدم. يرجى بدء التسجيل من جديد.',
    restart: 'البدء من جديد',
    restartTitle: 'هل تريد البدء من جديد؟',
    restartText: 'ستُمحى جميع البيانات التي أدخلتها، وستبدأ من اختيار نوع المنشأة.',
    restartConfirm: 'محو البيانات والبدء من جديد',
    cancel: 'إلغاء',
    stepRequiredTitle: 'توجد خطوة سابقة لم تكتمل',
    stepRequiredText: 'يمكنك تعيين كلمة المرور بعد إكمال الخطوات السابقة.',
    continueSignUp: 'متابعة التسجيل',
    goToLogin: 'الانتقال إلى تسجيل الدخول',

    passcodeTitle: 'تعيين رمز المرور',
    passcodeLead: 'ستة أرقام تؤكد بها عملياتك في التطبيق، على ألا تكون رقمًا واحدًا مكررًا أو أرقامًا متتالية مثل 123456.',
    passcode: 'رمز المرور',
    passcodeConfirm: 'تأكيد رمز المرور',
    passcodeSubmit: 'تعيين رمز المرور',
    passcodeSubmitting: 'جارٍ تعيين رمز المرور…',
    passcodeAlreadySet: 'سبق تعيين رمز مرور لهذا الحساب.',
    passcodeStepRequired: 'عيّن كلمة المرور أولًا، ثم رمز المرور.',
    passcodeProblems: passcodeProblems.ar,
  },
)
