import { createHash } from 'node:crypto'
import type { TransferCause } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { PayoutSubmission } from '#api/outside/providers/money-providers.ts'
import type { AdvanceDeps, BegunSubmission, ClaimedTransfer } from './advance-deps.ts'
import { cancelHeld, refuse } from './hold-ends.ts'
import { submit } from './payout-providers.ts'
import { applyPayout, trySubmitted } from './payout-results.ts'
import { requirePayable, type TransferSettings } from './transfer-rules.ts'
import { type LockedPayout, lockPayout, takeStep } from './transfer-steps.ts'

/** A transfer that did not reach the provider is submitted again after this time. */
const RETRY_SECONDS = 30

/** Submits a transfer to the provider, unless the state of the payer or of the payee prevents it now. */
export async function submitTransfer(deps: AdvanceDeps, { id, turn }: ClaimedTransfer): Promise<void> {
  const begun = await deps.db.transaction(async tx => {
    const locked = await lockPayout(tx, id)
    if (locked?.transfer.state !== 'held' || locked.transfer.turn !== turn) return undefined
    const obstacle = await obstacleOf(tx, deps, locked)
    if (!obstacle) return beginSubmission(tx, deps, locked)
    await cancelHeld(tx, deps, locked.transfer, obstacle)
    return undefined
  })
  if (begun) await callProvider(deps, begun)
}

/** Returns why the money must not leave now, or undefined when it may. */
export async function obstacleOf(
  tx: Db,
  deps: TransferSettings & Pick<AdvanceDeps, 'clock'>,
  { transfer, beneficiary, wallet }: LockedPayout,
): Promise<Exclude<TransferCause, 'customer'> | undefined> {
  try {
    if (beneficiary) await requirePayable(tx, deps, beneficiary, transfer)
  } catch (cause) {
    if (!(cause instanceof PlinkError)) throw cause
    return cause.code === 'AMOUNT_OUT_OF_RANGE' ? 'amount_out_of_range' : 'beneficiary_unavailable'
  }
  // The wallet is locked, so a freeze or a deactivation comes before the submission or after it.
  if (wallet.frozenAt !== null) return 'wallet_frozen'
  return wallet.status === 'inactive' ? 'wallet_inactive' : undefined
}

/** Stores the number before the provider is called. A transfer has one, however often it is submitted. */
export async function beginSubmission(
  tx: Db,
  { clock }: Pick<AdvanceDeps, 'clock'>,
  { transfer, payer: { phone } }: LockedPayout,
): Promise<BegunSubmission> {
  const at = clock()
  const begun = await takeStep(
    tx,
    transfer,
    { state: 'submitting', cause: 'submission', at },
    {
      sequenceNumber: transfer.sequenceNumber ?? sequenceNumberOf(transfer.id),
      firstSubmittedAt: transfer.firstSubmittedAt ?? at,
      lastSubmittedAt: at,
      submissions: transfer.submissions + 1,
    },
  )
  return { transfer: begun, phone }
}

const DIGITS = 16
const LOWEST = 10n ** BigInt(DIGITS - 1)

/**
 * Derives the number from the id alone, so that a restored backup submits a transfer under the number of a possible earlier submission, which the
 * provider accepts once. The number does not disclose how many payouts there are. The unique column rejects the unlikely duplicate.
 */
export function sequenceNumberOf(transferId: string): string {
  const digest = BigInt(`0x${createHash('sha256').update(`payout ${transferId}`).digest('hex')}`)
  return String(LOWEST + (digest % (9n * LOWEST)))
}

/** Submits and stores the result. A crash between the two leaves the transfer `submitting`, for which see `becomeUnknownAfterCrash`. */
export async function callProvider(deps: AdvanceDeps, submission: BegunSubmission): Promise<void> {
  const { db, clock, providers, log } = deps
  const { transfer: begun } = submission
  const outcome = await submit(providers, submission).catch((err: unknown): PayoutSubmission => {
    log.error(
      { err, transferId: begun.id },
      'The submission of a transfer failed without a result. The job looks it up at the provider.',
    )
    return { kind: 'unknown' }
  })
  const isOnItsWay = outcome.kind === 'accepted' && (outcome.state === 'queued' || outcome.state === 'initiated')
  if (isOnItsWay && (await trySubmitted(db, deps, begun, outcome.reference))) return
  await db.transaction(async tx => {
    const locked = await lockPayout(tx, begun.id)
    if (!locked) return
    const { transfer } = locked
    // A report that the provider has it counts in every process. The other results are about this submission alone.
    if (outcome.kind === 'accepted') {
      const { reference, state } = outcome
      const { sequenceNumber, amount } = begun
      await applyPayout(tx, deps, locked, {
        reference,
        state,
        sequenceNumber: sequenceNumber!,
        amount,
        reason: null,
      })
      return
    }
    if (transfer.state !== 'submitting' || transfer.turn !== begun.turn) return
    // The result of a later submission says nothing about an earlier one that may have arrived.
    const wasUnknown = transfer.unknownSince !== null
    if (wasUnknown && outcome.kind === 'not_sent') await remainUnknown(tx, transfer, clock())
    else if (wasUnknown || outcome.kind === 'unknown') await becomeUnknown(tx, transfer, clock())
    else if (outcome.kind === 'refused') await refuse(tx, deps, transfer, outcome.reason)
    else await waitAgain(tx, transfer, clock())
  })
}

const waitAgain = (tx: Db, transfer: TransferRow, now: Date) =>
  takeStep(
    tx,
    transfer,
    { state: 'held', cause: 'not_sent', at: now },
    { dueAt: addSeconds(now, RETRY_SECONDS * transfer.submissions) },
  )

/** Marks the transfer as unknown. From then on only the provider or staff says whether it was paid. */
export const becomeUnknown = (tx: Db, transfer: TransferRow, now: Date): Promise<TransferRow> =>
  takeUnknown(tx, transfer, earlierSubmissions(transfer) + 1, now)

/** Keeps a transfer unknown whose later submission never left. That submission does not count, so as many attempts remain. */
const remainUnknown = (tx: Db, transfer: TransferRow, now: Date): Promise<TransferRow> =>
  takeUnknown(tx, transfer, earlierSubmissions(transfer), now)

/** Returns the number of submissions before the last one that may have left. Those from before the transfer was unknown did not. */
const earlierSubmissions = ({ unknownSince, submissions }: TransferRow): number =>
  unknownSince === null ? 0 : submissions - 1

function takeUnknown(tx: Db, transfer: TransferRow, submissions: number, now: Date): Promise<TransferRow> {
  const step = { state: 'unknown', cause: 'no_answer', at: now } as const
  return takeStep(tx, transfer, step, { unknownSince: transfer.unknownSince ?? now, dueAt: now, submissions })
}
