import type { SandboxAccount } from '#api/features/sandbox/seed-account.ts'
import { sandboxAccounts, sandboxValues } from '#domain/generated/sandbox-values.ts'
import type { SandboxMember } from './seed-member.ts'

const [duplicatePhone] = sandboxValues.phoneNumber.phone_duplicate
const [duplicateCr] = sandboxValues.crNumber.cr_duplicate
const [duplicateId, duplicateIqama] = sandboxValues.idNumber.id_duplicate
const of = sandboxAccounts

const TYPES = { sole: 'sole-proprietorship', company: 'individual-owner-company', freelancer: 'freelancer' } as const

const business = (name: string, nameArabic: string, type: keyof typeof TYPES, openedDaysAgo: number) => ({
  name,
  nameArabic,
  type: TYPES[type],
  openedDaysAgo,
})

const answers = (activity: string, annualRevenue: string, ...purposes: string[]) => ({
  activity,
  annualRevenue,
  purposes,
})

/** The seeded customers, for the test values of duplicates and for sign-in. */
export const SANDBOX_ACCOUNTS: SandboxAccount[] = [
  {
    phone: duplicatePhone,
    nationalId: duplicateId,
    crNumber: duplicateCr,
    personName: { english: 'Nawal Al-Harbi', arabic: 'نوال الحربي' },
    business: {
      ...business('Sahab Stationery Est.', 'مؤسسة سحاب للقرطاسية', 'sole', 203),
      ...answers('retail', 'under_500k', 'supplier_payments'),
    },
  },
  {
    phone: '0500000009',
    nationalId: duplicateIqama,
    crNumber: '9900000009',
    personName: { english: 'Turki Al-Shammari', arabic: 'تركي الشمري' },
    business: {
      ...business('Al Wadi Logistics', 'الوادي للخدمات اللوجستية', 'freelancer', 148),
      ...answers('transport_and_logistics', 'under_500k', 'customer_collections'),
    },
  },
  {
    phone: of.login_with_code[0],
    nationalId: of.login_with_code[1],
    crNumber: '7990000010',
    personName: { english: 'Abdullah Al-Ghamdi', arabic: 'عبدالله الغامدي' },
    business: {
      ...business('Al Noor Trading Est.', 'مؤسسة النور التجارية', 'sole', 371),
      ...answers('wholesale', '500k_to_3m', 'supplier_payments', 'payroll'),
    },
  },
  {
    phone: of.login_without_code[0],
    nationalId: '1990200063',
    crNumber: '9900000011',
    personName: { english: 'Lama Al-Zahrani', arabic: 'لمى الزهراني' },
    business: {
      ...business('Rawabi Coffee Roasters', 'محمصة روابي', 'company', 64),
      ...answers('food_and_beverage', '500k_to_3m', 'customer_collections', 'supplier_payments'),
    },
    signInCheck: 'none',
  },
  {
    phone: of.callback_confirmed[0],
    nationalId: of.callback_confirmed[1],
    crNumber: '9900000012',
    personName: { english: 'Saad Al-Mutairi', arabic: 'سعد المطيري' },
    business: {
      ...business('Tuwaiq Contracting Est.', 'مؤسسة طويق للمقاولات', 'sole', 97),
      ...answers('construction', '3m_to_40m', 'payroll', 'bills_and_government'),
    },
    signInCheck: 'code_and_call',
  },
  {
    phone: of.callback_rejected[0],
    nationalId: '1990200287',
    crNumber: '9900000013',
    personName: { english: 'Dana Al-Subaie', arabic: 'دانة السبيعي' },
    business: {
      ...business('Marsa Design Studio', 'استوديو مرسى للتصميم', 'freelancer', 41),
      ...answers('creative_and_media', 'under_500k', 'customer_collections'),
    },
    signInCheck: 'code_and_call',
  },
  {
    phone: of.callback_expired[0],
    nationalId: '1990200303',
    crNumber: '9900000014',
    personName: { english: 'Hind Al-Anazi', arabic: 'هند العنزي' },
    business: {
      ...business('Qimam Training Centre', 'مركز قمم للتدريب', 'company', 118),
      ...answers('education_and_training', '500k_to_3m', 'online_sales'),
    },
    signInCheck: 'code_and_call',
  },
  {
    phone: of.callback_incomplete[0],
    nationalId: '1990200394',
    crNumber: '9900000015',
    personName: { english: 'Yasser Al-Juhani', arabic: 'ياسر الجهني' },
    business: {
      ...business('Bayan Software', 'بيان للبرمجيات', 'freelancer', 56),
      ...answers('technology', 'under_500k', 'online_sales'),
    },
    signInCheck: 'code_and_call',
  },
  {
    phone: of.account_locked_soft[0],
    nationalId: of.account_locked_soft[1],
    crNumber: '9900000016',
    personName: { english: 'Amal Al-Rashidi', arabic: 'أمل الرشيدي' },
    business: {
      ...business('Dana Beauty Salon', 'صالون دانة للتجميل', 'sole', 176),
      ...answers('health_and_beauty', 'under_500k', 'customer_collections'),
    },
    lock: 'soft',
  },
  {
    phone: of.account_locked_hard[0],
    nationalId: of.account_locked_hard[1],
    crNumber: '9900000017',
    personName: { english: 'Khalid Al-Balawi', arabic: 'خالد البلوي' },
    business: {
      ...business('Jabal Metal Works', 'ورشة جبل للمعادن', 'company', 259),
      ...answers('manufacturing', '3m_to_40m', 'supplier_payments', 'payroll'),
    },
    lock: 'hard',
  },
  {
    phone: of.profile_missing[0],
    nationalId: '1990200535',
    crNumber: '9900000018',
    personName: { english: 'Majed Al-Harthi', arabic: 'ماجد الحارثي' },
    business: {
      ...business('Yanbu Fresh Fish Est.', 'مؤسسة ينبع للأسماك الطازجة', 'sole', 3),
      ...answers('food_and_beverage', 'under_500k', 'customer_collections'),
    },
    hasNoProfile: true,
  },
  {
    phone: of.wallet_empty[0],
    nationalId: '1990200642',
    crNumber: '9900000020',
    personName: { english: 'Areej Al-Malki', arabic: 'أريج المالكي' },
    business: {
      ...business('Areej Flowers', 'أريج للزهور', 'freelancer', 9),
      ...answers('retail', 'under_500k', 'online_sales'),
    },
  },
  {
    // The owner has no name, because the contract's examples pay this customer, whose masked name is then that of the business alone.
    phone: of.wallet_three_sub_wallets[0],
    nationalId: '1990200857',
    crNumber: '9900000021',
    business: {
      ...business('Sadeem Event Services', 'سديم لخدمات الفعاليات', 'company', 83),
      ...answers('professional_services', '500k_to_3m', 'payroll', 'bills_and_government'),
    },
  },
  {
    phone: of.wallet_inactive[0],
    nationalId: '1990200964',
    crNumber: '9900000022',
    personName: { english: 'Nayef Al-Tamimi', arabic: 'نايف التميمي' },
    business: {
      ...business('Hail Spare Parts Est.', 'مؤسسة حائل لقطع الغيار', 'sole', 134),
      ...answers('retail', '500k_to_3m', 'supplier_payments'),
    },
  },
  {
    phone: of.wallet_many_transactions[0],
    nationalId: '1990201053',
    crNumber: '9900000023',
    personName: { english: 'Bandar Al-Yami', arabic: 'بندر اليامي' },
    business: {
      ...business('Al Midan General Stores', 'أسواق الميدان', 'company', 388),
      ...answers('retail', '3m_to_40m', 'supplier_payments', 'online_sales'),
    },
  },
  {
    phone: of.wallet_frozen[0],
    nationalId: '1990201160',
    crNumber: '9900000024',
    personName: { english: 'Wafa Al-Asmari', arabic: 'وفاء الأسمري' },
    business: {
      ...business('Rimal Travel Agency', 'وكالة رمال للسفر', 'company', 97),
      ...answers('professional_services', '500k_to_3m', 'online_sales'),
    },
  },
  {
    phone: of.team_owner[0],
    nationalId: '1990201210',
    crNumber: '9900000025',
    personName: { english: 'Huda Al-Otaibi', arabic: 'هدى العتيبي' },
    business: {
      ...business('Masar Facilities Management', 'مسار لإدارة المرافق', 'company', 52),
      ...answers('professional_services', '500k_to_3m', 'supplier_payments', 'payroll'),
    },
  },
]

/** The account that opened the business with a team. */
export const TEAM_BUSINESS = idOf({ phone: of.team_owner[0] })

/** The members of the business of `team_owner`. */
export const SANDBOX_MEMBERS: SandboxMember[] = [
  member(of.team_maker, '1990201222', 'maker', 'Omar Al-Shehri', 'عمر الشهري'),
  member(of.team_approver, '1990201231', 'approver', 'Reem Al-Qahtani', 'ريم القحطاني'),
  member(of.team_viewer, '1990201240', 'viewer', 'Fahad Al-Dossari', 'فهد الدوسري'),
]

function member(
  [phone]: readonly [string],
  nationalId: string,
  role: SandboxMember['role'],
  english: string,
  arabic: string,
): SandboxMember {
  return { phone, nationalId, role, businessId: TEAM_BUSINESS, personName: { english, arabic } }
}

/** Returns a fixed id, so that a repeated seed finds its own accounts. */
export function idOf({ phone }: Pick<SandboxAccount, 'phone'>): string {
  return `5a4d0b0c-0000-4000-8000-0000000000${phone.slice(-2)}`
}

/** The accounts of all customers and members. */
export const SEEDED_IDS: string[] = [...SANDBOX_ACCOUNTS, ...SANDBOX_MEMBERS].map(idOf)
