import type { Db } from '#api/db/client.ts'
import { riyadhDay, riyadhTime } from '#domain/riyadh-time.ts'
import {
  TRANSACTION_COLUMN_LABELS,
  TRANSACTION_STATUS_LABELS,
  TRANSACTION_TYPE_LABELS,
} from '#domain/transaction-labels.ts'
import { BYTE_ORDER_MARK, csvRecord, decimalCell, textCell } from './csv.ts'
import type { Place } from './cursor.ts'
import { type FoundTransaction, findTransactions, type TransactionFilters } from './transactions.store.ts'

type Locale = keyof typeof TRANSACTION_COLUMN_LABELS

const AT_ONCE = 500

/**
 * All that the filters let through as a CSV file, read as fast as it is taken and no further once nobody takes it. What goes wrong on
 * the way is told to `fail` and breaks the file off, so that nobody takes a part for the whole.
 */
export function exportedTransactions(
  db: Db,
  accountId: string,
  filters: TransactionFilters,
  locale: Locale,
  fail: (cause: unknown) => void,
): ReadableStream<Uint8Array> {
  const parts = partsOf(db, accountId, filters, locale)
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await parts.next()
          if (done) controller.close()
          else controller.enqueue(encoder.encode(value))
        } catch (cause) {
          fail(cause)
          // The listener prints this one as it is, and a query that failed tells what was looked for.
          controller.error(new Error('The file is broken off'))
        }
      },
      async cancel() {
        await parts.return()
      },
    },
    { highWaterMark: 0 },
  )
}

async function* partsOf(
  db: Db,
  accountId: string,
  filters: TransactionFilters,
  locale: Locale,
): AsyncGenerator<string, void, undefined> {
  yield BYTE_ORDER_MARK + heading(locale)
  let place: Place | undefined
  for (;;) {
    const rows = await findTransactions(db, accountId, filters, { place, limit: AT_ONCE })
    yield rows.map(row => record(row, locale)).join('')
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    place = { row: last.referenceId, direction: 'next' }
  }
}

function heading(locale: Locale): string {
  const { referenceId, status, currency, amount, transactionType, counterparty, time, date } =
    TRANSACTION_COLUMN_LABELS[locale]
  return csvRecord([referenceId, status, currency, amount, transactionType, counterparty, time, date])
}

function record(row: FoundTransaction, locale: Locale): string {
  return csvRecord([
    row.referenceId,
    TRANSACTION_STATUS_LABELS[locale][row.status],
    'SAR',
    decimalCell(row.direction === 'out' ? -row.amount : row.amount),
    TRANSACTION_TYPE_LABELS[locale][row.type],
    textCell(row.counterparty),
    riyadhTime(row.createdAt),
    riyadhDay(row.createdAt),
  ])
}
