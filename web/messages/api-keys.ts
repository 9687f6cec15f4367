import type { ApiKeyScope } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from './catalogue.ts'
import { plural } from './plural.ts'

const englishScope: Record<ApiKeyScope, string> = {
  'wallet:read': 'Read the wallet: balances, transactions, transfers, beneficiaries',
  'transfers:prepare': 'Prepare transfers, which you confirm with a code',
  'top-ups:create': 'Top up the wallet by card',
}

const en = {
  title: 'Developers',
  lead: 'API keys let a program work with your account, such as your accounting or your shop. No key can send money or change your account.',
  create: 'Create an API key',
  emptyTitle: 'No API keys yet',
  emptyText:
    'Create one for each program, so that you can end it without the others. You choose what it may do and for how long.',
  expired: 'Expired',
  ends: (moment: string) => `Works until ${moment}`,
  ended: (moment: string) => `Expired on ${moment}`,
  neverUsed: 'Not used yet',
  used: (moment: string) => `Last used ${moment}`,
  usedFrom: (moment: string, address: string) => `Last used ${moment} from \u2068${address}\u2069`,
  roll: 'Roll',
  rollOf: (name: string) => `Roll the key ${name}`,
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke the key ${name}`,
  revoking: 'Revoking…',
  revokeTitle: (name: string) => `Revoke the key \u2068${name}\u2069?`,
  revokeText: 'Programs that use it are refused at once. This cannot be undone.',
  keep: 'Keep it',
  revoked: 'The key is revoked.',
  createLead: 'We send a code to your phone, and show the key once after it.',
  rollTitle: (name: string) => `Roll the key \u2068${name}\u2069`,
  rollLead:
    'You get a new key with the same name and the same rights. Put it into your program while the old one still works.',
  name: 'Name',
  nameHelp: 'Which program uses the key',
  nameProblems: {
    required: 'Please enter a name',
    too_long: 'The name has at most 40 characters',
    characters: 'Please use letters, digits and simple punctuation only',
  },
  scopes: 'What the program may do',
  scopesProblems: { required: 'Please choose at least one' },
  scope: englishScope,
  validDays: 'How long the key works',
  days: (count: number) =>
    count % 365 === 0
      ? plural('en', count / 365, { one: '# year', other: '# years' })
      : plural('en', count, { one: '# day', other: '# days' }),
  overlap: 'How long the old key still works',
  noOverlap: 'Not at all',
  overlapHours: (count: number) => plural('en', count, { one: '# hour', other: '# hours' }),
  next: 'Continue',
  startAgain: 'Start again',
  change: 'Change the details',
  newTitle: 'Your new API key',
  newText: 'Copy the key now and keep it in a safe place. It is not shown again.',
  copy: 'Copy the key',
  done: 'Done',
}

const arabicScope: Record<ApiKeyScope, string> = {
  'wallet:read': 'قراءة المحفظة: الأرصدة والعمليات والتحويلات والمستفيدون',
  'transfers:prepare': 'تجهيز تحويلات تؤكدها أنت برمز',
  'top-ups:create': 'شحن المحفظة بالبطاقة',
}

const ar: typeof en = {
  title: 'المطورون',
  lead: 'تتيح مفاتيح API لبرنامج أن يعمل على حسابك، كبرنامج المحاسبة أو متجرك. ولا يستطيع أي مفتاح إرسال المال أو تغيير حسابك.',
  create: 'إنشاء مفتاح API',
  emptyTitle: 'لا توجد مفاتيح API بعد',
  emptyText: 'أنشئ مفتاحًا لكل برنامج، لتنهيه دون غيره. وتختار ما يُسمح له به ومدته.',
  expired: 'منتهٍ',
  ends: moment => `صالح حتى ${moment}`,
  ended: moment => `انتهى في ${moment}`,
  neverUsed: 'لم يُستخدم بعد',
  used: moment => `آخر استخدام ${moment}`,
  usedFrom: (moment, address) => `آخر استخدام ${moment} من \u2068${address}\u2069`,
  roll: 'تبديل',
  rollOf: name => `تبديل المفتاح ${name}`,
  revoke: 'إلغاء',
  revokeOf: name => `إلغاء المفتاح ${name}`,
  revoking: 'جارٍ الإلغاء…',
  revokeTitle: name => `هل تريد إلغاء المفتاح \u2068${name}\u2069؟`,
  revokeText: 'تُرفض البرامج التي تستخدمه فورًا، ولا يمكن التراجع عن ذلك.',
  keep: 'إبقاؤه',
  revoked: 'أُلغي المفتاح.',
  createLead: 'نرسل رمزًا إلى جوالك، ونعرض المفتاح بعده مرة واحدة.',
  rollTitle: name => `تبديل المفتاح \u2068${name}\u2069`,
  rollLead: 'تحصل على مفتاح جديد بالاسم نفسه والصلاحيات نفسها. ضعه في برنامجك ما دام القديم صالحًا.',
  name: 'الاسم',
  nameHelp: 'البرنامج الذي يستخدم المفتاح',
  nameProblems: {
    required: 'يرجى إدخال اسم',
    too_long: 'الحد الأقصى للاسم 40 حرفًا',
    characters: 'يرجى استخدام الحروف والأرقام وعلامات الترقيم البسيطة فقط',
  },
  scopes: 'ما يُسمح به للبرنامج',
  scopesProblems: { required: 'يرجى اختيار واحد على الأقل' },
  scope: arabicScope,
  validDays: 'مدة صلاحية المفتاح',
  days: count =>
    count % 365 === 0
      ? plural('ar', count / 365, {
          zero: '# سنة',
          one: 'سنة واحدة',
          two: 'سنتان',
          few: '# سنوات',
          many: '# سنة',
          other: '# سنة',
        })
      : plural('ar', count, {
          zero: '# يوم',
          one: 'يوم واحد',
          two: 'يومان',
          few: '# أيام',
          many: '# يومًا',
          other: '# يوم',
        }),
  overlap: 'كم يبقى المفتاح القديم صالحًا',
  noOverlap: 'لا يبقى صالحًا',
  overlapHours: count =>
    plural('ar', count, {
      zero: '# ساعة',
      one: 'ساعة واحدة',
      two: 'ساعتان',
      few: '# ساعات',
      many: '# ساعة',
      other: '# ساعة',
    }),
  next: 'متابعة',
  startAgain: 'البدء من جديد',
  change: 'تغيير البيانات',
  newTitle: 'مفتاح API الجديد',
  newText: 'انسخ المفتاح الآن واحفظه في مكان آمن، فلن يُعرض مرة أخرى.',
  copy: 'نسخ المفتاح',
  done: 'تم',
}

export const apiKeys = catalogue(en, ar)
