import { sandboxAccounts } from '#domain/generated/sandbox-values.ts'
import { SANDBOX_CARDS, SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import type { MoneyEvent } from './money-events.ts'
import { pay, type SeedEvent, type SeedHistory, topUp } from './replay.ts'

const BEANS = 'Gulf Coffee Beans Trading'
const LANDLORD = 'Al Waha Real Estate Est.'
const MACHINES = 'Najd Coffee Machines'
const CUPS = 'Riyadh Paper Cups Factory'
const CUSTOMER = 'Nakheel Hotels Co.'

const on = (daysAgo: number, at: string, event: MoneyEvent): SeedEvent => ({ ...event, daysAgo, at })
const arrives = (daysAgo: number, at: string, amount: number, from = CUSTOMER) =>
  on(daysAgo, at, { kind: 'bank_credit', amount, from, iban: 'SA0380000000608010167519' })
const byCard = (daysAgo: number, at: string, amount: number, card: keyof typeof SANDBOX_CARDS) =>
  on(daysAgo, at, { kind: 'card_top_up', amount, cardToken: SANDBOX_CARDS[card] })
const add = (
  daysAgo: number,
  at: string,
  name: string,
  iban: string,
  ends: Extract<MoneyEvent, { kind: 'beneficiary' }>['ends'] = 'active',
) => on(daysAgo, at, { kind: 'beneficiary', name, iban, ends })
const send = (daysAgo: number, at: string, to: string, amount: number, note?: string) =>
  on(daysAgo, at, { kind: 'bank_transfer', to, amount, ...(note && { note }) })

/** A business that moves money in every way: top-ups, transfers in all states, beneficiaries, a monthly rent, and one transfer under way. */
export const COFFEE_ROASTERS: SeedHistory = [
  topUp(58, '09:20', 'mada_card_top_up', 1_500_00, 'mada card 3318'),
  pay(51, '13:05', 'merchant_payment', 642_50, BEANS),
  arrives(48, '10:42', 4_200_00),
  add(47, '09:15', BEANS, SANDBOX_PAYOUTS.paid_at_once),
  send(45, '11:30', BEANS, 1_350_00, 'Ethiopia, 30 bags'),
  byCard(40, '20:05', 500_00, 'paid'),
  byCard(39, '20:11', 750_00, 'insufficient_funds'),
  add(36, '12:20', LANDLORD, 'SA0260608010000000000021'),
  send(34, '09:00', LANDLORD, 1_900_00, 'Rent'),
  add(32, '16:35', MACHINES, SANDBOX_PAYOUTS.returned),
  send(30, '14:10', MACHINES, 480_00, 'Grinder, invoice 2207'),
  on(28, '10:00', { kind: 'fee', amount: 11_50, for: 'Plink' }),
  pay(23, '10:50', 'bill_payment', 230_00, 'Saudi Electricity Company'),
  add(18, '11:05', CUPS, SANDBOX_PAYOUTS.failed),
  send(16, '13:45', CUPS, 265_00, 'Invoice 881'),
  arrives(14, '09:58', 2_750_00),
  add(13, '17:20', 'Khaled Al-Mutairi', 'SA4480608010000000000007', 'removed'),
  add(11, '10:10', 'Yusuf Packaging', 'SA8780608010000000000009', 'mismatch'),
  // Later than everything in the main wallet of the recipient, which has its history by then.
  on(10, '15:25', { kind: 'customer_transfer', phone: sandboxAccounts.wallet_three_sub_wallets[0], amount: 300_00 }),
  add(9, '10:30', 'Eastern Syrups Trading', 'SA7180608010000000000006', 'suspended'),
  send(7, '12:15', BEANS, 1_120_00, 'Colombia, 20 bags'),
  byCard(4, '21:30', 400_00, 'paid'),
  pay(3, '20:12', 'local_online_purchase', 99_00, 'Salla'),
  arrives(1, '11:25', 1_680_00, 'Sahara Cafés Est.'),
  on(1, '14:50', { kind: 'bank_transfer', to: LANDLORD, amount: 420_00, note: 'Maintenance', isUnderWay: true }),
  add(0, '00:00', 'Jazan Green Coffee', 'SA3380608010000000000011', 'cooling_off'),
  on(0, '00:00', { kind: 'monthly_transfer', to: LANDLORD, amount: 1_900_00, note: 'Rent' }),
]
