import type { SuspendedTopUpCause } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { HouseAccount } from '#api/kernel/db/schema/house-moves.ts'
import type { CardTopUp } from '#api/kernel/db/schema/top-ups.ts'
import { moveHouseMoney } from '#api/money/ledger/house-accounts.ts'
import { postCredit } from '#api/money/ledger/post.ts'
import { isOverMaximum } from '#api/money/ledger/receiving.ts'
import { changeCardTopUp, type LockedTopUp, type TopUpDeps } from './card-top-ups.store.ts'

/** Returns where the money of a top-up is: on its way from the card provider, or at our bank. */
export const houseAccountOf = ({ settledAt }: CardTopUp): HouseAccount =>
  settledAt === null ? 'cards_in_transit' : 'safeguarding'

/** Credits the money of an open top-up that was taken from the card, or keeps it in suspense if the wallet may not receive it. */
export async function creditPaid(tx: Db, deps: TopUpDeps, lockedTopUp: LockedTopUp): Promise<CardTopUp> {
  const { topUp, locked } = lockedTopUp
  if (locked.wallet.closedAt !== null) return suspend(tx, deps, topUp, 'account_closed')
  if (isOverMaximum(locked, topUp.amount, deps)) return suspend(tx, deps, topUp, 'over_maximum')
  const at = deps.clock()
  const transactionId = await creditTopUp(tx, lockedTopUp, topUp.amount, 'cards_in_transit', at)
  const step = { state: 'paid', cause: 'credited', at } as const
  return changeCardTopUp(tx, topUp, { transactionId, credited: topUp.amount }, step)
}

/** Puts money that was taken after the end of a top-up into suspense, once. It stays there until staff decides. */
export async function suspendPaidAfterEnd(tx: Db, deps: TopUpDeps, topUp: CardTopUp): Promise<CardTopUp> {
  if (topUp.suspended !== 0 || topUp.credited > 0 || topUp.refunded > 0) return topUp
  return suspend(tx, deps, topUp, 'paid_after_end')
}

async function suspend(
  tx: Db,
  { clock, log }: TopUpDeps,
  topUp: CardTopUp,
  suspendedCause: SuspendedTopUpCause,
): Promise<CardTopUp> {
  const { id, amount } = topUp
  const at = clock()
  log.warn({ topUpId: id, amount }, 'A card top-up is in suspense. Two administrators decide about it in the portal.')
  await moveHouseMoney(tx, { key: `card suspended ${id}`, from: 'suspense', to: houseAccountOf(topUp), amount }, at)
  const suspended = { suspended: amount, suspendedCause, suspendedSince: at }
  const step = suspendedCause === 'paid_after_end' ? undefined : ({ state: 'paid', cause: suspendedCause, at } as const)
  return changeCardTopUp(tx, topUp, suspended, step)
}

/** Credits the wallet with money of a top-up that is in this house account. Returns the reference of the transaction. */
export async function creditTopUp(
  tx: Db,
  { topUp, locked }: LockedTopUp,
  amount: number,
  houseAccount: HouseAccount,
  now: Date,
): Promise<string> {
  const { id, subWalletId } = topUp
  const isOpen = locked.accounts.some(account => account.subWalletId === subWalletId)
  const posting = await postCredit(
    tx,
    locked,
    {
      kind: 'credit',
      key: `top-up ${id}`,
      type: 'wallet_top_up',
      amount: { amount },
      counterparty: 'Card',
      counterpartyArabic: 'بطاقة',
      houseAccount,
      // The money goes to the main wallet if the sub-wallet was closed meanwhile.
      ...(subWalletId !== null && isOpen && { subWallet: subWalletId }),
    },
    now,
  )
  return posting.transaction.referenceId
}
