import type { StaffRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { lockForDispute } from '#api/money/top-ups/take-back.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { requestAboutTopUp } from './request-about-top-up.ts'

/** Asks to record that the bank of the card has taken a card top-up back, which a second person decides. */
export const requestTopUpDispute = (
  deps: Deps,
  bearer: AdminBearer,
  topUpId: string,
  reason: string,
): Promise<StaffRequest> =>
  requestAboutTopUp(deps, bearer, { kind: 'top_up_dispute', topUpId, reason }, (tx, amount) =>
    lockForDispute(tx, topUpId, amount),
  )
