import { and, eq, ne, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Wallet } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { prepareSelect } from '#api/kernel/db/prepared-query.ts'
import { ledgerAccounts, subWallets, transactions } from '#api/kernel/db/schema/ledger.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { COMPARISON_DAYS, NEW_TRANSACTIONS_MAX } from '#domain/constants.ts'
import { sar } from '#domain/money/money.ts'
import { BALANCE_COLUMNS, BALANCE_ORDER, toBalances } from './balances.ts'
import { percent, presentSubWallet, totalOf } from './present-wallet.ts'

const DAY_SECONDS = 86_400

/** The accounts of the owner's wallet. Counts up to a maximum of new transactions, so that a long list does not cost more. */
const accountsOfOwner = prepareSelect(
  new QueryBuilder()
    .select({
      ...BALANCE_COLUMNS,
      status: wallets.status,
      frozenAt: wallets.frozenAt,
      newTransactions: sql<number>`(
        select count(*) from (
          select from ${transactions}
          where ${transactions.accountId} = ${ledgerAccounts.id} and ${transactions.sequence} > ${wallets.seenSequence}
          limit ${sql.raw(String(NEW_TRANSACTIONS_MAX))}) unseen)`
        .mapWith(Number)
        .as('new_transactions'),
    })
    .from(wallets)
    .innerJoin(ledgerAccounts, and(eq(ledgerAccounts.walletId, wallets.id), ne(ledgerAccounts.kind, 'outside')))
    .leftJoin(subWallets, eq(subWallets.ledgerAccountId, ledgerAccounts.id))
    .where(eq(wallets.accountId, sql.placeholder('accountId')))
    .orderBy(...BALANCE_ORDER),
)

/** The current balance of the whole wallet or of a sub-wallet. Throws `WALLET_NOT_FOUND`, `SUB_WALLET_NOT_FOUND`. */
export async function getWallet(
  { db, clock }: Deps,
  { account }: AccountBearer,
  subWalletId?: string,
): Promise<Wallet> {
  const earlier = addSeconds(clock(), -COMPARISON_DAYS * DAY_SECONDS).toISOString()
  const rows = await accountsOfOwner(db, { accountId: account.id, earlier })
  const [first] = rows
  if (!first) throw new PlinkError('WALLET_NOT_FOUND')
  const all = toBalances(rows)
  const ownBalance = all.find(({ subWallet, isClosed }) => subWallet?.id === subWalletId && !isClosed)
  if (!ownBalance) throw new PlinkError('SUB_WALLET_NOT_FOUND')
  const { accountId, subWallet, available, onHold } = ownBalance
  const total = sumOf(all.map(totalOf))
  const balance = subWallet ? totalOf(ownBalance) : total
  const before = subWallet ? ownBalance.earlierTotal : sumOf(all.map(({ earlierTotal }) => earlierTotal))
  return {
    status: first.status,
    ...(first.frozenAt !== null && { frozen: true }),
    balance: sar(balance),
    available: sar(available),
    onHold: sar(onHold),
    inSubWallets: sar(balance - totalOf(ownBalance)),
    total: sar(total),
    change: sar(balance - before),
    changePercent: before === 0 ? null : percent(balance - before, before),
    newTransactions: rows.find(({ id }) => id === accountId)?.newTransactions ?? 0,
    ...(subWallet && { subWallet: presentSubWallet(subWallet, ownBalance) }),
  }
}

const sumOf = (amounts: number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
