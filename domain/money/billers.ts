import { matches } from '#domain/search-text.ts'

type Category = 'telecom' | 'utilities' | 'government' | 'insurance' | 'finance' | 'transport'

/** The name by which a biller's customers know the number of their account. */
type AccountKind = 'account' | 'phone' | 'id' | 'invoice'

export interface Biller {
  /** The code of the biller at SADAD. */
  code: string
  name: string
  nameArabic: string
  category: Category
  accountKind: AccountKind
}

/**
 * The billers by their English name. SADAD publishes no list: whoever connects SADAD compares the codes with those of the contract. Earlier
 * payments still need a biller that is taken off, so no row is ever removed.
 */
const ROWS: readonly [code: string, name: string, nameArabic: string, Category, AccountKind][] = [
  ['110', 'Abdul Latif Jameel Finance', 'عبداللطيف جميل للتمويل', 'finance', 'account'],
  ['121', 'Bupa Arabia', 'بوبا العربية', 'insurance', 'invoice'],
  ['145', 'Chamber of Commerce', 'الغرفة التجارية', 'government', 'account'],
  ['094', 'Driving Licences', 'رخص القيادة', 'government', 'id'],
  ['112', 'Emkan Finance', 'إمكان للتمويل', 'finance', 'account'],
  ['161', 'flynas', 'طيران ناس', 'transport', 'invoice'],
  ['060', 'General Organization for Social Insurance', 'المؤسسة العامة للتأمينات الاجتماعية', 'government', 'account'],
  ['006', 'GO Telecom', 'جو للاتصالات', 'telecom', 'account'],
  ['018', 'Marafiq', 'مرافق', 'utilities', 'account'],
  ['122', 'MedGulf', 'ميدغلف للتأمين', 'insurance', 'invoice'],
  ['130', 'Ministry of Commerce', 'وزارة التجارة', 'government', 'invoice'],
  [
    '064',
    'Ministry of Human Resources and Social Development',
    'وزارة الموارد البشرية والتنمية الاجتماعية',
    'government',
    'invoice',
  ],
  ['005', 'Mobily', 'موبايلي', 'telecom', 'phone'],
  ['135', 'Municipal Services (Balady)', 'الخدمات البلدية (بلدي)', 'government', 'invoice'],
  ['067', 'Musaned', 'مساند', 'government', 'invoice'],
  ['138', 'Najiz Judicial Services', 'الخدمات العدلية (ناجز)', 'government', 'invoice'],
  ['026', 'National Water Company', 'شركة المياه الوطنية', 'utilities', 'account'],
  ['037', 'Natural Gas Distribution Company', 'شركة توزيع الغاز الطبيعي', 'utilities', 'account'],
  ['090', 'Passports (Absher)', 'الجوازات (أبشر)', 'government', 'id'],
  ['065', 'Qiwa', 'قوى', 'government', 'invoice'],
  ['091', 'Resident ID Fees', 'رسوم هوية مقيم', 'government', 'id'],
  ['013', 'Salam', 'سلام', 'telecom', 'account'],
  ['160', 'Saudi Airlines', 'الخطوط السعودية', 'transport', 'invoice'],
  ['165', 'Saudi Arabia Railways', 'الخطوط الحديدية السعودية', 'transport', 'invoice'],
  ['002', 'Saudi Electricity Company', 'الشركة السعودية للكهرباء', 'utilities', 'account'],
  ['141', 'Saudi Post (SPL) National Address', 'البريد السعودي (سبل) العنوان الوطني', 'government', 'account'],
  ['150', 'Saudi Standards (Saber)', 'المواصفات السعودية (سابر)', 'government', 'invoice'],
  ['001', 'stc', 'إس تي سي', 'telecom', 'account'],
  ['120', 'Tawuniya', 'التعاونية للتأمين', 'insurance', 'invoice'],
  ['093', 'Traffic Violations', 'المخالفات المرورية', 'government', 'id'],
  ['095', 'Vehicle Registration', 'رخص سير المركبات', 'government', 'id'],
  ['044', 'Zain KSA', 'زين السعودية', 'telecom', 'phone'],
  ['020', 'Zakat, Tax and Customs Authority', 'هيئة الزكاة والضريبة والجمارك', 'government', 'invoice'],
]

const BILLERS: readonly Biller[] = ROWS.map(([code, name, nameArabic, category, accountKind]) => ({
  code,
  name,
  nameArabic,
  category,
  accountKind,
}))

const byCode = new Map(BILLERS.map(biller => [biller.code, biller]))

export const billerOf = (code: string): Biller | undefined => byCode.get(code)

export const isGovernment = ({ category }: Biller): boolean => category === 'government'

/** Returns the billers whose names or code contain every word of the query, in either language. */
export const findBillers = ({
  q = '',
  category,
}: {
  q?: string | undefined
  category?: string | undefined
}): Biller[] =>
  BILLERS.filter(
    biller =>
      (category === undefined || biller.category === category) &&
      matches(`${biller.code} ${biller.name} ${biller.nameArabic}`, q),
  )
