import type { NafathState, SandboxNafathDecisionDecision } from '#web/api/generated/plinkAPI.schemas.ts'

export type Decision = SandboxNafathDecisionDecision

const OPEN_TO: Record<NafathState, readonly Decision[]> = {
  SENT: ['approve', 'decline', 'review', 'reject', 'expire'],
  pending: ['approve', 'reject'],
  approved: [],
  rejected: [],
  FAILED: [],
  expired: [],
}

/** The possible decisions for a request. */
export function decisionsFor(status: NafathState): readonly Decision[] {
  return OPEN_TO[status]
}

/** The decisions in the portal: those of the person, and during a review those of compliance. */
export function portalDecisionsFor(status: NafathState): readonly Decision[] {
  return status === 'SENT' ? ['approve', 'decline', 'review'] : decisionsFor(status)
}

/** `1990800003` as `199•••••03`. */
export function maskNationalId(idNumber: string): string {
  return `${idNumber.slice(0, 3)}•••••${idNumber.slice(-2)}`
}

/** The one-time code in a message. */
export function codeIn(message: string): string | undefined {
  return /\b\d{6}\b/.exec(message)?.[0]
}
