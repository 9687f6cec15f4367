import type { NafathStatus } from '#domain/onboarding.ts'
import type { NafathRequest, NafathState } from '#web/api/generated/model/index.ts'
import { nafathStatusOf } from '#web/sign-up/nafath-status.ts'

/** What is known about the approval at a moment. */
export interface NafathKnowledge {
  failedToStart?: boolean
  /** The server's latest word; none before the first. */
  answer?: NafathState
  /** Whether `expired` means that compliance asks for another approval. */
  askedAgain?: boolean
  /** Whether the person was sent to the portal. */
  portalOpened: boolean
  lifetimeOver: boolean
}

export type NafathFailure = 'start' | 'declined' | 'expired' | 'askedAgain'

/**
 * The server's decision counts first, so a review that outlasts the request's lifetime stays a review. `SENT` is no
 * decision: the person has not acted yet, and whether they were sent to the portal is known here alone.
 */
export function shownStatusOf({ failedToStart, answer, portalOpened, lifetimeOver }: NafathKnowledge): NafathStatus {
  if (failedToStart) return 'FAILED'
  if (answer !== undefined && answer !== 'SENT') return nafathStatusOf(answer)
  if (lifetimeOver) return 'FAILED'
  return portalOpened ? 'SENT' : 'REDIRECTION'
}

/** Why the status is FAILED. */
export function nafathFailureOf({ failedToStart, answer, askedAgain }: NafathKnowledge): NafathFailure {
  if (failedToStart) return 'start'
  if (askedAgain) return 'askedAgain'
  return answer === 'FAILED' ? 'declined' : 'expired'
}

/** Nothing more will come, so there is nothing to poll for. */
export function settles(answer: NafathState): boolean {
  return answer !== 'SENT' && answer !== 'pending'
}

/** The person has not acted yet, so the request can still run out. */
export function isWaiting(status: NafathStatus): boolean {
  return status === 'REDIRECTION' || status === 'SENT'
}

/** Whether a request of an earlier visit can be gone on with; a review and an approval outlive its lifetime. */
export function isLive({ status, expiresAt }: NafathRequest, now: number): boolean {
  if (status === 'pending' || status === 'approved') return true
  return status === 'SENT' && Date.parse(expiresAt) > now
}

/** Whether the portal's address is one to send a person to. */
export function isPortalUrl(url: string | undefined): url is string {
  return url !== undefined && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}
