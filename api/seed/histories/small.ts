import { type History, pay, topUp } from '../history.ts'

/** For whoever only signs in. */
export const SMALL: History = [
  topUp(24, '09:20', 'mada_card_top_up', 1_500_00, 'mada card 3318'),
  pay(19, '13:05', 'local_pos', 186_40, 'Panda Supermarket'),
  pay(9, '10:50', 'bill_payment', 230_00, 'stc'),
  pay(3, '20:12', 'local_online_purchase', 99_00, 'Jahez'),
]
