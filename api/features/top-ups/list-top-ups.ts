import { and, eq } from 'drizzle-orm'
import type { TopUpList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { ledgerAccounts } from '#api/kernel/db/schema/ledger.ts'
import { type CardTopUp, cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { cursorsOf } from '#api/kernel/paging/cursor.ts'
import { type ListQuery, pageRequest, type Range, readPage } from '#api/kernel/paging/page.ts'
import { type RowOrder, rowsNextTo } from '#api/kernel/paging/row-order.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { TOP_UP_RANGE } from '#domain/constants.ts'
import { sar } from '#domain/money/money.ts'
import { presentOwnTopUps } from './present-own-top-ups.ts'

/** A page of the top-ups by card, newest first, with what may be topped up now. Throws `WALLET_NOT_FOUND`, `CURSOR_INVALID`. */
export async function listTopUps(
  deps: Deps,
  { account }: AccountBearer,
  { cursor, limit }: ListQuery,
): Promise<TopUpList> {
  const { db, secretKey, licence } = deps
  const wallet = await walletOf(db, account.id)
  const cursors = cursorsOf<Record<string, never>>(secretKey, `top-ups of ${wallet.id}`)
  const request = pageRequest(cursors, { cursor, limit, filters: {} })
  const page = await readPage(
    cursors,
    request,
    range => findTopUps(db, wallet.id, range),
    ({ id }) => id,
  )
  const remaining = await remainingOf(db, wallet.id, licence.maximumBalance)
  const maximum = Math.min(TOP_UP_RANGE.maximum, remaining ?? TOP_UP_RANGE.maximum)
  return {
    ...page,
    items: await presentOwnTopUps(deps, page.items),
    amountRange: { minimum: sar(TOP_UP_RANGE.minimum), maximum: sar(maximum) },
    remaining: remaining === null ? null : sar(remaining),
  }
}

function findTopUps(db: Db, walletId: string, { place, limit }: Range): Promise<CardTopUp[]> {
  const { areNext, order } = rowsNextTo(place, NEWEST_FIRST)
  return db
    .select()
    .from(cardTopUps)
    .where(and(eq(cardTopUps.walletId, walletId), areNext))
    .orderBy(...order)
    .limit(limit)
}

const NEWEST_FIRST: RowOrder = {
  id: cardTopUps.id,
  key: [cardTopUps.createdAt, cardTopUps.id],
  direction: 'descending',
}

/** Returns the amount that the wallet can still take in. It is null if nothing limits it. */
async function remainingOf(db: Db, walletId: string, maximum: number | undefined): Promise<number | null> {
  if (maximum === undefined) return null
  const [outside] = await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.walletId, walletId), eq(ledgerAccounts.kind, 'outside')))
  return Math.max(0, maximum + (outside?.balance ?? 0))
}
