import { sandboxAccounts } from '#domain/generated/sandbox-values.ts'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import { pay, type SeedHistory, topUp } from './replay.ts'
import { idOf } from './sandbox-accounts.ts'

const CLEANING = 'Barq Cleaning Supplies'

export const TEAM_RULES = [
  { from: 500_00, approvals: 1 },
  { from: 1_500_00, approvals: 2 },
]

export const TEAM_PAYEE = { name: CLEANING, iban: SANDBOX_PAYOUTS.paid_at_once, ends: 'active' } as const

const [maker] = sandboxAccounts.team_maker

export const WAITING_PAYMENT = {
  to: CLEANING,
  amount: 780_00,
  note: 'Invoice 3051',
  madeBy: idOf({ phone: maker }),
} as const

/** A business whose payments from 500.00 SAR on need approvals. One payment of its maker has waited since today. */
export const TEAM: SeedHistory = [
  topUp(49, '09:35', 'wallet_top_up', 8_000_00, 'Saudi National Bank'),
  pay(41, '12:15', 'bill_payment', 364_20, 'Saudi Electricity Company'),
  { kind: 'beneficiary', daysAgo: 33, at: '10:05', ...TEAM_PAYEE },
  { kind: 'bank_transfer', daysAgo: 29, at: '11:40', to: CLEANING, amount: 415_00, note: 'Invoice 2988' },
  ...TEAM_RULES.map(rule => ({ kind: 'approval_rule', daysAgo: 25, at: '09:00', ...rule }) as const),
  pay(17, '14:25', 'local_pos', 289_75, 'SACO'),
  topUp(8, '10:10', 'wallet_top_up', 2_500_00, 'Saudi National Bank'),
  { kind: 'waiting_transfer', daysAgo: 0, at: '00:00', ...WAITING_PAYMENT },
]
