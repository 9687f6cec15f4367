import type { HelpOfCodes } from './help-of-codes.ts'

export const sandboxErrors = {
  CALL_ENDED: {
    en: {
      happened: 'A key was pressed in a simulated call that has already ended.',
      todo: 'Start another sign-in. It makes a new call.',
    },
    ar: {
      happened: 'ضُغط مفتاح في مكالمة تجريبية انتهت.',
      todo: 'ابدأ تسجيل دخول آخر، فتُجرى مكالمة جديدة.',
    },
  },
  CUSTOMER_NOT_FOUND: {
    en: {
      happened: 'No customer has this id.',
      todo: 'Search again. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا يوجد عميل بهذا المعرّف.',
      todo: 'أعد البحث. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  HOLD_ENDED: {
    en: {
      happened: 'This hold was already captured or released.',
      todo: 'Read the transaction to see how the hold ended. Nothing is left to capture or release.',
    },
    ar: {
      happened: 'سُوّي هذا الحجز أو فُكّ من قبل.',
      todo: 'اقرأ العملية لتعرف كيف انتهت. لم يبقَ ما يُسوّى أو يُفكّ.',
    },
  },
  HOLD_NOT_FOUND: {
    en: {
      happened: 'The wallet has no hold with this reference.',
      todo: 'Use the `referenceId` that was returned when the hold was posted, on the same wallet.',
    },
    ar: {
      happened: 'لا يوجد في المحفظة حجز بهذا المرجع.',
      todo: 'استخدم قيمة `referenceId` التي أعادها قيد الحجز، وعلى المحفظة نفسها.',
    },
  },
  NAFATH_ALREADY_DECIDED: {
    en: {
      happened: 'This simulated Nafath request has already been decided.',
      todo: 'Start a new one with `initiateNafath`.',
    },
    ar: {
      happened: 'بُتّ في طلب نفاذ التجريبي هذا من قبل.',
      todo: 'ابدأ طلبًا جديدًا عبر `initiateNafath`.',
    },
  },
  NOT_REVERSIBLE: {
    en: {
      happened: 'The transaction is not a successful payment, or it was already reversed.',
      todo: 'Read the transaction. Only a successful payment can be reversed, and only once.',
    },
    ar: {
      happened: 'العملية ليست دفعة ناجحة، أو عُكست من قبل.',
      todo: 'اقرأ العملية. لا تُعكس إلا الدفعة الناجحة، ومرة واحدة.',
    },
  },
  SANDBOX_BUSINESS_NOT_FOUND: {
    en: {
      happened:
        'The caller is a demo account or an account that was signed up, and only a business of `createSandboxBusiness` can be reset.',
      todo: 'Make one with `createSandboxBusiness`, and call with its key.',
    },
    ar: {
      happened:
        'المستدعي حساب تجريبي مشترك أو حساب فُتح بالتسجيل، ولا تُعاد إلى بدايتها إلا منشأة من `createSandboxBusiness`.',
      todo: 'أنشئ منشأة بالعملية `createSandboxBusiness`، واستدعِ بمفتاحها.',
    },
  },
  SANDBOX_CLOCK_OUT_OF_RANGE: {
    en: {
      happened:
        'The time is not after the clock of the test business, is more than 31 days after it, or is more than five years after the real time.',
      todo: 'Read the clock with `getSandboxClock`, and move it by at most 31 days at a time. `resetSandboxBusiness` gives the business the real time again.',
    },
    ar: {
      happened:
        'الوقت المطلوب ليس بعد ساعة المنشأة التجريبية، أو بعدها بأكثر من 31 يومًا، أو بعد الوقت الحقيقي بأكثر من خمس سنوات.',
      todo: 'اقرأ الساعة بالعملية `getSandboxClock`، وقدّمها 31 يومًا على الأكثر في كل مرة. وتعيد `resetSandboxBusiness` المنشأة إلى الوقت الحقيقي.',
    },
  },
} satisfies Partial<HelpOfCodes>
