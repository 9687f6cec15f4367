import type { Db } from '#api/db/client.ts'
import { type HoldRow, holds, type TransactionRow } from '#api/db/schema/ledger.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { endHold } from './end-hold.ts'
import type { Instruction, InstructionOf, Posted } from './instruction.ts'
import { type LockedWallet, lockWallet } from './locked-wallet.ts'
import { carryOut, keepFailed, type Movement, refusalOf } from './movement.ts'
import { hold, move, payment, reversal, topUp } from './movements.ts'
import { answered, refused, writePosting } from './posting.store.ts'

/**
 * Puts money on a wallet, takes it off or sets it aside; one at a time for each wallet. The same key with the same values answers the
 * same again, a refusal too. What the wallet's status, balance or limits refuse is kept as a failed transaction.
 * @throws PlinkError with the code of the refusal; `IDEMPOTENCY_MISMATCH` for a key that stood for something else;
 * `VALIDATION_ERROR` for a hold whose release is not to come
 */
export async function post(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  walletId: string,
  instruction: Instruction,
): Promise<Posted> {
  const outcome = await db.transaction(async tx => {
    const locked = await lockWallet(tx, walletId)
    // Read when its turn has come, so that times go the way the balances go.
    return postWithin(tx, locked, instruction, clock())
  })
  if (outcome instanceof PlinkError) throw outcome
  return outcome
}

/** As `post`, within the transaction that has locked the wallet. A refusal is answered rather than thrown, so that it is kept. */
export async function postWithin(
  tx: Db,
  locked: LockedWallet,
  instruction: Instruction,
  now: Date,
): Promise<Posted | PlinkError> {
  const earlier = await answered(tx, locked.wallet.id, instruction)
  if (earlier) return earlier
  if (instruction.kind === 'capture' || instruction.kind === 'release') return endHold(tx, locked, instruction, now)
  return moveMoney(tx, locked, instruction, now)
}

type Moving = Exclude<Instruction, { kind: 'capture' | 'release' }>

async function moveMoney(tx: Db, locked: LockedWallet, asked: Moving, now: Date): Promise<Posted | PlinkError> {
  if (asked.kind === 'hold') requireToCome(asked, now)
  const movement = await movementOf(tx, locked, asked)
  const refusal = await refusalOf(tx, locked, movement, now)
  const posting = await writePosting(tx, locked.wallet.id, asked, now, refusal)
  if (refusal) {
    await keepFailed(tx, locked, movement, posting, refusal)
    return refused(refusal.code, refusal.reason)
  }
  const transaction = await carryOut(tx, locked, movement, posting)
  return asked.kind === 'hold' ? { transaction, hold: await placeHold(tx, transaction, asked) } : { transaction }
}

function movementOf(tx: Db, locked: LockedWallet, asked: Moving): Movement | Promise<Movement> {
  switch (asked.kind) {
    case 'top_up':
      return topUp(locked, asked)
    case 'payment':
      return payment(locked, asked)
    case 'hold':
      return hold(locked, asked)
    case 'move':
      return move(locked, asked)
    case 'reversal':
      return reversal(tx, locked, asked)
  }
}

/** Not asked of a repetition, which may come later. */
function requireToCome({ expectedRelease }: InstructionOf<'hold'>, now: Date): void {
  if (new Date(expectedRelease) > now) return
  throw new PlinkError('VALIDATION_ERROR', { fields: { expectedRelease: 'Must be in the future' } })
}

async function placeHold(tx: Db, transaction: TransactionRow, asked: InstructionOf<'hold'>): Promise<HoldRow> {
  const { walletId, accountId, referenceId, amount, createdAt } = transaction
  const [placed] = await tx
    .insert(holds)
    .values({
      id: crypto.randomUUID(),
      walletId,
      accountId,
      referenceId,
      amount,
      reason: asked.reason,
      status: 'active',
      heldAt: createdAt,
      expectedRelease: new Date(asked.expectedRelease),
    })
    .returning()
  return placed!
}
