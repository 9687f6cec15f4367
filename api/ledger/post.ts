import { and, eq } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { type HoldRow, holds, type TransactionRow, transactions } from '#api/db/schema/ledger.ts'
import type { Wallet } from '#api/db/schema/wallet.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { isUuid } from '#api/platform/uuid.ts'
import { buildMovement } from './build-movement.ts'
import type { HoldEnd, Instruction, InstructionOf, MoneyInstruction, Posted } from './instruction.ts'
import { scopesOf, uncountTowardsLimits } from './limits.ts'
import { refusalOf } from './movement.ts'
import { earlierResult, refusalError, writePosting } from './posting.store.ts'
import { holdingOf, type LockedWallet, lockWallet, outsideOf } from './wallets.ts'

/**
 * Posts to a wallet: money in, money out, or a hold. Postings to a wallet run one at a time. The same key with the same values returns the
 * first result again, a refusal too. A posting that status, balance or limits refuse is kept as a failed transaction.
 * @throws PlinkError with the code of the refusal; `IDEMPOTENCY_MISMATCH` for a key that was used for another instruction;
 * `VALIDATION_ERROR` for a hold whose release is not in the future
 */
export async function post(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  walletId: string,
  instruction: Instruction,
): Promise<Posted> {
  const outcome = await db.transaction(async tx => {
    const locked = await lockWallet(tx, walletId)
    // The clock is read under the lock, so that times are in the order of the balances.
    return postWithin(tx, locked, instruction, clock())
  })
  if (outcome instanceof PlinkError) throw outcome
  return outcome
}

/** Like `post`, within the transaction that holds the lock of the wallet. Returns a refusal instead of throwing it, so that it is kept. */
export async function postWithin(
  tx: Db,
  locked: LockedWallet,
  instruction: Instruction,
  now: Date,
): Promise<Posted | PlinkError> {
  const earlier = await earlierResult(tx, locked.wallet.id, instruction)
  if (earlier) return earlier
  return isHoldEnd(instruction) ? endHold(tx, locked, instruction, now) : moveMoney(tx, locked, instruction, now)
}

const isHoldEnd = (instruction: Instruction): instruction is HoldEnd => instruction.kind in ENDS

async function moveMoney(
  tx: Db,
  locked: LockedWallet,
  asked: MoneyInstruction,
  now: Date,
): Promise<Posted | PlinkError> {
  if (asked.kind === 'hold') requireFutureRelease(asked, now)
  const movement = await buildMovement(tx, locked, asked)
  const refusal = await refusalOf(tx, locked, movement, now)
  const written = await writePosting(tx, locked.wallet.id, asked, movement, now, refusal)
  if (refusal) return refusalError(refusal.code, refusal.reason)
  const transaction = written!
  if (asked.kind !== 'hold' && asked.kind !== 'reserve') return { transaction }
  return { transaction, hold: await placeHold(tx, transaction, asked) }
}

/** Not checked for a repetition, which may come after the release. */
function requireFutureRelease({ expectedRelease }: InstructionOf<'hold'>, now: Date): void {
  if (new Date(expectedRelease) > now) return
  throw new PlinkError('VALIDATION_ERROR', { fields: { expectedRelease: 'Must be in the future' } })
}

async function placeHold(
  tx: Db,
  transaction: TransactionRow,
  asked: InstructionOf<'hold' | 'reserve'>,
): Promise<HoldRow> {
  const { walletId, accountId, referenceId, amount, createdAt } = transaction
  const [placed] = await tx
    .insert(holds)
    .values({
      id: crypto.randomUUID(),
      walletId,
      accountId,
      referenceId,
      amount,
      reason: asked.kind === 'hold' ? asked.reason : 'transfer',
      status: 'active',
      heldAt: createdAt,
      expectedRelease: new Date(asked.expectedRelease),
    })
    .returning()
  return placed!
}

/** How a hold ends: the money is paid, or is available again. Only a transfer ends the hold of a transfer. */
const ENDS = {
  capture: { pays: true, isOfTransfer: false },
  release: { pays: false, isOfTransfer: false },
  settle: { pays: true, isOfTransfer: true },
  cancel: { pays: false, isOfTransfer: true },
} as const

const PAID = { hold: 'captured', transaction: { status: 'successful' } } as const
const RELEASED = { hold: 'released', transaction: { status: 'failed', failure: 'released' } } as const

/**
 * Ends a hold, once. Throws `HOLD_NOT_FOUND`, `HOLD_ENDED`; `WALLET_FROZEN`, `WALLET_INACTIVE` for a capture, which takes money out. None of
 * these uses the key up, since a later try may succeed.
 */
async function endHold(tx: Db, locked: LockedWallet, asked: HoldEnd, now: Date): Promise<Posted> {
  const { wallet } = locked
  const { pays, isOfTransfer } = ENDS[asked.kind]
  const found = await findHold(tx, wallet.id, asked.holdId)
  if ((found.reason === 'transfer') !== isOfTransfer) throw new PlinkError('HOLD_NOT_FOUND')
  if (found.status !== 'active') throw new PlinkError('HOLD_ENDED')
  if (asked.kind === 'capture') requireMoneyMayLeave(wallet)
  const end = pays ? PAID : RELEASED
  const from = holdingOf(locked, found.accountId).id
  const to = pays ? outsideOf(locked).id : found.accountId
  await writePosting(tx, wallet.id, asked, { from, to, amount: found.amount, scopes: [], sides: [] }, now)
  const [hold] = await tx
    .update(holds)
    .set({ status: end.hold, endedAt: now })
    .where(eq(holds.id, found.id))
    .returning()
  const [transaction] = await tx
    .update(transactions)
    .set(end.transaction)
    .where(eq(transactions.referenceId, found.referenceId))
    .returning()
  if (!pays) {
    await uncountTowardsLimits(tx, wallet.id, scopesOf(transaction!.type, true), found.amount, found.heldAt)
  }
  return { transaction: transaction!, hold: hold! }
}

function requireMoneyMayLeave({ frozenAt, status }: Wallet): void {
  if (frozenAt !== null) throw new PlinkError('WALLET_FROZEN')
  if (status === 'inactive') throw new PlinkError('WALLET_INACTIVE')
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
