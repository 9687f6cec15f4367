import { and, eq, gt, sql } from 'drizzle-orm'
import type { AccountBearer } from '#api/accounts/sessions.ts'
import type { Wallet } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { transactions } from '#api/db/schema/ledger.ts'
import type { Deps } from '#api/deps.ts'
import { addSeconds } from '#api/platform/clock.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { COMPARISON_DAYS, NEW_TRANSACTIONS_MAX } from '#domain/constants.ts'
import { balancesOf } from './balances.ts'
import { percent, presentSubWallet, sar, totalOf } from './present-wallet.ts'
import { walletOf } from './wallet.store.ts'

const DAY_SECONDS = 86_400

/** The current balance of the main wallet or a sub-wallet. Throws `SUB_WALLET_NOT_FOUND`. */
export async function getWallet(
  { db, clock }: Deps,
  { account }: AccountBearer,
  subWalletId?: string,
): Promise<Wallet> {
  const wallet = await walletOf(db, account.id)
  const balances = await balancesOf(db, wallet.id, addSeconds(clock(), -COMPARISON_DAYS * DAY_SECONDS))
  const balance = balances.find(({ subWallet }) => subWallet?.id === subWalletId)
  if (!balance) throw new PlinkError('SUB_WALLET_NOT_FOUND')
  const { accountId, subWallet, available, onHold, earlierTotal } = balance
  const total = totalOf(balance)
  return {
    status: wallet.status,
    balance: sar(total),
    available: sar(available),
    onHold: sar(onHold),
    total: sar(balances.reduce((sum, each) => sum + totalOf(each), 0)),
    changePercent: earlierTotal === 0 ? null : percent(total - earlierTotal, earlierTotal),
    newTransactions: await countNew(db, accountId, wallet.seenSequence),
    ...(subWallet && { subWallet: presentSubWallet(subWallet, balance) }),
  }
}

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
