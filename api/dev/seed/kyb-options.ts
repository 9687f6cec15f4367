import type { KybCategory } from '#api/contract/generated/schemas.ts'

type Choice = [code: string, en: string, ar: string]

/** The initial options of a new database. Administrators can change them. */
export const KYB_OPTIONS: Record<KybCategory, Choice[]> = {
  purpose_of_account: [
    ['supplier_payments', 'Paying suppliers', 'الدفع للموردين'],
    ['customer_collections', 'Collecting from customers', 'التحصيل من العملاء'],
    ['payroll', 'Paying salaries', 'دفع الرواتب'],
    ['bills_and_government', 'Bills and government services', 'الفواتير والخدمات الحكومية'],
    ['online_sales', 'Online sales', 'المبيعات عبر الإنترنت'],
    ['savings', 'Keeping a reserve', 'الاحتفاظ باحتياطي مالي'],
    ['other', 'Other', 'أخرى'],
  ],
  business_activity: [
    ['retail', 'Retail trade', 'تجارة التجزئة'],
    ['wholesale', 'Wholesale trade', 'تجارة الجملة'],
    ['food_and_beverage', 'Restaurants and cafés', 'المطاعم والمقاهي'],
    ['construction', 'Construction and contracting', 'البناء والمقاولات'],
    ['professional_services', 'Professional services', 'الخدمات المهنية'],
    ['technology', 'Technology and software', 'التقنية والبرمجيات'],
    ['transport_and_logistics', 'Transport and logistics', 'النقل والخدمات اللوجستية'],
    ['health_and_beauty', 'Health and beauty', 'الصحة والتجميل'],
    ['education_and_training', 'Education and training', 'التعليم والتدريب'],
    ['creative_and_media', 'Design, media and content', 'التصميم والإعلام وصناعة المحتوى'],
    ['manufacturing', 'Manufacturing', 'التصنيع'],
    ['agriculture', 'Agriculture', 'الزراعة'],
  ],
  annual_revenue: [
    ['under_500k', 'Less than SAR 500,000', 'أقل من 500,000 ريال'],
    ['500k_to_3m', 'SAR 500,000 to 3 million', 'من 500,000 إلى 3 ملايين ريال'],
    ['3m_to_40m', 'SAR 3 million to 40 million', 'من 3 إلى 40 مليون ريال'],
    ['40m_to_200m', 'SAR 40 million to 200 million', 'من 40 إلى 200 مليون ريال'],
    ['over_200m', 'More than SAR 200 million', 'أكثر من 200 مليون ريال'],
  ],
}
