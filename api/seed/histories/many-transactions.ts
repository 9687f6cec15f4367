import { type Happening, type History, pay, topUp } from '../history.ts'

const COUNT = 260
/** The first one is as long ago. */
const DAYS = 364
const TOP_UP_EVERY = 6

/** Some of the names are traps for whoever writes them to a file that a spreadsheet opens. */
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

/** Amounts that look like anything, the same at every start. */
const amountOf = (index: number) => 12_50 + ((index * 7919) % 380) * 100 + ((index * 31) % 20) * 5

function happening(index: number): Happening {
  const daysAgo = DAYS - Math.floor((index * DAYS) / COUNT)
  const at = `${String(8 + ((index * 5) % 6) + (index % 2) * 7).padStart(2, '0')}:${String((index * 17) % 60).padStart(2, '0')}`
  if (index % TOP_UP_EVERY === 0) return topUp(daysAgo, at, 'mada_card_top_up', 1_250_00, 'mada card 7415')
  const [type, counterparty] = PAYMENTS[index % PAYMENTS.length]!
  return pay(daysAgo, at, type, amountOf(index), counterparty)
}

const whenOf = ({ daysAgo, at }: Happening) => `${String(DAYS - daysAgo).padStart(3, '0')} ${at}`

export const MANY_TRANSACTIONS: History = Array.from({ length: COUNT }, (_, index) => happening(index)).toSorted(
  (one, other) => whenOf(one).localeCompare(whenOf(other)),
)
