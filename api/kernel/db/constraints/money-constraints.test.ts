import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { type Row, SOME_DAY, SOME_TIME } from '#api/testing/constraint-cases/cases.ts'
import { paymentCases } from '#api/testing/constraint-cases/payments.ts'
import { reconciliationCases } from '#api/testing/constraint-cases/reconciliation.ts'
import { topUpCases } from '#api/testing/constraint-cases/top-ups.ts'
import { walletCases } from '#api/testing/constraint-cases/wallets.ts'
import { testDatabase } from '#api/testing/database/database.ts'

const { db, close } = await testDatabase()
afterAll(close)

const CASES = { ...paymentCases, ...walletCases, ...topUpCases, ...reconciliationCases }

/** The tables about people, programs and staff. A new table counts as a table of money unless it is in this list. */
const NOT_OF_MONEY = [
  'accounts',
  'admin_events',
  'admins',
  'applicants',
  'business_documents',
  'deny_list_entries',
  'document_requests',
  'invitations',
  'kyb_options',
  'login_calls',
  'nafath_requests',
  'notification_preferences',
  'notifications',
  'phone_changes',
  'profiles',
  'reviews',
  'staff_requests',
  'voice_calls',
  'webhook_deliveries',
  'webhook_endpoints',
  'webhook_requests',
]

/** Matches the condition that a column has one of some words. The types of the program enforce the same, so it needs no case. */
const ONE_OF_WORDS = /^CHECK \(\(\w+ = ANY \(ARRAY\[('\w+'::text(, )?)+\]\)\)\)/

async function requiredColumns(table: string): Promise<Row> {
  const columns = await db
    .select({ name: sql<string>`column_name::text`, type: sql<string>`data_type::text` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and table_name = ${table} and is_nullable = 'NO'
      and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`)
  return Object.fromEntries(columns.map(({ name, type }) => [name, anyValue(type)]))
}

function anyValue(type: string): unknown {
  if (type === 'uuid') return crypto.randomUUID()
  if (type === 'date') return SOME_DAY
  if (type === 'ARRAY') return []
  if (type === 'boolean') return false
  if (type.startsWith('timestamp')) return SOME_TIME
  return /int/.test(type) ? 1 : 'a'
}

class Undone extends Error {}

/** Returns the constraint that rejects the row. Foreign keys and triggers are off, because other tests cover them, so a row needs no other rows. */
async function refusalOf(table: string, row: Row): Promise<string> {
  const columns = sql.join(
    Object.keys(row).map(column => sql.identifier(column)),
    sql`, `,
  )
  const name = sql.identifier(table)
  const insertion = db.transaction(async tx => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(
      sql`insert into ${name} (${columns})
        select ${columns} from jsonb_populate_record(null::${name}, ${JSON.stringify(row)}::jsonb)`,
    )
    throw new Undone()
  })
  return insertion.catch((error: Error) => {
    if (error instanceof Undone) return 'none'
    return /violates check constraint "(\w+)"/.exec(`${error.cause}`)?.[1] ?? `${error.cause}`
  })
}

test.each(Object.entries(CASES))('%s: each of its conditions is held', async (table, { accepted, refused }) => {
  const row = { ...(await requiredColumns(table)), ...accepted }
  expect(await refusalOf(table, row)).toBe('none')
  for (const [constraint, changes] of Object.entries(refused)) {
    for (const change of changes) {
      expect(await refusalOf(table, { ...row, ...change }), JSON.stringify(change)).toBe(constraint)
    }
  }
})

const checks = await db
  .select({
    table: sql<string>`conrelid::regclass::text`,
    name: sql<string>`conname::text`,
    condition: sql<string>`pg_get_constraintdef(oid)`,
    nullable: sql<string[]>`array(select attname::text from pg_attribute
      where attrelid = conrelid and attnum = any(conkey) and not attnotnull)`,
  })
  .from(sql`pg_constraint`)
  .where(sql`contype = 'c' and connamespace = 'public'::regnamespace`)

test('every condition of the tables of money has a case', () => {
  const ofMoney = checks.filter(({ table }) => !NOT_OF_MONEY.includes(table))
  const withoutCase = ofMoney.filter(
    ({ table, name, condition }) => !ONE_OF_WORDS.test(condition) && !CASES[table]?.refused[name]?.length,
  )
  expect(withoutCase).toEqual([])
})

/** These constraints apply to a value. A row without it needs none, or is rejected by another constraint. */
const WHERE_THERE_IS_A_VALUE = [
  'api_keys_limit',
  'api_keys_sends',
  'approval_requests_required',
  'business_documents_size',
  'issued_documents_sum',
  'receipts_payment',
  'receipts_size',
  'reconciliation_differences_correction',
  'staff_requests_second_person',
  'sub_wallets_slots',
  'transfers_not_to_self',
]

test('no condition accepts a row because it compares with null', () => {
  const unknowable = checks.filter(({ condition, nullable }) => {
    const compared = condition.replaceAll(/num_(non)?nulls\(.*?\)|\w+ IS (NOT )?NULL|\w+ IS DISTINCT FROM/g, '')
    return !/ IS TRUE\b/.test(condition) && nullable.some(column => new RegExp(`\\b${column}\\b`).test(compared))
  })
  expect(unknowable.map(({ name }) => name).toSorted()).toEqual(WHERE_THERE_IS_A_VALUE)
})
