import { and, eq } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type HoldRow, holds } from '#api/kernel/db/schema/ledger.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { isUuid } from '#api/kernel/platform/uuid.ts'
import { buildMovement } from './build-movement.ts'
import type { HoldEnd, Instruction, InstructionOf, MoneyInstruction, Posted } from './instruction.ts'
import { scopesOf, uncountTowardsLimits } from './limits.ts'
import { type Movement, refusalOf } from './movement.ts'
import {
  earlierResult,
  type HoldOutcome,
  refusalError,
  writeHold,
  writeHoldEnd,
  writePosting,
  writeRefusal,
} from './posting.store.ts'
import { type LockedWallet, lockWallet } from './wallets.ts'

/**
 * Posts to a wallet: money in, money out, or a hold. Postings to a wallet run one at a time. The same key with the same values returns the first
 * result again, also when it was a refusal. A posting that status, balance or limits refuse is kept as a failed transaction.
 * @throws PlinkError with the code of the refusal; `IDEMPOTENCY_MISMATCH` for a key that was used for another instruction; `VALIDATION_ERROR` for a
 * hold whose release is not in the future
 */
export async function post(
  deps: Pick<Deps, 'db' | 'clock' | 'licence'>,
  walletId: string,
  instruction: Instruction,
): Promise<Posted> {
  const { db, clock } = deps
  const outcome = await db.transaction(async tx => {
    const locked = await lockWallet(tx, walletId)
    // The clock is read under the lock, so that times are in the order of the balances.
    return postWithin(tx, deps, locked, instruction, clock())
  })
  if (outcome instanceof PlinkError) throw outcome
  return outcome
}

/** Posts like `post`, within the transaction that holds the lock of the wallet. Returns a refusal instead of throwing it, so that it is kept. */
export async function postWithin(
  tx: Db,
  deps: Pick<Deps, 'licence'>,
  locked: LockedWallet,
  instruction: Instruction,
  now: Date,
): Promise<Posted | PlinkError> {
  const earlier = await earlierResult(tx, locked.wallet.id, instruction)
  if (earlier) return earlier
  return isHoldEnd(instruction) ? endHold(tx, locked, instruction, now) : moveMoney(tx, deps, locked, instruction, now)
}

const isHoldEnd = (instruction: Instruction): instruction is HoldEnd => instruction.kind in ENDS

async function moveMoney(
  tx: Db,
  deps: Pick<Deps, 'licence'>,
  locked: LockedWallet,
  instruction: MoneyInstruction,
  now: Date,
): Promise<Posted | PlinkError> {
  if (instruction.kind === 'hold') requireFutureRelease(instruction, now)
  const movement = await buildMovement(tx, locked, instruction)
  const refusal = await refusalOf(tx, deps, locked, movement, now)
  if (!refusal) return writeMoney(tx, locked, instruction, movement, now)
  await writeRefusal(tx, locked.wallet.id, instruction, movement, refusal, now)
  return refusalError(refusal.code, refusal.reason)
}

/** Posts money that has arrived and cannot be refused. The same key returns the first result again. */
export async function postCredit(
  tx: Db,
  locked: LockedWallet,
  instruction: InstructionOf<'credit'>,
  now: Date,
): Promise<Posted> {
  const earlier = await earlierResult(tx, locked.wallet.id, instruction)
  if (earlier instanceof PlinkError) throw earlier
  return earlier ?? writeMoney(tx, locked, instruction, await buildMovement(tx, locked, instruction), now)
}

async function writeMoney(
  tx: Db,
  { wallet }: LockedWallet,
  instruction: MoneyInstruction,
  movement: Movement,
  now: Date,
): Promise<Posted> {
  if (instruction.kind === 'hold' || instruction.kind === 'reserve')
    return writeHold(tx, wallet.id, instruction, movement, now)
  return { transaction: await writePosting(tx, wallet.id, instruction, movement, now) }
}

/**
 * Posts money within a transaction, under a key that cannot have been used, because the state of a locked row excludes it. Throws a refusal, so
 * that the transaction is rolled back.
 */
export async function postOnce(
  tx: Db,
  deps: Pick<Deps, 'licence'>,
  locked: LockedWallet,
  instruction: MoneyInstruction,
  now: Date,
): Promise<Posted> {
  const movement = await buildMovement(tx, locked, instruction)
  const refusal = await refusalOf(tx, deps, locked, movement, now)
  if (refusal) throw refusalError(refusal.code, refusal.reason)
  return writeMoney(tx, locked, instruction, movement, now)
}

/** A repetition does not get here, because it may come after the release. */
function requireFutureRelease({ expectedRelease }: InstructionOf<'hold'>, now: Date): void {
  if (new Date(expectedRelease) > now) return
  throw new PlinkError('VALIDATION_ERROR', { fields: { expectedRelease: 'Must be in the future' } })
}

const ENDS = {
  capture: { pays: true, isOfTransfer: false },
  release: { pays: false, isOfTransfer: false },
  settle: { pays: true, isOfTransfer: true },
  cancel: { pays: false, isOfTransfer: true },
} as const satisfies Record<HoldEnd['kind'], HoldOutcome>

/**
 * Ends a hold of the locked wallet, once. The key must not have been used. Throws `HOLD_NOT_FOUND`, `HOLD_ENDED`; `WALLET_FROZEN`,
 * `WALLET_INACTIVE` for a capture, which takes money out. None of these errors uses up the key, since a later attempt may succeed.
 */
export async function endHold(
  tx: Db,
  locked: LockedWallet,
  instruction: HoldEnd,
  now: Date,
): Promise<Required<Posted>> {
  const { wallet } = locked
  const outcome = ENDS[instruction.kind]
  const isStopped = wallet.frozenAt !== null || wallet.status === 'inactive'
  if (instruction.kind === 'capture' && isStopped) {
    await requireActiveHold(tx, wallet.id, instruction)
    throw new PlinkError(wallet.frozenAt !== null ? 'WALLET_FROZEN' : 'WALLET_INACTIVE')
  }
  const ended = isUuid(instruction.holdId) ? await writeHoldEnd(tx, locked, instruction, outcome, now) : undefined
  if (!ended) {
    await requireActiveHold(tx, wallet.id, instruction)
    throw new Error(`The hold ${instruction.holdId} could not be ended`)
  }
  const { transaction, hold } = ended
  if (!outcome.pays)
    await uncountTowardsLimits(tx, wallet.id, scopesOf(transaction.type, true), hold.amount, hold.heldAt)
  return ended
}

async function requireActiveHold(tx: Db, walletId: string, { kind, holdId }: HoldEnd): Promise<void> {
  const hold = await findHold(tx, walletId, holdId)
  if ((hold.reason === 'transfer') !== ENDS[kind].isOfTransfer) throw new PlinkError('HOLD_NOT_FOUND')
  if (hold.status !== 'active') throw new PlinkError('HOLD_ENDED')
}

async function findHold(tx: Db, walletId: string, id: string): Promise<HoldRow> {
  const [hold] = isUuid(id)
    ? await tx
        .select()
        .from(holds)
        .where(and(eq(holds.id, id), eq(holds.walletId, walletId)))
    : []
  if (!hold) throw new PlinkError('HOLD_NOT_FOUND')
  return hold
}
