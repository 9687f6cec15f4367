import { catalogue } from './catalogue.ts'
import { plural } from './plural.ts'

const en = {
  list: 'Suggestions',
  pages: 'Pages',
  transactionsFor: (text: string) => `Search transactions for “\u2068${text}\u2069”`,
  count: (count: number) => plural('en', count, { one: '# suggestion', other: '# suggestions' }),
  /** The names of pages that are not in the menu. */
  names: {
    onHold: 'On Hold Balance',
    limits: 'Limits',
    subWallets: 'Sub-Wallets',
    transfers: 'My transfers',
    schedules: 'Scheduled and repeating transfers',
    transferFile: 'Transfers from a file',
    developers: 'Developers',
  },
  /** More search words for the pages. */
  words: {
    dashboard: 'home overview balance activity spending',
    transactions: 'history movements export download',
    statements:
      'account statement month balance certificate IBAN letter PDF XLSX Excel CSV CAMT MT940 accountant auditor',
    approvals: 'approve decline waiting maker checker rules',
    onHold: 'held blocked reserved',
    wallet: 'management status IBAN activate deactivate',
    limits: 'configuration daily monthly maximum',
    subWallets: 'subwallets pots create move money',
    transfer: 'send money pay payment',
    transfers: 'sent payments state receipt',
    schedules: 'standing order recurring later weekly monthly',
    transferFile: 'CSV Excel upload many bulk batch salaries payroll',
    credit: 'loan financing',
    bills: 'invoice utilities SADAD',
    beneficiaries: 'payees recipients add IBAN',
    topUp: 'top up topup add money deposit card receive IBAN',
    notifications: 'alerts messages news bell unread',
    team: 'members roles invite colleague owner maker approver viewer users',
    settings: 'profile business email language theme dark SMS',
    security: 'change password devices sessions signed in',
    developers: 'API keys webhooks program integration',
    support: 'help contact call phone complaint',
    logout: 'logout sign out signout exit',
  },
}

const ar: typeof en = {
  list: 'الاقتراحات',
  pages: 'الصفحات',
  transactionsFor: text => `البحث في العمليات عن «\u2068${text}\u2069»`,
  count: count =>
    plural('ar', count, {
      zero: 'لا اقتراحات',
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: '# اقتراحات',
      many: '# اقتراحًا',
      other: '# اقتراح',
    }),
  names: {
    onHold: 'الرصيد المحجوز',
    limits: 'الحدود',
    subWallets: 'المحافظ الفرعية',
    transfers: 'تحويلاتي',
    schedules: 'التحويلات المجدولة والمتكررة',
    transferFile: 'تحويلات من ملف',
    developers: 'المطورون',
  },
  words: {
    dashboard: 'الرئيسية نظرة عامة الرصيد النشاط الإنفاق',
    transactions: 'السجل الحركات تصدير تنزيل',
    statements: 'كشف حساب شهري شهادة رصيد خطاب آيبان محاسب مدقق',
    approvals: 'اعتماد موافقة رفض انتظار قواعد صلاحيات',
    onHold: 'المعلق محجوزة',
    wallet: 'إدارة حالة آيبان تفعيل تعطيل',
    limits: 'إعداد حد يومي شهري أقصى',
    subWallets: 'محفظة فرعية إنشاء نقل الأموال',
    transfer: 'حوالة إرسال الأموال دفع',
    transfers: 'الحوالات المرسلة حالة إيصال',
    schedules: 'أمر مستديم دوري لاحقًا أسبوعي شهري',
    transferFile: 'إكسل رفع جدول دفعات جماعية كثيرة رواتب',
    credit: 'قرض ائتمان',
    bills: 'فاتورة سداد خدمات',
    beneficiaries: 'مستفيد إضافة آيبان',
    topUp: 'إضافة أموال إيداع بطاقة استلام آيبان',
    notifications: 'تنبيهات رسائل أخبار جرس غير مقروء',
    team: 'الأعضاء الأدوار دعوة زميل مالك مستخدمون صلاحيات',
    settings: 'الملف المنشأة البريد اللغة المظهر داكن الرسائل النصية',
    security: 'تغيير كلمة المرور الأجهزة الجلسات',
    developers: 'مفاتيح API ويب هوك برنامج ربط',
    support: 'مساعدة تواصل اتصال هاتف شكوى',
    logout: 'خروج إنهاء الجلسة',
  },
}

export const appSearch = catalogue(en, ar)
