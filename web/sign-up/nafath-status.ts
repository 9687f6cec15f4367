import type { NafathStatus } from '#domain/onboarding.ts'
import type { NafathState } from '#web/api/generated/plinkAPI.schemas.ts'

const STATUS_OF_STATE = {
  SENT: 'SENT',
  pending: 'UNDER_REVIEW',
  approved: 'RECEIVED',
  rejected: 'REJECTED',
  FAILED: 'FAILED',
  expired: 'FAILED',
} as const satisfies Record<NafathState, NafathStatus>

const STATUSES: ReadonlyMap<string, NafathStatus> = new Map<string, NafathStatus>([
  ...Object.entries(STATUS_OF_STATE),
  // The specification passes other values through, and these are the names of the screens themselves.
  ...(['UNDER_REVIEW', 'RECEIVED', 'REJECTED'] as const).map(status => [status, status] as const),
])

/** The location state of the Nafath step. */
export interface NafathLocationState {
  /** The id of the request whose portal counts as opened: a scenario of the sandbox. */
  portalOpenedFor?: string
}

/** Location state survives a reload and may come from any page and version. */
export function nafathLocationStateOf(state: unknown): NafathLocationState {
  if (typeof state !== 'object' || state === null || !('portalOpenedFor' in state)) return {}
  return typeof state.portalOpenedFor === 'string' ? { portalOpenedFor: state.portalOpenedFor } : {}
}

/** Maps the server's status of an identity request to the one that the screens use. Undefined for a status of a newer server. */
export function nafathStatusOf(state: string): NafathStatus | undefined {
  return STATUSES.get(state)
}
