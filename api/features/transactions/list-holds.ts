import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Hold } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type HoldRow, holds, ledgerAccounts, transactions } from '#api/kernel/db/schema/ledger.ts'
import { cursorsOf, type Filters } from '#api/kernel/paging/cursor.ts'
import { type ListQuery, pageRequest, type Range, readPage } from '#api/kernel/paging/page.ts'
import { type RowOrder, rowsNextTo } from '#api/kernel/paging/row-order.ts'
import { ledgerAccountOf, walletOf } from '#api/money/ledger/find-wallet.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { sar } from '#domain/money/money.ts'

/** A page of the active holds of the main wallet or a sub-wallet, newest first, with the sum of all of them. */
export async function listHolds(
  { db, secretKey }: Deps,
  { account }: AccountBearer,
  { cursor, limit, subWallet }: ListQuery & Filters<'subWallet'>,
) {
  const wallet = await walletOf(db, account.id)
  const cursors = cursorsOf<Filters<'subWallet'>>(secretKey, `holds of ${wallet.id}`)
  const request = pageRequest(cursors, { cursor, limit, filters: { subWallet } })
  const { id } = await ledgerAccountOf(db, wallet.id, request.filters.subWallet)
  const page = await readPage(
    cursors,
    request,
    range => findHolds(db, id, range),
    hold => hold.id,
  )
  return { ...page, items: page.items.map(presentHold), total: sar(await totalOnHold(db, id)) }
}

export type HoldWithName = HoldRow & { name: string; nameArabic: string | null }

/** Returns the active holds after a place, newest first, or those before it, the nearest first. */
function findHolds(db: Db, accountId: string, { place, limit }: Range): Promise<HoldWithName[]> {
  const { areNext, order } = rowsNextTo(place, NEWEST_FIRST)
  return db
    .select({ ...getTableColumns(holds), name: transactions.counterparty, nameArabic: transactions.counterpartyArabic })
    .from(holds)
    .innerJoin(transactions, eq(transactions.referenceId, holds.referenceId))
    .where(and(eq(holds.accountId, accountId), eq(holds.status, 'active'), areNext))
    .orderBy(...order)
    .limit(limit)
}

const NEWEST_FIRST: RowOrder = { id: holds.id, key: [holds.heldAt, holds.id], direction: 'descending' }

/** The amount on hold of a ledger account, in halalas. */
async function totalOnHold(db: Db, accountId: string): Promise<number> {
  const [holding] = await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.holdsFor, accountId))
  return holding?.balance ?? 0
}

export function presentHold(row: HoldWithName): Hold {
  const { id, name, nameArabic, amount, reason, referenceId, heldAt, expectedRelease } = row
  return {
    holdId: id,
    name,
    ...(nameArabic && { nameArabic }),
    amount: sar(amount),
    status: row.status === 'active' ? 'on_hold' : 'released',
    reason,
    transactionRef: referenceId,
    heldAt: heldAt.toISOString(),
    expectedRelease: expectedRelease.toISOString(),
  }
}
