import { catalogue } from './catalogue.ts'

const en = {
  unexpectedTitle: 'Something went wrong.',
  unexpectedText: 'We encountered an unexpected error. Please refresh the page or try again.',
  refreshPage: 'Refresh Page',
  notFoundTitle: 'Page not found',
  notFoundText: 'The address may be mistyped, or the page may have moved.',
  goHome: 'Go to the home page',
  goToDashboard: 'Go to the dashboard',
}

const ar: typeof en = {
  unexpectedTitle: 'حدث خطأ ما.',
  unexpectedText: 'واجهنا خطأً غير متوقع. يرجى تحديث الصفحة أو المحاولة مرة أخرى.',
  refreshPage: 'تحديث الصفحة',
  notFoundTitle: 'الصفحة غير موجودة',
  notFoundText: 'قد يكون العنوان غير صحيح، أو ربما نُقلت الصفحة.',
  goHome: 'الانتقال إلى الصفحة الرئيسية',
  goToDashboard: 'الانتقال إلى لوحة التحكم',
}

export const errors = catalogue(en, ar)
