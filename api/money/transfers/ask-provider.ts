import type { Db } from '#api/kernel/db/client.ts'
import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { TRANSFER_UNDECIDED_SECONDS } from '#domain/constants.ts'
import { startOfDay } from '#domain/riyadh-time.ts'
import type { AdvanceDeps, ClaimedTransfer } from './advance-deps.ts'
import { RECHECK_SECONDS } from './hold-ends.ts'
import { find } from './payout-providers.ts'
import { applyPayout } from './payout-results.ts'
import { beginSubmission, callProvider, obstacleOf } from './submit-transfer.ts'
import { type LockedPayout, lockPayout, lockTransfer, noteProgress } from './transfer-steps.ts'

/** The intervals between lookups of a transfer. The last one repeats. */
const WAITS_SECONDS = [2, 5, 10, 30, 60, 120, 300, 900, 3600]

/**
 * A number that the provider does not know is submitted again this long after the last submission. A request that was under way ends within the
 * time-out of a call, at most 60 seconds, also at a proxy. The rest allows for a provider that lists a payout late. If the wait were too short, the
 * provider would still reject the number, which it accepts once.
 */
export const SETTLED_SECONDS = 300

/** More submissions would only repeat what staff has to investigate. */
const MAX_SUBMISSIONS = 3

/** Banks return a payment within this many days. */
const RECHECK_DAYS = 10

/** Looks up the payout of our number at the provider, and applies the result. */
export async function askProvider(deps: AdvanceDeps, claim: ClaimedTransfer): Promise<void> {
  const { db, providers } = deps
  const { sequenceNumber, providerReference, firstSubmittedAt } = claim
  if (sequenceNumber === null || firstSubmittedAt === null) return stopAsking(deps, claim)
  const search = await find(providers, claim, {
    sequenceNumber,
    ...(providerReference && { reference: providerReference }),
    submittedAt: earliestSubmission(claim) ?? firstSubmittedAt,
  })
  const submission = await db.transaction(async tx => {
    const locked = await lockPayout(tx, claim.id)
    if (!locked) return undefined
    const { transfer } = locked
    const { state } = transfer
    const current = search.kind === 'found' ? await applyPayout(tx, deps, locked, search.payout) : transfer
    if (current.state !== state || current.turn !== claim.turn) return undefined
    // The response says nothing about a number that was submitted again after the request.
    if (search.kind === 'not_found' && (await mayResubmit(tx, deps, locked))) return beginSubmission(tx, deps, locked)
    await waitForNext(tx, current, search.kind, deps.clock())
    return undefined
  })
  if (submission) await callProvider(deps, submission)
}

/**
 * Returns the earliest time at which the transfer can have been submitted. A restored backup may not know of the submission, but it was not before
 * the confirmation or the day of the run.
 */
const earliestSubmission = ({ runOn, confirmedAt }: ClaimedTransfer): Date | null =>
  runOn === null ? confirmedAt : startOfDay(runOn)

async function mayResubmit(tx: Db, deps: AdvanceDeps, locked: LockedPayout): Promise<boolean> {
  const { state, lastSubmittedAt, submissions, undecidedSince } = locked.transfer
  if (state !== 'unknown' || undecidedSince !== null || submissions >= MAX_SUBMISSIONS) return false
  const isSettled = deps.clock() >= addSeconds(lastSubmittedAt!, SETTLED_SECONDS)
  return isSettled && (await obstacleOf(tx, deps, locked)) === undefined
}

async function waitForNext(
  tx: Db,
  transfer: TransferRow,
  lastAnswer: TransferRow['lastAnswer'],
  now: Date,
): Promise<void> {
  const { state, questions, unknownSince, undecidedSince } = transfer
  if (state !== 'submitted' && state !== 'unknown') {
    await noteProgress(tx, transfer, { lastAnswer, lastAskedAt: now, dueAt: nextLook(transfer, lastAnswer, now) })
    return
  }
  const next = addSeconds(now, WAITS_SECONDS[Math.min(questions, WAITS_SECONDS.length - 1)]!)
  const decisionAt = state === 'unknown' ? addSeconds(unknownSince!, TRANSFER_UNDECIDED_SECONDS) : null
  const isUndecided = decisionAt !== null && now >= decisionAt
  await noteProgress(tx, transfer, {
    lastAnswer,
    lastAskedAt: now,
    questions: questions + 1,
    // Staff may decide from the announced time, however long the interval is.
    dueAt: decisionAt !== null && now < decisionAt && decisionAt < next ? decisionAt : next,
    undecidedSince: undecidedSince ?? (isUndecided ? now : null),
  })
}

/**
 * Returns when to look up an ended transfer again, because for a while a paid one may be returned, and one that staff has ended may prove to be
 * paid. The last lookup counts only if the provider responded to it and to the one of the day before: after an outage its response may be outdated.
 */
function nextLook(transfer: TransferRow, answer: TransferRow['lastAnswer'], now: Date): Date | null {
  const { state, stateCause, stateSince, lastAnswer, lastAskedAt } = transfer
  const maySurprise = state === 'paid' || (state === 'failed' && stateCause === 'staff')
  const dayAfter = (days: number) => addSeconds(stateSince, days * RECHECK_SECONDS)
  const isOver = now >= dayAfter(RECHECK_DAYS) && answer !== 'unavailable'
  const wasAnswered = lastAnswer !== 'unavailable' && lastAskedAt !== null && lastAskedAt >= dayAfter(RECHECK_DAYS - 1)
  return maySurprise && !(isOver && wasAnswered) ? addSeconds(now, RECHECK_SECONDS) : null
}

/** A payment between wallets has no payout to look up. */
const stopAsking = ({ db }: AdvanceDeps, { id }: ClaimedTransfer) =>
  db.transaction(async tx => {
    const transfer = await lockTransfer(tx, id)
    if (transfer) await noteProgress(tx, transfer, { dueAt: null })
  })
