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
 * Posts to a wallet: money in, money out, or a hold. Postings to a wallet run one at a time. The same key with the same values returns the
 * first result again, a refusal too. A posting that status, balance or limits refuse is kept as a failed transaction.
 * @throws PlinkError with the code of the refusal; `IDEMPOTENCY_MISMATCH` for a key that was used for another instruction;
 * `VALIDATION_ERROR` for a hold whose release is not in the future
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

/** Like `post`, within the transaction that holds the lock of the wallet. Returns a refusal instead of throwing it, so that it is kept. */
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
  asked: MoneyInstruction,
  now: Date,
): Promise<Posted | PlinkError> {
  if (asked.kind === 'hold') requireFutureRelease(asked, now)
  const movement = await buildMovement(tx, locked, asked)
  const refusal = await refusalOf(tx, deps, locked, movement, now)
  if (!refusal) return writeMoney(tx, locked, asked, movement, now)
  await writeRefusal(tx, locked.wallet.id, asked, movement, refusal, now)
  return refusalError(refusal.code, refusal.reason)
}

/** Posts money that has arrived, which nothing refuses. The same key returns the first result again. */
export async function postCredit(
  tx: Db,
  locked: LockedWallet,
  asked: InstructionOf<'credit'>,
  now: Date,
): Promise<Posted> {
  const earlier = await earlierResult(tx, locked.wallet.id, asked)
  if (earlier instanceof PlinkError) throw earlier
  return earlier ?? writeMoney(tx, locked, asked, await buildMovement(tx, locked, asked), now)
}

async function writeMoney(
  tx: Db,
  { wallet }: LockedWallet,
  asked: MoneyInstruction,
  movement: Movement,
  now: Date,
): Promise<Posted> {
  if (asked.kind === 'hold' || asked.kind === 'reserve') return writeHold(tx, wallet.id, asked, movement, now)
  return { transaction: await writePosting(tx, wallet.id, asked, movement, now) }
}

/**
 * Posts money within a transaction, for a key that cannot have been used: the state of a row that is locked says so. Throws a refusal, so that
 * nothing is kept of it.
 */
export async function postOnce(
  tx: Db,
  deps: Pick<Deps, 'licence'>,
  locked: LockedWallet,
  asked: MoneyInstruction,
  now: Date,
): Promise<Posted> {
  const movement = await buildMovement(tx, locked, asked)
  const refusal = await refusalOf(tx, deps, locked, movement, now)
  if (refusal) throw refusalError(refusal.code, refusal.reason)
  return writeMoney(tx, locked, asked, movement, now)
}

/** Not checked for a repetition, which may come after the release. */
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
 * `WALLET_INACTIVE` for a capture, which takes money out. None of these uses the key up, since a later try may succeed.
 */
export async function endHold(tx: Db, locked: LockedWallet, asked: HoldEnd, now: Date): Promise<Required<Posted>> {
  const { wallet } = locked
  const outcome = ENDS[asked.kind]
  const isStopped = wallet.frozenAt !== null || wallet.status === 'inactive'
  if (asked.kind === 'capture' && isStopped) {
    await requireActiveHold(tx, wallet.id, asked)
    throw new PlinkError(wallet.frozenAt !== null ? 'WALLET_FROZEN' : 'WALLET_INACTIVE')
  }
  const ended = isUuid(asked.holdId) ? await writeHoldEnd(tx, locked, asked, outcome, now) : undefined
  if (!ended) {
    await requireActiveHold(tx, wallet.id, asked)
    throw new Error(`The hold ${asked.holdId} could not be ended`)
  }
  const { transaction, hold } = ended
  if (!outcome.pays)
    await uncountTowardsLimits(tx, wallet.id, scopesOf(transaction.type, true), hold.amount, hold.heldAt)
  return ended
}

async function requireActiveHold(tx: Db, walletId: string, { kind, holdId }: HoldEnd): Promise<void> {
  const found = await findHold(tx, walletId, holdId)
  if ((found.reason === 'transfer') !== ENDS[kind].isOfTransfer) throw new PlinkError('HOLD_NOT_FOUND')
  if (found.status !== 'active') throw new PlinkError('HOLD_ENDED')
}

async function findHold(tx: Db, walletId: string, id: string): Promise<HoldRow> {
  const [found] = isUuid(id)
    ? await tx
        .select()
        .from(holds)
        .where(and(eq(holds.id, id), eq(holds.walletId, walletId)))
    : []
  if (!found) throw new PlinkError('HOLD_NOT_FOUND')
  return found
}
