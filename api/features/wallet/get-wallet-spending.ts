import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { TransferPurpose, WalletSpending } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { successfulWithin, sumOfAmounts } from '#api/features/transactions/transactions.store.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { transactions } from '#api/kernel/db/schema/ledger.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { ledgerAccountOf, walletOf } from '#api/money/ledger/find-wallet.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { COMPARISON_DAYS, SPENDING_PAYEES } from '#domain/constants.ts'
import { sar } from '#domain/money/money.ts'
import { addDays, riyadhDay } from '#domain/riyadh-time.ts'
import { percent } from './present-wallet.ts'

type Grouping = 'type' | 'payee' | 'purpose'

/** The payments of the main wallet or a sub-wallet in groups, the largest sum first. Moves between its wallets do not count. */
export async function getWalletSpending(
  { db, clock }: Deps,
  { account }: AccountBearer,
  by: Grouping,
  subWalletId?: string,
): Promise<WalletSpending> {
  const wallet = await walletOf(db, account.id)
  const { id } = await ledgerAccountOf(db, wallet.id, subWalletId)
  const today = riyadhDay(clock())
  const range = { from: addDays(today, 1 - COMPARISON_DAYS), to: today }
  const isSpending = and(
    successfulWithin(id, range),
    eq(transactions.direction, 'out'),
    eq(transactions.isInternal, false),
  )
  return { ...range, ...(await GROUPED[by](db, isSpending)) }
}

type Groups = Omit<WalletSpending, 'from' | 'to'>

const GROUPED: Record<Grouping, (db: Db, isSpending: SQL | undefined) => Promise<Groups>> = {
  type: byType,
  payee: byPayee,
  purpose: byPurpose,
}

/** The amount of a group, and the total of all groups. */
const SUMS = { amount: sumOfAmounts, total: sql<number>`sum(${sumOfAmounts}) over ()`.mapWith(Number) }

interface Sums {
  amount: number
  total: number
}

const totalOf = (groups: Sums[]) => sar(groups[0]?.total ?? 0)

const shareOf = ({ amount, total }: Sums) => ({ amount: sar(amount), percent: percent(amount, total) })

async function byType(db: Db, isSpending: SQL | undefined): Promise<Groups> {
  const { type } = transactions
  const groups = await db
    .select({ type, ...SUMS })
    .from(transactions)
    .where(isSpending)
    .groupBy(type)
    .orderBy(desc(sumOfAmounts), type)
  return { total: totalOf(groups), shares: groups.map(group => ({ type: group.type, ...shareOf(group) })) }
}

/** A payee is a name, because purchases do not identify the payee in any other way. */
async function byPayee(db: Db, isSpending: SQL | undefined): Promise<Groups> {
  const { counterparty: name, counterpartyArabic } = transactions
  const nameArabic = sql<string | null>`max(${counterpartyArabic})`
  const groups = await db
    .select({ name, nameArabic, ...SUMS })
    .from(transactions)
    .where(isSpending)
    .groupBy(name)
    .orderBy(desc(sumOfAmounts), name)
    .limit(SPENDING_PAYEES)
  const payees = groups.map(group => ({
    name: group.name,
    ...(group.nameArabic && { nameArabic: group.nameArabic }),
    ...shareOf(group),
  }))
  return { total: totalOf(groups), shares: [], payees }
}

/** Only transfers have a purpose. Each payment looks up its own transfer, so the cost depends on the payments of the period alone. */
async function byPurpose(db: Db, isSpending: SQL | undefined): Promise<Groups> {
  const transfer = db
    .select({ purpose: transfers.purpose })
    .from(transfers)
    .where(eq(transfers.transactionRef, transactions.referenceId))
  const purpose = sql<TransferPurpose | null>`(${transfer})`.as('purpose')
  const groups = await db
    .select({ purpose, ...SUMS })
    .from(transactions)
    .where(isSpending)
    .groupBy(purpose)
    .orderBy(desc(sumOfAmounts), purpose)
  const purposes = groups.map(group => ({ ...(group.purpose && { purpose: group.purpose }), ...shareOf(group) }))
  return { total: totalOf(groups), shares: [], purposes }
}
