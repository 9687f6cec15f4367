import { catalogue } from '#web/messages/catalogue.ts'

const englishUnavailable = 'This choice is no longer available. Please choose another.'

const en = {
  title: 'Business Verification (KYB)',
  lead: 'The law requires us to know what an account is for. Your answers do not change what you pay.',
  purpose: 'Purpose of account',
  purposeHelp: 'Choose all that apply.',
  specify: 'Please specify',
  specifyHelp: '3 to 100 characters',
  activity: 'Business activity',
  activityHelp: 'Where most of your income comes from.',
  revenue: 'Annual revenue',
  revenueHelp: 'An estimate is enough. New businesses choose the lowest.',
  choose: 'Choose',
  tryAgain: 'Try again',
  next: 'Next',
  sending: 'Saving your answers…',
  problems: {
    purposeOfAccount: { required: 'Choose at least one purpose of account', unavailable: englishUnavailable },
    purposeOther: {
      required: 'Please specify details',
      too_short: 'Please provide more details (minimum 3 characters)',
      too_long: 'Details too long (maximum 100 characters)',
    },
    businessActivity: { required: 'Business activity is required', unavailable: englishUnavailable },
    annualRevenue: { required: 'Annual revenue is required', unavailable: englishUnavailable },
  },
}

const arabicUnavailable = 'لم يعد هذا الخيار متاحًا. يرجى اختيار غيره.'

const ar: typeof en = {
  title: 'التحقق من المنشأة (KYB)',
  lead: 'تُلزمنا الأنظمة بمعرفة الغرض من الحساب. ولا تؤثر إجاباتك في الرسوم التي تدفعها.',
  purpose: 'الغرض من الحساب',
  purposeHelp: 'اختر كل ما ينطبق.',
  specify: 'يرجى التحديد',
  specifyHelp: 'من 3 إلى 100 حرف',
  activity: 'النشاط التجاري',
  activityHelp: 'النشاط الذي يأتي منه معظم دخلك.',
  revenue: 'الإيرادات السنوية',
  revenueHelp: 'يكفي تقدير تقريبي. وتختار المنشآت الجديدة الفئة الأدنى.',
  choose: 'اختر',
  tryAgain: 'إعادة المحاولة',
  next: 'التالي',
  sending: 'جارٍ حفظ إجاباتك…',
  problems: {
    purposeOfAccount: { required: 'اختر غرضًا واحدًا على الأقل للحساب', unavailable: arabicUnavailable },
    purposeOther: {
      required: 'يرجى كتابة التفاصيل',
      too_short: 'يرجى كتابة تفاصيل أكثر (3 أحرف على الأقل)',
      too_long: 'التفاصيل أطول من اللازم (100 حرف كحد أقصى)',
    },
    businessActivity: { required: 'النشاط التجاري مطلوب', unavailable: arabicUnavailable },
    annualRevenue: { required: 'الإيرادات السنوية مطلوبة', unavailable: arabicUnavailable },
  },
}

export const kyb = catalogue(en, ar)
