import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import type { Place } from '#api/kernel/paging/cursor.ts'
import type { Range } from '#api/kernel/paging/page.ts'
import { type RowOrder, rowsNextTo } from '#api/kernel/paging/row-order.ts'
import { finder, SEARCHED_TRANSFERS } from '#api/money/transfers/payee-search.ts'
import { paymentNumberOf } from '#api/money/transfers/present-transfer.ts'
import { pastedNumber } from '#domain/pasted-number.ts'

const { id, createdAt, referenceId, transactionRef, returnedRef, payeeName, payeeNameArabic, note } = transfers

export const NEWEST_FIRST: RowOrder = { id, key: [createdAt, transfers.sequence], direction: 'descending' }

/** The condition for the transfer with this number. Undefined for a text that is no whole number of a payment. */
export function isNumbered(q: string): SQL | undefined {
  const number = numberIn(q)
  if (!/^PLK[0-9A-Z]{13}$/.test(number)) return undefined
  return or(eq(referenceId, number), eq(transactionRef, number), eq(returnedRef, number))
}

/** Returns the first matches among a limited number of transfers next to a place. Only the rows of the page are read as a whole. */
export async function searchOwnTransfers(
  db: Db,
  isListed: SQL | undefined,
  q: string,
  { place, limit }: Range,
): Promise<TransferRow[]> {
  const { areNext, order } = rowsNextTo(place, NEWEST_FIRST)
  const rows = await db
    .select({ id, referenceId, transactionRef, returnedRef, payeeName, payeeNameArabic, note })
    .from(transfers)
    .where(and(isListed, areNext))
    .orderBy(...order)
    .limit(SEARCHED_TRANSFERS)
  const ids = rows
    .filter(matches(q))
    .slice(0, limit)
    .map(row => row.id)
  if (ids.length === 0) return []
  return db
    .select()
    .from(transfers)
    .where(inArray(id, ids))
    .orderBy(...order)
}

/** Returns the last transfer that a search from a place looks at. It is undefined if the search looks at all that follow. */
export async function lastSearchedTransfer(
  db: Db,
  isListed: SQL | undefined,
  place: Place | undefined,
): Promise<Pick<TransferRow, 'id' | 'createdAt'> | undefined> {
  const { areNext, order } = rowsNextTo(place, NEWEST_FIRST)
  const [last, following] = await db
    .select({ id, createdAt })
    .from(transfers)
    .where(and(isListed, areNext))
    .orderBy(...order)
    .offset(SEARCHED_TRANSFERS - 1)
    .limit(2)
  return following && last
}

type Searched = Pick<
  TransferRow,
  'referenceId' | 'transactionRef' | 'returnedRef' | 'payeeName' | 'payeeNameArabic' | 'note'
>

function matches(q: string): (row: Searched) => boolean {
  const isFound = finder(q)
  const number = numberIn(q)
  const hasNumber = (reference: string | null) => number !== '' && reference?.includes(number) === true
  return row =>
    isFound(row.payeeName, row.payeeNameArabic, row.note) ||
    hasNumber(paymentNumberOf(row)) ||
    hasNumber(row.returnedRef)
}

const numberIn = (q: string): string => pastedNumber(q).toUpperCase()
