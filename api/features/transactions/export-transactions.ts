import { setTimeout } from 'node:timers/promises'
import type { Deps } from '#api/deps.ts'
import { type Lease, takeLease } from '#api/kernel/db/lease.ts'
import type { Place } from '#api/kernel/paging/cursor.ts'
import type { FairQueue } from '#api/kernel/platform/fair-queue.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { ledgerAccountOf, walletOf } from '#api/money/ledger/find-wallet.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import {
  TRANSACTION_COLUMN_LABELS,
  TRANSACTION_STATUS_LABELS,
  TRANSACTION_TYPE_LABELS,
} from '#domain/money/transaction-labels.ts'
import { nameIn } from '#domain/name-in.ts'
import { riyadhDay, riyadhTime } from '#domain/riyadh-time.ts'
import { BYTE_ORDER_MARK, csvRecord, decimalCell, textCell } from './csv.ts'
import { type FoundTransaction, findTransactions, type TransactionFilters } from './transactions.store.ts'

type Locale = keyof typeof TRANSACTION_COLUMN_LABELS

/** So few that reading them delays another request of the embedded database by a few milliseconds. */
const SLICE_SIZE = 50
/** A client that reads nothing for so long may be gone. */
const LEASE_SECONDS = 30
const RETRY_AFTER_SECONDS = 5

interface ExportQuery extends TransactionFilters {
  locale: Locale
  subWallet?: string | undefined
}

/**
 * All transactions that match the filters as a CSV file, one at a time for an account. It is read at the pace of the client and no further
 * once the client is gone. An error breaks the file off, so that nobody takes a part of it for the whole. Throws `RATE_LIMITED`.
 */
export async function exportTransactions(
  deps: Deps & { slices: FairQueue },
  { account }: AccountBearer,
  { locale, subWallet, ...filters }: ExportQuery,
  requestId: string,
): Promise<ReadableStream<Uint8Array>> {
  const turn: Turn = work => takeTurn(deps.slices, account.id, work)
  const { id, lease } = await turn(() => begin(deps, account.id, subWallet))
  const onError = (err: unknown) =>
    deps.log.error(
      { err, requestId, operation: 'exportTransactions' },
      'An export of transactions failed. The customer can repeat it.',
    )
  const parts = partsOf({ ...deps, lease, turn }, id, filters, locale)
  return streamOf(parts, { onError, onEnd: () => lease.end().catch(onError) })
}

type Turn = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Exports use the database one at a time, in turns, so that another request waits for one slice and not for all. After its turn an export
 * leaves the database to others for as long as it has used it.
 */
function takeTurn<Result>(slices: FairQueue, accountId: string, work: () => Promise<Result>): Promise<Result> {
  return slices.run(async () => {
    const started = performance.now()
    const result = await work()
    await setTimeout(performance.now() - started)
    return result
  }, accountId)
}

async function begin({ db, clock }: Deps, accountId: string, subWallet: string | undefined) {
  const wallet = await walletOf(db, accountId)
  const { id } = await ledgerAccountOf(db, wallet.id, subWallet)
  const lease = await takeLease(db, { kind: 'export', subject: accountId }, LEASE_SECONDS, clock())
  if (lease) return { id, lease }
  throw new PlinkError('RATE_LIMITED', { reason: 'export_running', retryAfterSeconds: RETRY_AFTER_SECONDS })
}

interface StreamEvents {
  onError(cause: unknown): void
  /** Called when nothing more is read, for whatever reason. */
  onEnd(): Promise<void>
}

function streamOf(
  parts: AsyncGenerator<string, void, undefined>,
  { onError, onEnd }: StreamEvents,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await parts.next()
          if (!done) return controller.enqueue(encoder.encode(value))
          await onEnd()
          controller.close()
        } catch (cause) {
          onError(cause)
          await onEnd()
          // The listener prints this error as it is, and the message of a failed query would contain the search text.
          controller.error(new Error('The file is broken off'))
        }
      },
      async cancel() {
        await parts.return()
        await onEnd()
      },
    },
    { highWaterMark: 0 },
  )
}

type SliceDeps = Pick<Deps, 'db' | 'clock'> & { lease: Lease; turn: Turn }

async function* partsOf(
  { db, clock, lease, turn }: SliceDeps,
  accountId: string,
  filters: TransactionFilters,
  locale: Locale,
): AsyncGenerator<string, void, undefined> {
  yield BYTE_ORDER_MARK + heading(locale)
  let place: Place | undefined
  for (;;) {
    const rows = await turn(async () => {
      if (await lease.renew(clock())) return findTransactions(db, accountId, filters, { place, limit: SLICE_SIZE })
      throw new Error('Another export of the account has taken the place of this one')
    })
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
    row.balanceAfter === null ? '' : decimalCell(row.balanceAfter),
    row.category ? textCell(nameIn(locale, row.category.name, row.category.nameArabic)) : '',
    textCell(row.note ?? ''),
  ])
}
