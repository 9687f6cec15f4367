import type { HelpOfCodes } from './help-of-codes.ts'

export const beneficiaryErrors = {
  BENEFICIARY_EXISTS: {
    en: {
      happened: 'The account has a beneficiary with this IBAN that is not removed.',
      todo: 'Find it with `listBeneficiaries` and use it. For another name, remove it first.',
    },
    ar: {
      happened: 'لدى الحساب مستفيد بهذا الآيبان لم يُحذف.',
      todo: 'ابحث عنه في `listBeneficiaries` واستخدمه. ولتغيير الاسم احذفه أولًا.',
    },
  },
  BENEFICIARY_LIMIT_REACHED: {
    en: {
      happened: 'The account has 100 beneficiaries.',
      todo: 'Let the customer choose one to remove with `removeBeneficiary`.',
    },
    ar: {
      happened: 'لدى الحساب 100 مستفيد.',
      todo: 'دع العميل يختار مستفيدًا ليُحذف بالعملية `removeBeneficiary`.',
    },
  },
  BENEFICIARY_NOT_FOUND: {
    en: {
      happened: 'This customer has no beneficiary with this `beneficiaryId`.',
      todo: 'Use a `beneficiaryId` from `listBeneficiaries` or `addBeneficiary`.',
    },
    ar: {
      happened: 'ليس لدى هذا العميل مستفيد بقيمة `beneficiaryId` هذه.',
      todo: 'خذ قيمة `beneficiaryId` من `listBeneficiaries` أو `addBeneficiary`.',
    },
  },
  BENEFICIARY_SUSPENDED: {
    en: {
      happened: 'Our team has suspended the beneficiary.',
      todo: 'Do not retry. The customer has to call us.',
    },
    ar: {
      happened: 'أوقف فريقنا هذا المستفيد.',
      todo: 'لا تُعد الإرسال. على العميل الاتصال بنا.',
    },
  },
  IBAN_FOREIGN: {
    en: {
      happened: 'The IBAN belongs to another country. Money can be sent within Saudi Arabia only.',
      todo: 'Ask for an IBAN that begins with SA.',
    },
    ar: {
      happened: 'الآيبان لدولة أخرى، ولا يُرسل المال إلا داخل المملكة.',
      todo: 'اطلب آيبان يبدأ بالحرفين SA.',
    },
  },
  IBAN_INVALID: {
    en: {
      happened: 'The IBAN has a wrong length or structure, or wrong check digits. `fields.iban` says which.',
      todo: 'Let the person compare it with the original. Most often two digits have changed places.',
    },
    ar: {
      happened: 'طول الآيبان أو تركيبه أو رقما التحقق فيه خطأ. والسبب في `fields.iban`.',
      todo: 'دع الشخص يقارنه بالأصل. وأكثر الأخطاء رقمان تبادلا موضعيهما.',
    },
  },
  IBAN_OWN: {
    en: {
      happened: 'The IBAN is that of the wallet itself.',
      todo: 'Ask for the IBAN of the payee. `moveMoney` moves money between the wallet and its sub-wallets.',
    },
    ar: {
      happened: 'الآيبان هو آيبان المحفظة نفسها.',
      todo: 'اطلب آيبان المستفيد. ولنقل المال بين المحفظة ومحافظها الفرعية استخدم `moveMoney`.',
    },
  },
} satisfies Partial<HelpOfCodes>
