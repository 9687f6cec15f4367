import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { PgTable, SelectedFieldsFlat } from 'drizzle-orm/pg-core'
import { Event, WebhookEndpoint } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { presentHold } from '#api/features/transactions/list-holds.ts'
import { presentTransaction } from '#api/features/transactions/present-transaction.ts'
import { transactionsWith } from '#api/features/transactions/transactions.store.ts'
import { withoutQuery } from '#api/features/webhook-endpoints/webhook-endpoints.store.ts'
import { prepareSql } from '#api/kernel/db/prepared-query.ts'
import { beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { type EventRow, events } from '#api/kernel/db/schema/events.ts'
import { holds, transactions } from '#api/kernel/db/schema/ledger.ts'
import { cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { presentBeneficiary } from '#api/money/beneficiaries/present-beneficiary.ts'
import { presentBillPayments } from '#api/money/bills/present-bill-payment.ts'
import { presentTopUps } from '#api/money/top-ups/present-top-ups.ts'
import { presentTransfers } from '#api/money/transfers/present-transfer.ts'

type PresentDeps = Pick<Deps, 'db' | 'beneficiaries'>
/** The objects of any subject, by the id of the event. */
type Objects = Map<string, unknown>

/** Presents the events as programs see them, in the same order, whatever has become of their objects since. */
export async function presentEvents(deps: PresentDeps, rows: EventRow[]): Promise<Event[]> {
  const bySubject = Map.groupBy(rows, ({ type }) => type.split('.')[0] ?? '')
  const objects: Objects = new Map()
  for (const [subject, ofSubject] of bySubject) {
    const presentedObjects = await (SUBJECTS[subject] ?? asRecorded)(deps, ofSubject)
    for (const [id, object] of presentedObjects) objects.set(id, object)
  }
  return rows.map(({ id, type, createdAt }) =>
    Event.parse({ eventId: id, type, createdAt: createdAt.toISOString(), data: { object: objects.get(id) } }),
  )
}

/** The rows that events are about: rows that never change as they are, and all others as they were. */
const formerRows = <Columns extends SelectedFieldsFlat>(table: PgTable, columns: Columns) =>
  prepareSql(
    sql`
      select ${sql.join(
        Object.values(getTableColumns(table)).map(({ name }) => sql`former.${sql.identifier(name)}`),
        sql`, `,
      )}, ${events.id}, ${events.lastStep}, ${events.createdAt}
      from ${events} join ${table} now on now.id = ${events.objectId}::uuid
      cross join lateral jsonb_populate_record(now, ${events.was}) former
      where ${events.id} = any(${sql.placeholder('ids')}::uuid[])`,
    { ...columns, eventId: events.id, lastStep: events.lastStep, at: events.createdAt },
  )

const formerTransfers = formerRows(transfers, getTableColumns(transfers))
const formerTopUps = formerRows(cardTopUps, getTableColumns(cardTopUps))
const formerBeneficiaries = formerRows(beneficiaries, getTableColumns(beneficiaries))

/** The functions that present the objects of a subject. */
const SUBJECTS: Record<string, (deps: PresentDeps, rows: EventRow[]) => Promise<Objects>> = {
  // Transactions and released holds do not change any more.
  async transaction({ db }, rows) {
    const rowsOfTransactions = await transactionsWith(db, rows.map(objectId))
    const byReference = new Map(
      rowsOfTransactions.map(row => [row.referenceId, presentTransaction({ ...row, reversedBy: null })]),
    )
    return new Map(rows.map(row => [row.id, byReference.get(row.objectId)!]))
  },
  async hold({ db }, rows) {
    const { counterparty: name, counterpartyArabic: nameArabic } = transactions
    const holdRows = await db
      .select({ ...getTableColumns(holds), name, nameArabic })
      .from(holds)
      .innerJoin(transactions, eq(transactions.referenceId, holds.referenceId))
      .where(inArray(holds.id, rows.map(objectId)))
    const byId = new Map(holdRows.map(hold => [hold.id, presentHold(hold)]))
    return new Map(rows.map(row => [row.id, byId.get(row.objectId)!]))
  },
  async transfer({ db }, rows) {
    const then = await formerTransfers(db, { ids: rows.map(eventId) })
    const responses = await presentTransfers(db, then)
    return new Map(then.map((row, index) => [row.eventId, responses[index]!]))
  },
  async bill({ db }, rows) {
    const then = await formerTransfers(db, { ids: rows.map(eventId) })
    const responses = await presentBillPayments(db, then)
    return new Map(then.map((row, index) => [row.eventId, responses[index]!]))
  },
  async top_up({ db }, rows) {
    const then = await formerTopUps(db, { ids: rows.map(eventId) })
    const responses = await presentTopUps(db, then)
    return new Map(then.map((row, index) => [row.eventId, responses[index]!]))
  },
  async webhook_endpoint(_deps, rows) {
    const endpoints = rows.map(({ id, was }) => [id, WebhookEndpoint.parse(was)] as const)
    return new Map(endpoints.map(([id, endpoint]) => [id, { ...endpoint, url: withoutQuery(endpoint.url) }]))
  },
  async beneficiary(deps, rows) {
    const objects: Objects = new Map()
    for (const row of await formerBeneficiaries(deps.db, { ids: rows.map(eventId) })) {
      objects.set(row.eventId, await presentBeneficiary({ ...deps, clock: () => row.at }, row))
    }
    return objects
  },
}

const asRecorded = async (_deps: PresentDeps, rows: EventRow[]): Promise<Objects> =>
  new Map(rows.map(({ id, was }) => [id, was]))

const eventId = ({ id }: EventRow): string => id
const objectId = (row: EventRow): string => row.objectId
