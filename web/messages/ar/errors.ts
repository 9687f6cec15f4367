import type { errors as en } from '../en/errors.ts'

export const errors: typeof en = {
  unexpectedTitle: 'حدث خطأ ما.',
  unexpectedText: 'واجهنا خطأً غير متوقع. يرجى تحديث الصفحة أو المحاولة مرة أخرى.',
  refreshPage: 'تحديث الصفحة',
  notFoundTitle: 'الصفحة غير موجودة',
  notFoundText: 'قد يكون العنوان غير صحيح، أو ربما نُقلت الصفحة.',
  goHome: 'الانتقال إلى الصفحة الرئيسية',
}
