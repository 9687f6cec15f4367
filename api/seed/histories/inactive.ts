import { type History, pay, topUp } from '../history.ts'

/** Its owner has deactivated it; what somebody has still tried to charge was refused. */
export const INACTIVE: History = [
  topUp(120, '10:15', 'wallet_top_up', 2_000_00, 'Saudi National Bank'),
  pay(112, '12:30', 'local_pos', 345_90, 'Extra Stores'),
  pay(96, '09:45', 'bill_payment', 218_40, 'National Water Company'),
  topUp(80, '11:05', 'apple_pay_top_up', 500_00, 'Apple Pay · mada 6127'),
  pay(63, '19:20', 'local_online_purchase', 159_00, 'noon.com'),
  pay(41, '13:50', 'merchant_payment', 276_70, 'أسواق العثيم'),
  { kind: 'set_status', daysAgo: 14, at: '10:00', status: 'inactive' },
  pay(5, '08:00', 'mobile_recharge', 57_50, 'Mobily'),
]
