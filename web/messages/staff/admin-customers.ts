import type { CustomerStatus, OnboardingStep } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from '#web/messages/catalogue.ts'
import { plural } from '#web/messages/plural.ts'
import { customerAccess } from './admin-customer-access.ts'

const status = catalogue<Record<CustomerStatus, string>>(
  {
    signing_up: 'Signing up',
    active: 'Active',
    soft_locked: 'Soft locked',
    hard_locked: 'Hard locked',
    closed: 'Closed',
  },
  {
    signing_up: 'قيد التسجيل',
    active: 'نشط',
    soft_locked: 'قفل مؤقت',
    hard_locked: 'قفل دائم',
    closed: 'مغلق',
  },
)

const step = catalogue<Record<OnboardingStep, string>>(
  {
    businessType: 'Business type',
    phone: 'Phone number',
    otp: 'Phone code',
    cr: 'CR number',
    id: 'ID number',
    nafath: 'Nafath approval',
    globalScreening: 'Screening',
    kyb: 'Questionnaire',
    password: 'Password',
    done: 'Profile',
  },
  {
    businessType: 'نوع المنشأة',
    phone: 'رقم الجوال',
    otp: 'رمز التحقق من الجوال',
    cr: 'رقم السجل التجاري',
    id: 'رقم الهوية',
    nafath: 'الموافقة عبر نفاذ',
    globalScreening: 'فحص الالتزام',
    kyb: 'الاستبيان',
    password: 'كلمة المرور',
    done: 'الملف التعريفي',
  },
)

const columns = catalogue(
  { business: 'Business', phone: 'Phone', id: 'ID number', cr: 'CR number', status: 'Status', since: 'Since' },
  {
    business: 'المنشأة',
    phone: 'الجوال',
    id: 'رقم الهوية',
    cr: 'رقم السجل التجاري',
    status: 'الحالة',
    since: 'منذ',
  },
)

export const adminCustomers = catalogue(
  {
    title: 'Customers',
    searchLabel: 'Name, phone, ID or CR number',
    searchHelp: 'Enter a part of the name, a whole phone or ID number, or at least the first 4 digits of a CR number.',
    search: 'Search',
    searchProblems: {
      too_short: 'Please enter at least 4 digits',
      too_long: 'Phone, ID and CR numbers have only 10 digits',
    },
    sortLabel: 'Sort by',
    sort: { newest: 'Newest first', oldest: 'Oldest first', name: 'Name' },
    noneTitle: 'No customers yet',
    noneText: 'Businesses with an account, and those still signing up, will be listed here.',
    nobodyTitle: 'No customer has this name or number',
    nobodyText: 'Check the spelling, or try another number of the same customer.',
    found: (count: number) => plural('en', count, { one: '# customer found', other: '# customers found' }),
    onPage: (count: number) =>
      plural('en', count, { one: '# customer on this page', other: '# customers on this page' }),
    results: 'Customers',
    nameless: 'No name yet',
    columns: columns.en,
    status: status.en,
    frozenStatus: 'Frozen',

    customer: 'Customer',
    notFoundTitle: 'Customer not found',
    notFoundText: 'The address may be mistyped, or the unfinished sign-up may have been deleted.',
    toSearch: 'Search for a customer',
    factsTitle: 'Details',
    accountSince: 'Account since',
    signUpBegan: 'Sign-up started',
    walletStatus: { active: 'Active', inactive: 'Inactive' },
    walletFrozen: 'Frozen by compliance',
    email: 'Email',
    emailUnconfirmed: 'Not confirmed',
    customerId: 'Customer ID',
    notKnown: 'Not known yet',

    statusTitle: 'Status',
    step: step.en,
    signingUpText: (name: string) => `Current sign-up step: ${name}.`,
    activeText: 'Can sign in.',
    withoutProfileText: 'Can sign in. The profile and the wallet are created at the first sign-in.',
    ...customerAccess.en,
  },
  {
    title: 'العملاء',
    searchLabel: 'الاسم أو رقم الجوال أو الهوية أو السجل التجاري',
    searchHelp: 'جزء من الاسم، أو رقم الجوال أو الهوية كاملًا، أو أول 4 أرقام على الأقل من السجل التجاري.',
    search: 'بحث',
    searchProblems: {
      too_short: 'يرجى إدخال 4 أرقام على الأقل',
      too_long: 'لا تزيد أرقام الجوال والهوية والسجل التجاري على 10 أرقام',
    },
    sortLabel: 'الترتيب',
    sort: { newest: 'الأحدث أولًا', oldest: 'الأقدم أولًا', name: 'الاسم' },
    noneTitle: 'لا يوجد عملاء بعد',
    noneText: 'ستظهر هنا المنشآت التي لديها حساب وتلك التي لم تكمل تسجيلها بعد.',
    nobodyTitle: 'لا يوجد عميل بهذا الاسم أو الرقم',
    nobodyText: 'تحقق من الكتابة، أو جرّب رقمًا آخر للعميل نفسه.',
    found: count =>
      plural('ar', count, {
        zero: 'لا يوجد عملاء',
        one: 'عميل واحد',
        two: 'عميلان',
        few: '# عملاء',
        many: '# عميلًا',
        other: '# عميل',
      }),
    onPage: count =>
      plural('ar', count, {
        zero: 'لا يوجد عملاء في هذه الصفحة',
        one: 'عميل واحد في هذه الصفحة',
        two: 'عميلان في هذه الصفحة',
        few: '# عملاء في هذه الصفحة',
        many: '# عميلًا في هذه الصفحة',
        other: '# عميل في هذه الصفحة',
      }),
    results: 'العملاء',
    nameless: 'بلا اسم بعد',
    columns: columns.ar,
    status: status.ar,
    frozenStatus: 'المحفظة مجمّدة',

    customer: 'العميل',
    notFoundTitle: 'لم نعثر على هذا العميل',
    notFoundText: 'ربما كُتب العنوان خطأً، أو حُذف تسجيل لم يكتمل.',
    toSearch: 'البحث عن عميل',
    factsTitle: 'بيانات العميل',
    accountSince: 'تاريخ فتح الحساب',
    signUpBegan: 'بداية التسجيل',
    walletStatus: { active: 'مفعّلة', inactive: 'غير مفعّلة' },
    walletFrozen: 'جمّدها فريق الالتزام',
    email: 'البريد الإلكتروني',
    emailUnconfirmed: 'غير مؤكد',
    customerId: 'معرّف العميل',
    notKnown: 'غير معروف بعد',

    statusTitle: 'الحالة',
    step: step.ar,
    signingUpText: name => `وصل التسجيل إلى خطوة: ${name}.`,
    activeText: 'يمكنه تسجيل الدخول.',
    withoutProfileText: 'يمكنه تسجيل الدخول. ويُنشأ الملف التعريفي ومعه المحفظة عند أول تسجيل دخول.',
    ...customerAccess.ar,
  },
)
