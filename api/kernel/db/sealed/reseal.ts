import { getTableName, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#api/kernel/db/client.ts'
import { adminEvents } from '#api/kernel/db/schema/admin.ts'
import { receipts, transactionAnnotations, transactionCaseMessages } from '#api/kernel/db/schema/annotations.ts'
import { apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { approvalRequests } from '#api/kernel/db/schema/approvals.ts'
import { accounts, counters, oneTimeCodes } from '#api/kernel/db/schema/auth.ts'
import { beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { businessDocuments, documentRequests } from '#api/kernel/db/schema/business-documents.ts'
import { denyListEntries } from '#api/kernel/db/schema/deny-list.ts'
import { emailChanges } from '#api/kernel/db/schema/email-changes.ts'
import { messages } from '#api/kernel/db/schema/messages.ts'
import { nafathRequests } from '#api/kernel/db/schema/nafath.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { phoneChanges } from '#api/kernel/db/schema/phone-changes.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { reviews } from '#api/kernel/db/schema/reviews.ts'
import { savedBills } from '#api/kernel/db/schema/saved-bills.ts'
import { staffRequests } from '#api/kernel/db/schema/staff-requests.ts'
import { issuedDocuments } from '#api/kernel/db/schema/statements.ts'
import { invitations } from '#api/kernel/db/schema/team.ts'
import { bankCredits, walletIbans } from '#api/kernel/db/schema/top-ups.ts'
import { transferBatches, transferBatchRows } from '#api/kernel/db/schema/transfer-batches.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { webhookDeliveries, webhookEndpoints, webhookRequests } from '#api/kernel/db/schema/webhooks.ts'
import { currentPrefix, isSealed } from '#api/kernel/platform/sealing.ts'
import { sealedColumnsOf } from './sealed-columns.ts'

const TABLES = [
  applicants,
  nafathRequests,
  reviews,
  adminEvents,
  denyListEntries,
  beneficiaries,
  staffRequests,
  messages,
  walletIbans,
  bankCredits,
  transfers,
  approvalRequests,
  transferBatches,
  transferBatchRows,
  savedBills,
  invitations,
  apiKeys,
  webhookEndpoints,
  webhookDeliveries,
  webhookRequests,
  issuedDocuments,
  transactionAnnotations,
  receipts,
  businessDocuments,
  documentRequests,
  transactionCaseMessages,
  phoneChanges,
  emailChanges,
  profiles,
]
/** Tables whose primary key contains a sealed value, so a row may have a successor already. Their rows live for an hour at most. */
const SHORT_LIVED = [oneTimeCodes, counters]

/** The sealed columns, as `table.column`. */
export const SEALED_COLUMNS = [...TABLES, accounts, ...SHORT_LIVED]
  .flatMap(sealedColumnsOf)
  .map(({ table, name }) => `${getTableName(table)}.${name}`)

/** The number of pages that one transaction reads: about a thousand rows. */
const PAGES = 32

/** The number must differ from that of every other lock. */
const RESEAL_LOCK = 728_104_552

/**
 * Seals readable values and those of the previous key with the current key, a thousand rows at a time. It is safe to repeat, to interrupt, and to
 * run in several processes at once. Returns the number of rows.
 */
export async function resealEverything(db: Db): Promise<number> {
  let count = 0
  for (const table of SHORT_LIVED) await db.delete(table).where(isOutdated(table))
  for (const table of TABLES) {
    let resealed: number
    // A row that a server changes meanwhile may move to pages that were read before.
    do {
      resealed = await resealTable(db, table)
      count += resealed
    } while (resealed > 0)
  }
  return count
}

async function resealTable(db: Db, table: PgTable): Promise<number> {
  let count = 0
  const pages = await pagesOf(db, table)
  for (let page = 0; page < pages; page += PAGES) {
    const isHere = sql`${table}.ctid >= ${`(${page},0)`}::tid and ${table}.ctid < ${`(${page + PAGES},0)`}::tid`
    count += await db.transaction(tx => resealRows(tx, table, isHere))
  }
  return count
}

async function pagesOf(db: Db, table: PgTable): Promise<number> {
  const [size] = await db
    .select({
      pages: sql`pg_relation_size(${getTableName(table)}) / current_setting('block_size')::int`.mapWith(Number),
    })
    .from(sql`(values (1)) one`)
  return size?.pages ?? 0
}

/** Does the same for one applicant. A new account is then compared with others that the current key sealed. */
export const resealApplicant = (tx: Db, id: string): Promise<number> =>
  resealRows(tx, applicants, sql`${applicants.id} = ${id}`)

async function resealRows(tx: Db, table: PgTable, which: SQL): Promise<number> {
  // The triggers of append-only tables read the setting. The foreign key of an account is valid again at the end.
  await tx.execute(sql`select pg_advisory_xact_lock(${RESEAL_LOCK}), set_config('plink.resealing', 'on', true)`)
  await tx.execute(sql`set constraints accounts_verified_facts deferred`)
  const rows = await outdatedRows(tx, table, which)
  const ids = rows.map(({ id }) => id)
  // The values that an account shares with its applicant stay equal, even if equal texts are sealed differently.
  const resealed = new Map<string, string>()
  await writeRows(tx, table, rows, resealed)
  if (table === applicants && ids.length > 0) {
    await writeRows(tx, accounts, await outdatedRows(tx, accounts, inArray(accounts.id, ids)), resealed)
  }
  await tx.execute(sql`select set_config('plink.resealing', 'off', true)`)
  return rows.length
}

interface OutdatedRow {
  id: string
  /** The physical place of the row, which is locked and so does not move until the transaction ends. */
  place: string
  values: Record<string, string | null>
}

async function outdatedRows(tx: Db, table: PgTable, which: SQL): Promise<OutdatedRow[]> {
  const columns = sealedColumnsOf(table)
  const values = Object.fromEntries(columns.map(column => [column.name, rawText(column)]))
  return tx
    .select({ id: sql<string>`id::text`, place: sql<string>`${table}.ctid::text`, values })
    .from(table)
    .where(sql`${which} and ${isOutdated(table)}`)
    .for('update')
}

/** Selects the column without decrypting it. */
const rawText = (column: PgColumn) => sql<string | null>`${column}`

function isOutdated(table: PgTable): SQL | undefined {
  const prefix = currentPrefix()
  return or(...sealedColumnsOf(table).map(column => sql`left(${column}, ${prefix.length}) <> ${prefix}`))
}

async function writeRows(tx: Db, table: PgTable, rows: OutdatedRow[], resealed: Map<string, string>): Promise<void> {
  if (rows.length === 0) return
  const columns = sealedColumnsOf(table)
  const sealed = rows.map(({ id, place, values }) => ({
    place,
    ...Object.fromEntries(columns.map(column => [column.name, reseal(column, id, values[column.name], resealed)])),
  }))
  const names = columns.map(({ name }) => sql.identifier(name))
  const assignments = names.map(name => sql`${name} = fresh.${name}`)
  const definitions = names.map(name => sql`${name} text`)
  await tx.execute(sql`
    update ${table} set ${sql.join(assignments, sql`, `)}
    from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb) as fresh(place tid, ${sql.join(definitions, sql`, `)})
    where ${table}.ctid = fresh.place`)
}

function reseal(column: PgColumn, id: string, raw: string | null | undefined, resealed: Map<string, string>) {
  if (raw === null || raw === undefined) return null
  const key = `${id} ${column.name} ${raw}`
  const text = isSealed(raw) ? column.mapFromDriverValue(raw) : raw
  const fresh = resealed.get(key) ?? String(column.mapToDriverValue(text))
  resealed.set(key, fresh)
  return fresh
}
