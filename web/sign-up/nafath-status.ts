import type { NafathStatus } from '#domain/onboarding.ts'
import type { NafathState } from '#web/api/generated/model/index.ts'

const STATUS_OF_STATE: Record<NafathState, NafathStatus> = {
  SENT: 'SENT',
  pending: 'UNDER_REVIEW',
  approved: 'RECEIVED',
  rejected: 'REJECTED',
  FAILED: 'FAILED',
  expired: 'FAILED',
}

/** Maps the server's status of an identity request to the one that the screens use. */
export function nafathStatusOf(state: NafathState): NafathStatus {
  return STATUS_OF_STATE[state]
}
