import { and, eq, gt, sql } from 'drizzle-orm'
import type { Wallet as WalletBody } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { transactions } from '#api/db/schema/ledger.ts'
import type { Wallet } from '#api/db/schema/wallet.ts'
import { addSeconds } from '#api/platform/clock.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { COMPARISON_DAYS, MAX_SUB_WALLETS, NEW_TRANSACTIONS_MAX } from '#domain/constants.ts'
import { pocketsOf } from './pockets.ts'
import { balanceOf, presentSubWallet, sar } from './present-wallet.ts'

const DAY_SECONDS = 86_400

const comparedWith = (now: Date) => addSeconds(now, -COMPARISON_DAYS * DAY_SECONDS)

/** What there is now, of the main wallet or a sub-wallet. Throws `SUB_WALLET_NOT_FOUND`. */
export async function describeWallet(
  db: Db,
  wallet: Wallet,
  subWalletId: string | undefined,
  now: Date,
): Promise<WalletBody> {
  const pockets = await pocketsOf(db, wallet.id, comparedWith(now))
  const pocket = pockets.find(({ subWallet }) => subWallet?.id === subWalletId)
  if (!pocket) throw new PlinkError('SUB_WALLET_NOT_FOUND')
  const { accountId, subWallet, available, onHold, balanceThen } = pocket
  return {
    status: wallet.status,
    balance: sar(balanceOf(pocket)),
    available: sar(available),
    onHold: sar(onHold),
    total: sar(pockets.reduce((sum, each) => sum + balanceOf(each), 0)),
    changePercent: balanceThen === 0 ? null : percent(balanceOf(pocket) - balanceThen, balanceThen),
    newTransactions: await countNew(db, accountId, wallet.seenSequence),
    ...(subWallet && { subWallet: presentSubWallet(subWallet, pocket) }),
  }
}

/** To one decimal. */
export const percent = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10

async function countNew(db: Db, accountId: string, seenSequence: number): Promise<number> {
  const unseen = db
    .select({ one: sql`1`.as('one') })
    .from(transactions)
    .where(and(eq(transactions.accountId, accountId), gt(transactions.sequence, seenSequence)))
    .limit(NEW_TRANSACTIONS_MAX)
  const [row] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(unseen.as('unseen'))
  return row?.count ?? 0
}

export async function describeSubWallets(db: Db, { id }: Wallet, now: Date) {
  const pockets = await pocketsOf(db, id, comparedWith(now))
  return {
    items: pockets.flatMap(pocket => (pocket.subWallet ? [presentSubWallet(pocket.subWallet, pocket)] : [])),
    nextCursor: null,
    max: MAX_SUB_WALLETS,
  }
}
