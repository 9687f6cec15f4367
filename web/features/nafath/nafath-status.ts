import type { NafathStatus } from '#domain/onboarding.ts'
import type { NafathRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { nafathStatusOf } from '#web/sign-up/nafath-status.ts'

/** The known facts about an approval. */
export interface NafathFacts {
  failedToStart?: boolean
  /** The latest status from the server. Undefined before the first response. */
  serverStatus?: string
  /** Whether `expired` means that compliance requires another approval. */
  askedAgain?: boolean
  /** Whether the person was sent to the portal. */
  portalOpened: boolean
  lifetimeOver: boolean
}

/** `UNKNOWN` is a status of a newer server, which the page names. */
export type ScreenStatus = NafathStatus | 'UNKNOWN'

export type NafathFailure = 'start' | 'declined' | 'expired' | 'askedAgain'

/**
 * The server's decision takes precedence, so a review that outlasts the request's lifetime stays a review. `SENT` is no
 * decision: the person has not acted yet, and only this page knows whether they were sent to the portal.
 */
export function screenStatusOf({ failedToStart, serverStatus, portalOpened, lifetimeOver }: NafathFacts): ScreenStatus {
  if (failedToStart) return 'FAILED'
  const status = serverStatus === undefined ? 'SENT' : nafathStatusOf(serverStatus)
  if (status !== undefined && status !== 'SENT') return status
  if (lifetimeOver) return 'FAILED'
  if (status === undefined) return 'UNKNOWN'
  return portalOpened ? 'SENT' : 'REDIRECTION'
}

/** The reason why the status is FAILED. */
export function nafathFailureOf({ failedToStart, serverStatus, askedAgain }: NafathFacts): NafathFailure {
  if (failedToStart) return 'start'
  if (askedAgain) return 'askedAgain'
  return serverStatus === 'FAILED' ? 'declined' : 'expired'
}

const FINAL: ReadonlySet<NafathStatus | undefined> = new Set(['RECEIVED', 'FAILED', 'REJECTED'])

/** Whether the status can no longer change, so that polling ends. */
export function isFinal(serverStatus: string): boolean {
  return FINAL.has(nafathStatusOf(serverStatus))
}

/** Whether the person has not acted yet, so that the request can still expire. */
export function isWaiting(status: ScreenStatus): boolean {
  return status === 'REDIRECTION' || status === 'SENT' || status === 'UNKNOWN'
}

/** Whether a request of an earlier visit can be resumed. A review and an approval outlive its lifetime. */
export function isLive({ status, expiresAt }: NafathRequest, now: number): boolean {
  if (status === 'pending' || status === 'approved') return true
  return status === 'SENT' && Date.parse(expiresAt) > now
}

/** Whether the portal's address is safe to open. */
export function isPortalUrl(url: string | undefined): url is string {
  return url !== undefined && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}
