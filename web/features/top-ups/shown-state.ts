import type { TopUp } from '#web/api/generated/plinkAPI.schemas.ts'

type WithCause = Pick<TopUp, 'cause'>

/** Whether the money is in the wallet. It may have arrived after the top-up had failed or expired. */
export const isCredited = ({ cause }: WithCause): boolean => cause === 'credited' || cause === 'settled'

/** Whether the card was charged and staff review the money. */
export const isHeldBack = ({ cause }: WithCause): boolean =>
  cause === 'over_maximum' || cause === 'account_closed' || cause === 'paid_after_end'

/** Returns the state that matches the location of the money. */
export function shownState(topUp: Pick<TopUp, 'state' | 'cause'>): TopUp['state'] {
  if (isHeldBack(topUp)) return 'awaiting_3ds'
  if (topUp.cause === 'payment_returned') return 'refunded'
  return isCredited(topUp) ? 'paid' : topUp.state
}
