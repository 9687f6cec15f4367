import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { CardTopUp } from '#api/kernel/db/schema/top-ups.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { moveHouseMoney } from '#api/money/ledger/house-accounts.ts'
import { recordMoneyException } from '#api/money/ledger/money-exceptions.ts'
import { postWithin } from '#api/money/ledger/post.ts'
import { changeCardTopUp, type LockedTopUp, lockCardTopUp, returnedAt } from './card-top-ups.store.ts'
import { houseAccountOf } from './credit-paid.ts'

type TakeBackDeps = Pick<Deps, 'clock' | 'log' | 'licence'>

/**
 * Applies a chargeback that two administrators approved.
 * @throws PlinkError as `lockForDispute`
 */
export async function disputeTopUp(tx: Db, deps: TakeBackDeps, id: string, amount: number): Promise<void> {
  const lockedTopUp = await lockForDispute(tx, id, amount)
  await takeBack(tx, deps, lockedTopUp, lockedTopUp.topUp.amount, 'disputed')
}

/**
 * Locks a top-up of which exactly this amount has not gone back to the card yet, so that the approved amount is the one that is applied.
 * @throws PlinkError `TOP_UP_NOT_FOUND`, `TOP_UP_STATE_INVALID`
 */
export async function lockForDispute(tx: Db, id: string, amount: number): Promise<LockedTopUp> {
  const lockedTopUp = await lockCardTopUp(tx, id)
  if (amount === 0 || unreturnedAmount(lockedTopUp.topUp) !== amount) throw new PlinkError('TOP_UP_STATE_INVALID')
  return lockedTopUp
}

/** Returns the part of a top-up that arrived and has not gone back to the card. */
export const unreturnedAmount = ({ credited, suspended }: CardTopUp): number => credited + suspended

/**
 * Applies money that went back to the card. It comes from suspense first, then from the wallet as far as its rules allow. The rest becomes a debt
 * in suspense, about which staff decides.
 * @param goneBack all that has gone back so far, so that a repeated report takes nothing
 */
export async function takeBack(
  tx: Db,
  deps: TakeBackDeps,
  { topUp, locked }: LockedTopUp,
  goneBack: number,
  state: 'refunded' | 'disputed' = 'refunded',
): Promise<void> {
  const at = deps.clock()
  const amount = Math.min(goneBack, topUp.credited + topUp.suspended + topUp.refunded) - topUp.refunded
  if (amount <= 0) return
  const key = `${topUp.id} back ${topUp.refunded + amount}`
  const suspended = Math.min(amount, Math.max(topUp.suspended, 0))
  const fromWallet = await debit(tx, deps, { topUp, locked }, amount - suspended, key, at)
  const rest = amount - fromWallet
  if (rest > 0) await moveHouseMoney(tx, { key, from: houseAccountOf(topUp), to: 'suspense', amount: rest }, at)
  if (rest > suspended) {
    await recordMoneyException(tx, deps, {
      key: `card money missing ${key}`,
      kind: 'card_money_missing',
      walletId: topUp.walletId,
      topUpId: topUp.id,
      // These are the amount that we still had, and the amount that went back.
      expected: { amount: fromWallet + suspended, currency: 'SAR' },
      stated: {
        amount,
        currency: 'SAR',
        state,
        ...(topUp.reference !== null && { reference: topUp.reference }),
      },
    })
  }
  const refunded = topUp.refunded + amount
  const changes = { refunded, refundedAt: at, credited: topUp.credited - fromWallet, suspended: topUp.suspended - rest }
  if (refunded < topUp.amount) await changeCardTopUp(tx, topUp, changes)
  else if (topUp.state === 'paid' || topUp.state === 'settled')
    await changeCardTopUp(tx, topUp, changes, { state, cause: state, at })
  else await changeCardTopUp(tx, topUp, { ...changes, returnedAt: returnedAt(topUp, at) })
}

/** Debits at most this amount. Returns the amount that was fromWallet. */
async function debit(
  tx: Db,
  deps: TakeBackDeps,
  { topUp, locked }: LockedTopUp,
  most: number,
  key: string,
  now: Date,
): Promise<number> {
  const account = accountOf({ topUp, locked })
  const amount = Math.min(most, account.balance, topUp.credited)
  if (amount <= 0) return 0
  const posting = await postWithin(
    tx,
    deps,
    locked,
    {
      kind: 'debit',
      key: `top-up ${key}`,
      type: 'reversal',
      amount: { amount },
      counterparty: 'Card',
      counterpartyArabic: 'بطاقة',
      houseAccount: houseAccountOf(topUp),
      ...(account.subWalletId !== null && { subWallet: account.subWalletId }),
    },
    now,
  )
  return posting instanceof PlinkError ? 0 : amount
}

/** Returns the sub-wallet that received the money, or the main wallet if the sub-wallet is closed. */
const accountOf = ({ topUp, locked }: { topUp: CardTopUp; locked: LockedTopUp['locked'] }) =>
  locked.accounts.find(({ subWalletId }) => subWalletId !== null && subWalletId === topUp.subWalletId) ??
  locked.accounts.find(({ kind }) => kind === 'main')!
