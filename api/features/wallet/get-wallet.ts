import { and, eq, gt, sql } from 'drizzle-orm'
import type { AccountBearer } from '#api/accounts/sessions.ts'
import type { Wallet } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { transactions } from '#api/db/schema/ledger.ts'
import type { Deps } from '#api/deps.ts'
import { addSeconds } from '#api/platform/clock.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { COMPARISON_DAYS, NEW_TRANSACTIONS_MAX } from '#domain/constants.ts'
import { allBalancesOf } from './balances.ts'
import { percent, presentSubWallet, sar, totalOf } from './present-wallet.ts'
import { walletOf } from './wallet.store.ts'

const DAY_SECONDS = 86_400

/** The current balance of the whole wallet or of a sub-wallet. Throws `SUB_WALLET_NOT_FOUND`. */
export async function getWallet(
  { db, clock }: Deps,
  { account }: AccountBearer,
  subWalletId?: string,
): Promise<Wallet> {
  const wallet = await walletOf(db, account.id)
  const all = await allBalancesOf(db, wallet.id, addSeconds(clock(), -COMPARISON_DAYS * DAY_SECONDS))
  const own = all.find(({ subWallet, isClosed }) => subWallet?.id === subWalletId && !isClosed)
  if (!own) throw new PlinkError('SUB_WALLET_NOT_FOUND')
  const { accountId, subWallet, available, onHold } = own
  const total = sumOf(all.map(totalOf))
  const balance = subWallet ? totalOf(own) : total
  const earlier = subWallet ? own.earlierTotal : sumOf(all.map(({ earlierTotal }) => earlierTotal))
  return {
    status: wallet.status,
    balance: sar(balance),
    available: sar(available),
    onHold: sar(onHold),
    inSubWallets: sar(balance - totalOf(own)),
    total: sar(total),
    changePercent: earlier === 0 ? null : percent(balance - earlier, earlier),
    newTransactions: await countNew(db, accountId, wallet.seenSequence),
    ...(subWallet && { subWallet: presentSubWallet(subWallet, own) }),
  }
}

const sumOf = (amounts: number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** Counts up to `NEW_TRANSACTIONS_MAX`, so that a long list costs no more than that. */
async function countNew(db: Db, accountId: string, seenSequence: number): Promise<number> {
  const unseen = db
    .select({ one: sql`1`.as('one') })
    .from(transactions)
    .where(and(eq(transactions.accountId, accountId), gt(transactions.sequence, seenSequence)))
    .limit(NEW_TRANSACTIONS_MAX)
  const [row] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(unseen.as('unseen'))
  return row?.count ?? 0
}
