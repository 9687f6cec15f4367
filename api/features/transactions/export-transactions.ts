import type { Db } from '#api/kernel/db/client.ts'
import { BYTE_ORDER_MARK, csvRecord, decimalCell, textCell } from '#api/kernel/files/csv.ts'
import { type FileDeps, type ReadSlice, streamedFile } from '#api/kernel/files/streamed-file.ts'
import type { Place } from '#api/kernel/paging/cursor.ts'
import { ledgerAccountOf, walletOf } from '#api/money/ledger/find-wallet.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import {
  TRANSACTION_COLUMN_LABELS,
  TRANSACTION_STATUS_LABELS,
  TRANSACTION_TYPE_LABELS,
} from '#domain/money/transaction-labels.ts'
import { nameIn } from '#domain/name-in.ts'
import { riyadhDay, riyadhTime } from '#domain/riyadh-time.ts'
import { findTransactions, type TransactionFilters, type TransactionWithDetails } from './transactions.store.ts'

type Locale = keyof typeof TRANSACTION_COLUMN_LABELS

/** Reading this many rows delays another request of the embedded database by a few milliseconds only. */
const SLICE_SIZE = 50

interface ExportQuery extends TransactionFilters {
  locale: Locale
  subWallet?: string | undefined
}

/** All transactions that match the filters as a CSV file. Throws `RATE_LIMITED`. */
export async function exportTransactions(
  deps: FileDeps,
  { account }: AccountBearer,
  { locale, subWallet, ...filters }: ExportQuery,
  requestId: string,
): Promise<ReadableStream<Uint8Array>> {
  const wallet = await walletOf(deps.reads, account.id)
  const { id } = await ledgerAccountOf(deps.reads, wallet.id, subWallet)
  return streamedFile(deps, {
    accountId: account.id,
    operation: 'exportTransactions',
    requestId,
    parts: read => partsOf(deps.reads, id, filters, locale, read),
  })
}

async function* partsOf(
  db: Db,
  accountId: string,
  filters: TransactionFilters,
  locale: Locale,
  read: ReadSlice,
): AsyncGenerator<string, void, undefined> {
  yield BYTE_ORDER_MARK + heading(locale)
  let place: Place | undefined
  for (;;) {
    const rows = await read(() => findTransactions(db, accountId, filters, { place, limit: SLICE_SIZE }))
    yield rows.map(row => record(row, locale)).join('')
    const last = rows.at(-1)
    if (!last || rows.length < SLICE_SIZE) return
    place = { row: last.referenceId, direction: 'next' }
  }
}

function heading(locale: Locale): string {
  const { referenceId, status, currency, amount, transactionType, counterparty, time, date, balance, category, note } =
    TRANSACTION_COLUMN_LABELS[locale]
  return csvRecord([
    referenceId,
    status,
    currency,
    amount,
    transactionType,
    counterparty,
    time,
    date,
    balance,
    category,
    note,
  ])
}

function record(row: TransactionWithDetails, locale: Locale): string {
  return csvRecord([
    row.referenceId,
    TRANSACTION_STATUS_LABELS[locale][row.status],
    'SAR',
    decimalCell(row.direction === 'out' ? -row.amount : row.amount),
    TRANSACTION_TYPE_LABELS[locale][row.type],
    textCell(nameIn(locale, row.counterparty, row.counterpartyArabic)),
    riyadhTime(row.createdAt),
    riyadhDay(row.createdAt),
    row.balanceAfter === null || row.status === 'failed' ? '' : decimalCell(row.balanceAfter),
    row.category ? textCell(nameIn(locale, row.category.name, row.category.nameArabic)) : '',
    textCell(row.note ?? ''),
  ])
}
