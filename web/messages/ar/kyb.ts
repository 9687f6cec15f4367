import type { kyb as en } from '../en/kyb.ts'

const unavailable = 'لم يعد هذا الخيار متاحًا. يرجى اختيار غيره.'

export const kyb: typeof en = {
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
    purposeOfAccount: { required: 'اختر غرضًا واحدًا على الأقل للحساب', unavailable },
    purposeOther: {
      required: 'يرجى كتابة التفاصيل',
      too_short: 'يرجى كتابة تفاصيل أكثر (3 أحرف على الأقل)',
      too_long: 'التفاصيل أطول من اللازم (100 حرف كحد أقصى)',
    },
    businessActivity: { required: 'النشاط التجاري مطلوب', unavailable },
    annualRevenue: { required: 'الإيرادات السنوية مطلوبة', unavailable },
  },
}
