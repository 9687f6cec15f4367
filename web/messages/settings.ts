import { catalogue } from './catalogue.ts'

const en = {
  title: 'Settings',
  profile: 'Profile',
  profileText: 'As verified at sign-up.',
  business: 'Business',
  businessType: 'Business type',
  crNumber: 'CR number',
  unifiedNumber: 'Unified national number',
  phone: 'Mobile number',
  memberSince: 'Customer since',
  changeProfile: 'Ask our support team to change these',
  appearance: 'Language and appearance',
  appearanceText: 'Kept on this device.',
  language: 'Language',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  security: 'Security',
  securityText: 'Signed-in devices, recent activity, password',
  notifications: 'Notifications',
  notificationsText:
    'Choosing which messages you receive is coming soon. Until then, codes come by SMS, and new transactions appear under the bell.',
}

const ar: typeof en = {
  title: 'الإعدادات',
  profile: 'بيانات الحساب',
  profileText: 'كما جرى التحقق منها عند التسجيل.',
  business: 'المنشأة',
  businessType: 'نوع المنشأة',
  crNumber: 'رقم السجل التجاري',
  unifiedNumber: 'الرقم الوطني الموحد',
  phone: 'رقم الجوال',
  memberSince: 'عميل منذ',
  changeProfile: 'اطلب من فريق الدعم تعديل هذه البيانات',
  appearance: 'اللغة والمظهر',
  appearanceText: 'يُحفظ اختيارك على هذا الجهاز.',
  language: 'اللغة',
  theme: 'المظهر',
  light: 'فاتح',
  dark: 'داكن',
  security: 'الأمان',
  securityText: 'الأجهزة المسجَّل دخولها وآخر الأحداث وكلمة المرور',
  notifications: 'الإشعارات',
  notificationsText:
    'ستتمكن قريبًا من اختيار الرسائل التي تصلك. وحتى ذلك الحين تصلك الرموز برسائل نصية، وتظهر العمليات الجديدة عند الجرس.',
}

export const settings = catalogue(en, ar)
