import type { screening as en } from '../en/screening.ts'

export const screening: typeof en = {
  title: 'فحص الالتزام',
  performing: 'جارٍ إجراء الفحص العالمي…',
  text: 'نقارن بياناتك بقوائم العقوبات الدولية كما تقتضي الأنظمة. يستغرق ذلك ثوانيَ معدودة، وليس عليك فعل أي شيء.',
  reviewTitle: 'مراجعة الالتزام مطلوبة',
  reviewText: 'تحتاج بياناتك إلى مراجعة من فريق الالتزام قبل المتابعة. سيتواصل معك فريقنا.',
  close: 'إغلاق',
  kept: 'إجاباتك محفوظة.',
  tryAgain: 'إعادة المحاولة',
}
