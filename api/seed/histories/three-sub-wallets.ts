import { type History, pay, topUp } from '../history.ts'

const open = (at: string, name: string) => ({ kind: 'open_sub_wallet' as const, daysAgo: 45, at, name })
const fill = (daysAgo: number, at: string, to: string, amount: number) =>
  ({ kind: 'move', daysAgo, at, to, amount }) as const

const SALARIES = 'Salaries'
const RENT = 'Rent and utilities'
const TRAVEL = 'سفر العمل'

export const THREE_SUB_WALLETS: History = [
  topUp(60, '09:15', 'wallet_top_up', 6_000_00, 'Al Rajhi Bank'),
  pay(52, '12:40', 'merchant_payment', 430_00, 'Jarir Bookstore'),
  open('10:00', SALARIES),
  open('10:05', RENT),
  open('10:10', TRAVEL),
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
