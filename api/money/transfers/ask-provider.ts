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

/** The waits between questions about a transfer. The last one repeats. */
const WAITS_SECONDS = [2, 5, 10, 30, 60, 120, 300, 900, 3600]

/**
 * A number that the provider does not know is submitted again this long after the last submission. A request that was under way ends within
 * the time-out of a call, at most 60 seconds, also at a proxy; the rest is for a provider that lists a payout late. Were the wait too short, the
 * provider would still refuse the number, which it accepts once.
 */
export const SETTLED_SECONDS = 300

/** More would only repeat what the staff has to find out. */
const MAX_SUBMISSIONS = 3

/** Banks return a payment within days. */
const RECHECK_DAYS = 10

/** Asks the provider for the payout of our number, and applies what it says. */
export async function askProvider(deps: AdvanceDeps, asked: ClaimedTransfer): Promise<void> {
  const { db, providers } = deps
  const { sequenceNumber, providerReference, firstSubmittedAt } = asked
  if (sequenceNumber === null || firstSubmittedAt === null) return stopAsking(deps, asked)
  const search = await find(providers, asked, {
    sequenceNumber,
    ...(providerReference && { reference: providerReference }),
    submittedAt: earliestSubmission(asked) ?? firstSubmittedAt,
  })
  const begun = await db.transaction(async tx => {
    const locked = await lockPayout(tx, asked.id)
    if (!locked) return undefined
    const { transfer } = locked
    const { state } = transfer
    const known = search.kind === 'found' ? await applyPayout(tx, deps, locked, search.payout) : transfer
    if (known.state !== state || known.turn !== asked.turn) return undefined
    // Nothing is known about a number that was submitted again after the question.
    if (search.kind === 'not_found' && (await mayResubmit(tx, deps, locked))) return beginSubmission(tx, deps, locked)
    await waitForNext(tx, known, search.kind, deps.clock())
    return undefined
  })
  if (begun) await callProvider(deps, begun)
}

/** It may have been submitted in a time that a restored backup does not know of, though not before it was confirmed or the day of its run. */
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
    // The staff may decide from the announced time, however long the wait is.
    dueAt: decisionAt !== null && now < decisionAt && decisionAt < next ? decisionAt : next,
    undecidedSince: undecidedSince ?? (isUndecided ? now : null),
  })
}

/**
 * For a while, one that is paid may come back, and one that the staff has ended may prove to be paid. The last look counts only if the provider
 * responded to it and to the one of the day before: after an outage it may repeat what it said before that.
 */
function nextLook(transfer: TransferRow, answer: TransferRow['lastAnswer'], now: Date): Date | null {
  const { state, stateCause, stateSince, lastAnswer, lastAskedAt } = transfer
  const maySurprise = state === 'paid' || (state === 'failed' && stateCause === 'staff')
  const dayAfter = (days: number) => addSeconds(stateSince, days * RECHECK_SECONDS)
  const isOver = now >= dayAfter(RECHECK_DAYS) && answer !== 'unavailable'
  const wasAnswered = lastAnswer !== 'unavailable' && lastAskedAt !== null && lastAskedAt >= dayAfter(RECHECK_DAYS - 1)
  return maySurprise && !(isOver && wasAnswered) ? addSeconds(now, RECHECK_SECONDS) : null
}

/** A payment between wallets has no payout. */
const stopAsking = ({ db }: AdvanceDeps, { id }: ClaimedTransfer) =>
  db.transaction(async tx => {
    const transfer = await lockTransfer(tx, id)
    if (transfer) await noteProgress(tx, transfer, { dueAt: null })
  })
