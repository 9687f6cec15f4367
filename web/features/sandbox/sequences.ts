import { NAFATH_POLL_SECONDS } from '#domain/constants.ts'
import type { NafathStatus } from '#domain/onboarding.ts'
import type { NafathState } from '#web/api/generated/plinkAPI.schemas.ts'
import { type Decision, decisionsFor } from './decisions.ts'

/** A sequence of decisions, with the statuses that the sign-up screen shows. */
export interface Sequence {
  name: 'sent' | 'approved' | 'underReview' | 'reviewApproved' | 'reviewRejected' | 'rejected' | 'declined' | 'expired'
  /** Empty if the person has opened the portal and not decided yet. */
  decisions: readonly Decision[]
  statuses: readonly NafathStatus[]
}

/** Long enough for the sign-up screen to poll each status. */
export const PAUSE_MILLISECONDS = (NAFATH_POLL_SECONDS + 1) * 1000

const SEQUENCES: readonly Sequence[] = [
  { name: 'sent', decisions: [], statuses: ['SENT'] },
  { name: 'approved', decisions: ['approve'], statuses: ['RECEIVED'] },
  { name: 'underReview', decisions: ['review'], statuses: ['UNDER_REVIEW'] },
  { name: 'reviewApproved', decisions: ['review', 'approve'], statuses: ['UNDER_REVIEW', 'RECEIVED'] },
  { name: 'reviewRejected', decisions: ['review', 'reject'], statuses: ['UNDER_REVIEW', 'REJECTED'] },
  { name: 'rejected', decisions: ['reject'], statuses: ['REJECTED'] },
  { name: 'declined', decisions: ['decline'], statuses: ['FAILED'] },
  { name: 'expired', decisions: ['expire'], statuses: ['FAILED'] },
]

/** The possible sequences for a status. */
export function sequencesFor(status: NafathState | undefined): readonly Sequence[] {
  const possible = status === undefined ? [] : decisionsFor(status)
  return SEQUENCES.filter(({ decisions: [first] }) => (first ? possible.includes(first) : status === 'SENT'))
}

/** Makes the decisions one after another. */
export async function runSequence(
  { decisions }: Sequence,
  decide: (decision: Decision) => Promise<unknown>,
  pause: (milliseconds: number) => Promise<unknown>,
): Promise<void> {
  for (const [index, decision] of decisions.entries()) {
    if (index > 0) await pause(PAUSE_MILLISECONDS)
    await decide(decision)
  }
}
