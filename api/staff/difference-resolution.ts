import { DifferenceResolutionPayload } from '#api/contract/generated/schemas.ts'
import { resolveDifference } from '#api/money/reconciliation/resolve-difference.ts'
import { formatAmount } from '#domain/money/money.ts'
import { recordAdminEvent } from './admin-events.ts'
import type { RequestKind } from './request-kind.ts'

/** Resolves a difference of the reconciliation. Throws `DIFFERENCE_CLOSED` once it has resolved itself. */
export const differenceResolution: RequestKind<'difference_resolution'> = {
  payload: DifferenceResolutionPayload,
  async apply(tx, _deps, { request, payload, approvedBy, at }) {
    const { differenceId, resolution, correction } = payload
    await resolveDifference(tx, differenceId, resolution, at)
    await recordAdminEvent(tx, {
      adminId: approvedBy,
      type: 'difference_resolved',
      subject: { kind: 'reconciliation_difference', id: differenceId, name: request.subjectName },
      reason: request.reason,
      changes: [
        { field: 'resolution', to: resolution },
        ...(correction === undefined ? [] : [{ field: 'amount', to: formatAmount(correction) }]),
      ],
      at,
    })
  },
}
