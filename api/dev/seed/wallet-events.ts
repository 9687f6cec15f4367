import { pay, type SeedEvent, type SeedHistory, topUp } from './replay.ts'

const HOTEL = 'Hilton Riyadh Hotel & Residences'
const AMAZON = 'Amazon.sa'
const CLOUD = 'Amazon Web Services EMEA SARL'
const LANDLORD = 'Al Waha Real Estate Est.'
const SUPPLIER = 'Al Rajhi Building Materials & Sanitary Ware Trading Company'
const EMPLOYEE = 'Mohammed Abdulrahman Al-Ghamdi'

const open = (daysAgo: number, at: string, name: string) => ({ kind: 'open_sub_wallet', daysAgo, at, name }) as const
const fill = (daysAgo: number, at: string, to: string, amount: number) =>
  ({ kind: 'move', daysAgo, at, to, amount }) as const

const SALARIES = 'Salaries'
const SHOP = 'مصاريف المحل'

/** A year of a small trading establishment. It ends with 2,400.00 SAR, of which 180.00 are on hold and 950.00 in sub-wallets. */
export const LOGIN_WITH_CODE: SeedHistory = [
  topUp(352, '09:12', 'wallet_top_up', 3_500_00, 'Al Rajhi Bank'),
  pay(348, '11:40', 'government_bill_payment', 1_200_00, 'Ministry of Commerce'),
  pay(341, '16:05', 'local_pos', 412_50, 'Jarir Bookstore'),
  pay(329, '10:22', 'bill_payment', 344_80, 'Saudi Electricity Company'),
  topUp(312, '08:47', 'mada_card_top_up', 2_500_00, 'mada card 4521'),
  pay(305, '13:31', 'wallet_to_bank_transfer', 1_850_00, SUPPLIER),
  pay(296, '20:14', 'local_online_purchase', 689_00, 'noon.com'),
  pay(281, '09:58', 'bill_payment', 230_00, 'stc'),
  topUp(268, '10:30', 'wallet_top_up', 4_000_00, 'Saudi National Bank'),
  pay(263, '12:10', 'transfer', 1_500_00, EMPLOYEE),
  pay(251, '18:44', 'local_pos', 276_35, 'Panda Supermarket'),
  pay(240, '15:20', 'international_online_purchase', 318_60, CLOUD),
  pay(226, '11:05', 'wallet_to_bank_transfer', 1_990_00, LANDLORD),
  pay(220, '10:40', 'transfer', 1_500_00, EMPLOYEE),
  topUp(214, '09:26', 'apple_pay_top_up', 2_000_00, 'Apple Pay · Visa 8830'),
  {
    kind: 'hold',
    daysAgo: 203,
    at: '14:02',
    type: 'local_pos',
    amount: 640_00,
    counterparty: HOTEL,
    reason: 'deposit',
    days: 7,
  },
  { kind: 'release', daysAgo: 199, at: '12:00', counterparty: HOTEL },
  pay(190, '17:33', 'local_pos', 158_75, 'Aldrees Petroleum'),
  pay(178, '10:16', 'bill_payment', 512_20, 'Saudi Electricity Company'),
  topUp(165, '08:55', 'wallet_top_up', 3_500_00, 'Al Rajhi Bank'),
  pay(160, '13:48', 'merchant_payment', 1_125_00, 'Al Othaim Markets'),
  pay(149, '19:07', 'international_pos', 734_90, 'Dubai Duty Free'),
  pay(148, '22:15', 'international_atm_withdrawal', 560_00, 'Emirates NBD ATM, Dubai Mall'),
  pay(133, '09:40', 'wallet_to_bank_transfer', 1_990_00, LANDLORD),
  topUp(118, '10:12', 'credit_card_top_up', 2_000_00, 'Visa card 7706'),
  pay(110, '11:30', 'government_bill_payment', 800_00, 'GOSI'),
  pay(97, '16:52', 'local_online_purchase', 449_00, AMAZON),
  topUp(92, '14:20', 'refund', 449_00, AMAZON),
  open(88, '10:05', SALARIES),
  fill(85, '09:15', SALARIES, 1_500_00),
  { ...pay(84, '12:25', 'transfer', 1_500_00, EMPLOYEE), subWallet: SALARIES },
  topUp(71, '09:05', 'wallet_top_up', 4_200_00, 'Saudi National Bank'),
  pay(66, '18:18', 'local_pos', 2_450_00, 'Extra Stores'),
  pay(65, '18:02', 'local_pos', 1_899_00, 'Extra Stores'),
  pay(52, '10:44', 'bill_payment', 287_60, 'National Water Company'),
  pay(43, '21:36', 'local_online_purchase', 96_00, 'Jahez'),
  pay(37, '13:15', 'local_atm_withdrawal', 1_000_00, 'Riyad Bank ATM, Olaya Street'),
  topUp(29, '09:33', 'mada_card_top_up', 3_000_00, 'mada card 4521'),
  pay(26, '11:20', 'wallet_to_bank_transfer', 1_800_00, SUPPLIER),
  pay(22, '15:45', 'merchant_payment', 372_40, 'Obeikan Bookstore'),
  {
    kind: 'hold',
    daysAgo: 19,
    at: '12:30',
    type: 'local_pos',
    amount: 240_00,
    counterparty: 'Budget Rent a Car',
    reason: 'authorization',
    days: 10,
  },
  { kind: 'capture', daysAgo: 16, at: '10:00', counterparty: 'Budget Rent a Car' },
  pay(13, '09:50', 'mobile_recharge', 115_00, 'Mobily'),
  pay(11, '17:25', 'local_online_purchase', 325_00, 'SHEIN'),
  { kind: 'reversal', daysAgo: 10, at: '09:10', counterparty: 'SHEIN' },
  pay(8, '19:40', 'wallet_to_bank_transfer', 1_950_00, EMPLOYEE),
  open(7, '10:20', SHOP),
  topUp(6, '08:58', 'wallet_top_up', 2_386_25, 'Al Rajhi Bank'),
  fill(6, '09:30', SALARIES, 600_00),
  fill(6, '09:32', SHOP, 436_25),
  pay(5, '13:22', 'local_pos', 142_95, 'Tamimi Markets'),
  { ...pay(4, '11:40', 'bill_payment', 86_25, 'Salam Internet'), subWallet: SHOP },
  pay(4, '20:05', 'local_pos', 68_50, 'Albaik Restaurant'),
  {
    kind: 'hold',
    daysAgo: 3,
    at: '11:45',
    type: 'international_online_purchase',
    amount: 80_00,
    counterparty: 'Booking.com',
    reason: 'authorization',
    days: 10,
  },
  pay(2, '10:35', 'bill_payment', 189_75, 'stc'),
  pay(2, '16:48', 'local_pos', 143_20, 'Panda Supermarket'),
  {
    kind: 'hold',
    daysAgo: 1,
    at: '14:10',
    type: 'local_pos',
    amount: 100_00,
    counterparty: 'Theeb Rent a Car',
    reason: 'deposit',
    days: 14,
  },
  pay(1, '18:30', 'mobile_recharge', 57_50, 'Zain'),
  pay(1, '21:15', 'local_pos', 46_00, 'Barn’s Coffee'),
]

/** A wallet that its owner has deactivated. Later charges are refused. */
export const INACTIVE: SeedHistory = [
  topUp(120, '10:15', 'wallet_top_up', 2_000_00, 'Saudi National Bank'),
  pay(112, '12:30', 'local_pos', 345_90, 'Extra Stores'),
  pay(96, '09:45', 'bill_payment', 218_40, 'National Water Company'),
  topUp(80, '11:05', 'apple_pay_top_up', 500_00, 'Apple Pay · mada 6127'),
  pay(63, '19:20', 'local_online_purchase', 159_00, 'noon.com'),
  pay(41, '13:50', 'merchant_payment', 276_70, 'Al Othaim Markets'),
  { kind: 'set_status', daysAgo: 14, at: '10:00', status: 'inactive' },
  pay(5, '08:00', 'mobile_recharge', 57_50, 'Mobily'),
]

export const FROZEN: SeedHistory = [
  topUp(84, '09:25', 'wallet_top_up', 1_800_00, 'Al Rajhi Bank'),
  pay(70, '11:40', 'bill_payment', 195_60, 'stc'),
  pay(33, '16:15', 'local_pos', 240_00, 'Jarir Bookstore'),
  { kind: 'freeze', daysAgo: 12, at: '10:30' },
  pay(6, '12:05', 'local_online_purchase', 89_00, 'noon.com'),
  topUp(4, '08:40', 'wallet_top_up', 600_00, 'Al Rajhi Bank'),
]

const COUNT = 260
/** The age of the first transaction in days. */
const DAYS = 364
const TOP_UP_EVERY = 6

/** Some names start with characters that a spreadsheet would read as a formula. */
const PAYMENTS = [
  ['local_pos', 'Panda Supermarket'],
  ['local_pos', 'مطعم البيك'],
  ['bill_payment', 'Saudi Electricity Company'],
  ['local_online_purchase', '=SUM Trading Est.'],
  ['merchant_payment', 'Al Othaim Markets, Exit 10, Riyadh'],
  ['wallet_to_bank_transfer', 'Abdulaziz bin Khalid Al-Mutairi Contracting & General Maintenance Est.'],
  ['local_pos', 'The "Corner" Café'],
  ['international_online_purchase', '+Plus Software Ltd'],
  ['government_bill_payment', 'وزارة التجارة'],
  ['mobile_recharge', 'stc'],
  ['international_pos', "L'Oréal Paris; Avenue Montaigne"],
  ['local_atm_withdrawal', 'Riyad Bank ATM, Olaya Street'],
  ['transfer', 'Noura Al-Qahtani'],
  ['local_online_purchase', '@Home Furniture'],
  ['local_pos', '-40% Outlet'],
  ['bill_payment', 'المياه الوطنية'],
] as const

/** Returns amounts that look random but are the same in every seed. */
const amountOf = (index: number) => 12_50 + ((index * 7919) % 380) * 100 + ((index * 31) % 20) * 5

function event(index: number): SeedEvent {
  const daysAgo = DAYS - Math.floor((index * DAYS) / COUNT)
  const at = `${String(8 + ((index * 5) % 6) + (index % 2) * 7).padStart(2, '0')}:${String((index * 17) % 60).padStart(2, '0')}`
  if (index % TOP_UP_EVERY === 0) return topUp(daysAgo, at, 'mada_card_top_up', 1_250_00, 'mada card 7415')
  const [type, counterparty] = PAYMENTS[index % PAYMENTS.length]!
  return pay(daysAgo, at, type, amountOf(index), counterparty)
}

const sortKey = ({ daysAgo, at }: SeedEvent) => `${String(DAYS - daysAgo).padStart(3, '0')} ${at}`

export const MANY_TRANSACTIONS: SeedHistory = Array.from({ length: COUNT }, (_, index) => event(index)).toSorted(
  (one, other) => sortKey(one).localeCompare(sortKey(other)),
)

/** Short histories of the accounts whose purpose is to try the sign-in. */
export const CONTRACTING: SeedHistory = [
  topUp(90, '08:05', 'wallet_top_up', 4_800_00, 'Saudi National Bank'),
  pay(83, '11:30', 'government_bill_payment', 1_350_00, 'Ministry of Human Resources'),
  pay(38, '15:45', 'merchant_payment', 1_784_60, 'SACO'),
  pay(12, '07:55', 'local_pos', 212_00, 'Aldrees Petroleum'),
]
export const DESIGN_STUDIO: SeedHistory = [
  topUp(36, '12:10', 'apple_pay_top_up', 900_00, 'Apple Pay · Visa 2207'),
  pay(30, '22:40', 'international_online_purchase', 246_75, 'Adobe Systems Software Ireland'),
  pay(17, '16:20', 'local_pos', 318_00, 'Jarir Bookstore'),
  pay(6, '19:05', 'mobile_recharge', 115_00, 'stc'),
]
export const TRAINING_CENTRE: SeedHistory = [
  topUp(110, '09:00', 'wallet_top_up', 3_200_00, 'Riyad Bank'),
  pay(102, '14:15', 'transfer', 1_100_00, 'Huda Al-Dossari'),
  pay(64, '10:35', 'bill_payment', 402_30, 'Mobily'),
  pay(20, '18:50', 'local_pos', 187_25, 'Tamimi Markets'),
]
export const SOFTWARE: SeedHistory = [
  topUp(49, '23:15', 'credit_card_top_up', 1_250_00, 'Visa card 5164'),
  pay(45, '23:30', 'international_online_purchase', 388_10, CLOUD),
  pay(28, '11:25', 'bill_payment', 172_50, 'Salam Internet'),
  pay(2, '13:40', 'local_online_purchase', 64_00, 'HungerStation'),
]

const RENT = 'Rent and utilities'
const TRAVEL = 'سفر العمل'

export const THREE_SUB_WALLETS: SeedHistory = [
  topUp(60, '09:15', 'wallet_top_up', 6_000_00, 'Al Rajhi Bank'),
  pay(52, '12:40', 'merchant_payment', 430_00, 'Jarir Bookstore'),
  open(45, '10:00', SALARIES),
  open(45, '10:05', RENT),
  open(45, '10:10', TRAVEL),
  fill(44, '10:20', SALARIES, 2_500_00),
  fill(44, '10:22', RENT, 1_200_00),
  fill(44, '10:24', TRAVEL, 400_00),
  { ...pay(31, '09:30', 'transfer', 1_400_00, 'Faisal Al-Harbi'), subWallet: SALARIES },
  { ...pay(27, '11:10', 'bill_payment', 312_60, 'Saudi Electricity Company'), subWallet: RENT },
  topUp(15, '08:50', 'mada_card_top_up', 900_00, 'mada card 9042'),
  { ...pay(12, '14:35', 'local_online_purchase', 285_00, 'Saudia'), subWallet: TRAVEL },
  { kind: 'move', daysAgo: 6, at: '16:00', from: RENT, to: TRAVEL, amount: 150_00 },
  {
    kind: 'hold',
    daysAgo: 2,
    at: '13:20',
    type: 'international_online_purchase',
    amount: 120_00,
    counterparty: 'Booking.com',
    reason: 'authorization',
    days: 12,
    subWallet: TRAVEL,
  },
]
