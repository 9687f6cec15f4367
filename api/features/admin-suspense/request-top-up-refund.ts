import type { StaffRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { requestAboutTopUp } from '#api/features/admin-money/request-about-top-up.ts'
import { lockSuspendedTopUp } from '#api/money/top-ups/suspended-top-ups.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'

/** Asks for a card top-up in suspense to go back to the card, which a second person decides. */
export const requestTopUpRefund = (
  deps: Deps,
  bearer: AdminBearer,
  topUpId: string,
  reason: string,
): Promise<StaffRequest> =>
  requestAboutTopUp(deps, bearer, { kind: 'top_up_refund', topUpId, reason }, tx => lockSuspendedTopUp(tx, topUpId))
