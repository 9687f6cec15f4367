import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import type { Db } from '#api/db/client.ts'
import { counters } from '#api/db/schema/auth.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { restoreContent } from './restore-database.ts'

const opened: TestDatabase[] = []
async function open(content: 'empty' | 'seeded'): Promise<TestDatabase> {
  const database = await testDatabase(content)
  opened.push(database)
  return database
}
async function close(database: TestDatabase): Promise<void> {
  opened.splice(opened.indexOf(database), 1)
  await database.close()
}

afterEach(() => Promise.all(opened.splice(0).map(database => database.close())))

const textsOf = async (db: Db, source: string, text: string) =>
  (await db.select({ text: sql<string>`${sql.raw(text)}` }).from(sql.raw(source))).map(row => row.text)

/** Every row in the order in which it is stored, every sequence, and what a session has set and prepared. */
async function contentOf(db: Db) {
  const tables = await textsOf(db, `pg_tables where schemaname = 'public' order by 1`, 'tablename')
  const rows: Record<string, string[]> = {}
  for (const table of tables) rows[table] = await textsOf(db, `${table} each`, `ctid || ' ' || each`)
  return {
    rows,
    sequences: await textsOf(db, 'pg_sequences order by 1', `sequencename || ' ' || coalesce(last_value, 0)`),
    timeZone: await textsOf(db, `pg_settings where name = 'TimeZone'`, 'setting'),
    prepared: await textsOf(db, `pg_prepared_statements where name = 'mine'`, 'name'),
    temporary: await textsOf(db, `pg_class where relname = 'mine'`, 'relname'),
  }
}

/** Of the server and the database on it. */
const identityOf = ({ db }: TestDatabase) =>
  textsOf(db, 'pg_database where datname = current_database()', `pg_postmaster_start_time() || ' ' || oid`)

test('every test database is of the kind asked for and stands alone', async () => {
  const [first, second] = [await open('empty'), await open('empty')]
  expect(first.kind).toBe(process.env.TEST_DB === 'postgres' ? 'postgres' : 'pglite')
  await first.db.insert(counters).values({ kind: 'mine', subject: 'mine', count: 1, windowStartedAt: new Date() })
  expect(await second.db.$count(counters)).toBe(0)
})

test('truncate empties every table', async () => {
  const { db, truncate } = await open('seeded')
  await truncate()
  const { rows } = await contentOf(db)
  expect(Object.values(rows).flat()).toEqual([])
})

describe.each(['empty', 'seeded'] as const)('one that is %s, once it is closed,', content => {
  test('is used again, with the content that it started with', async () => {
    const first = await open(content)
    const [identity, before] = [await identityOf(first), await contentOf(first.db)]
    await first.truncate()
    await first.db.insert(counters).values({ kind: 'mine', subject: 'mine', count: 1, windowStartedAt: new Date() })
    const sequences = await textsOf(first.db, `pg_sequences where schemaname = 'public'`, 'sequencename')
    for (const sequence of sequences) await first.db.execute(sql`select setval(${sequence}, 7)`)
    await first.db.execute(sql`set time zone 'Asia/Riyadh'`)
    await first.db.execute(sql`prepare mine as select 1`)
    await close(first)

    const next = await open(content)
    expect(await identityOf(next)).toEqual(identity)
    expect(await contentOf(next.db)).toEqual(before)
  })

  test('waits for what is under way, and refuses what comes later', async () => {
    const first = await open(content)
    const identity = await identityOf(first)
    const insert = (db: Db) =>
      db.insert(counters).values({ kind: 'mine', subject: crypto.randomUUID(), count: 1, windowStartedAt: new Date() })
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const underWay = first.db.transaction(async tx => {
      await insert(tx)
      begin()
      await tx.execute(sql`select pg_sleep(0.1)`)
      await insert(tx)
    })
    await begun
    const closed = close(first)
    await expect(insert(first.db)).rejects.toThrow()
    await expect(first.db.transaction(insert)).rejects.toThrow()
    await expect(first.ping()).rejects.toThrow()
    await underWay
    await closed

    const next = await open(content)
    expect(await identityOf(next)).toEqual(identity)
    expect(await next.db.$count(counters)).toBe(0)
  })
})

describe('one whose schema was changed', () => {
  test('is not used again', async () => {
    const first = await open('empty')
    const identity = await identityOf(first)
    await first.db.execute(sql`create table mine (id integer)`)
    await close(first)
    const next = await open('empty')
    expect(await identityOf(next)).not.toEqual(identity)
  })

  test.each([
    'create table mine (id integer)',
    'create schema mine',
    'create function mine() returns integer language sql as $$ select 1 $$',
    'drop table sessions cascade',
    'drop index security_events_account',
    'alter table counters drop column count',
    'alter table counters alter column count set default 7',
    'alter table counters alter column count drop not null',
    'alter table accounts drop constraint accounts_verified_facts',
    'alter table entries disable trigger entries_sum_to_zero',
  ])('is not restored: %s', async change => {
    const { db } = await open('empty')
    const restored = db.transaction(async tx => {
      await tx.execute(sql.raw(change))
      throw Object.assign(new Error('rolls back'), { isRestored: await restoreContent(tx) })
    })
    await expect(restored).rejects.toMatchObject({ isRestored: false })
    expect(await restoreContent(db)).toBe(true)
  })
})
