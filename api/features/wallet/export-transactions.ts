import type { AccountBearer } from '#api/accounts/sessions.ts'
import type { Db } from '#api/db/client.ts'
import type { Deps } from '#api/deps.ts'
import type { Place } from '#api/paging/cursor.ts'
import { nameIn } from '#domain/name-in.ts'
import { riyadhDay, riyadhTime } from '#domain/riyadh-time.ts'
import {
  TRANSACTION_COLUMN_LABELS,
  TRANSACTION_STATUS_LABELS,
  TRANSACTION_TYPE_LABELS,
} from '#domain/transaction-labels.ts'
import { BYTE_ORDER_MARK, csvRecord, decimalCell, textCell } from './csv.ts'
import { type FoundTransaction, findTransactions, type TransactionFilters } from './transactions.store.ts'
import { ledgerAccountOf, walletOf } from './wallet.store.ts'

type Locale = keyof typeof TRANSACTION_COLUMN_LABELS

const BATCH_SIZE = 500

interface ExportQuery extends TransactionFilters {
  locale: Locale
  subWallet?: string | undefined
}

/**
 * All transactions that match the filters as a CSV file. It is read at the pace of the client and no further once the client is gone. An
 * error breaks the file off, so that nobody takes a part of it for the whole.
 */
export async function exportTransactions(
  { db, log }: Deps,
  { account }: AccountBearer,
  { locale, subWallet, ...filters }: ExportQuery,
  requestId: string,
): Promise<ReadableStream<Uint8Array>> {
  const wallet = await walletOf(db, account.id)
  const { id } = await ledgerAccountOf(db, wallet.id, subWallet)
  return streamOf(partsOf(db, id, filters, locale), err =>
    log.error(
      { err, requestId, operation: 'exportTransactions' },
      'An export of transactions failed. The customer can repeat it.',
    ),
  )
}

function streamOf(
  parts: AsyncGenerator<string, void, undefined>,
  onError: (cause: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await parts.next()
          if (done) controller.close()
          else controller.enqueue(encoder.encode(value))
        } catch (cause) {
          onError(cause)
          // The listener prints this error as it is, and the message of a failed query would contain the search text.
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
    const rows = await findTransactions(db, accountId, filters, { place, limit: BATCH_SIZE })
    yield rows.map(row => record(row, locale)).join('')
    const last = rows.at(-1)
    if (!last || rows.length < BATCH_SIZE) return
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
    textCell(nameIn(locale, row.counterparty, row.counterpartyArabic)),
    riyadhTime(row.createdAt),
    riyadhDay(row.createdAt),
  ])
}
