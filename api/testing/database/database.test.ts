import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import type { Db } from '#api/kernel/db/client.ts'
import { counters } from '#api/kernel/db/schema/auth.ts'
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

/** Returns every row in its stored order, every sequence, and the settings and statements of the session. */
async function contentOf(db: Db) {
  const tables = await textsOf(db, `pg_tables where schemaname = 'public' order by 1`, 'tablename')
  const rows: Record<string, string[]> = {}
  for (const table of tables) rows[table] = await textsOf(db, `${table} each order by ctid`, 'each::text')
  return {
    rows,
    sequences: await textsOf(db, 'pg_sequences order by 1', `sequencename || ' ' || coalesce(last_value, 0)`),
    timeZone: await textsOf(db, `pg_settings where name = 'TimeZone'`, 'setting'),
    prepared: await textsOf(db, `pg_prepared_statements where name = 'mine'`, 'name'),
    temporary: await textsOf(db, `pg_class where relname = 'mine'`, 'relname'),
  }
}

/** Returns values that identify the server and its database. */
const identityOf = ({ db }: TestDatabase) =>
  textsOf(db, 'pg_database where datname = current_database()', `pg_postmaster_start_time() || ' ' || oid`)

test('every test database is of the kind asked for and stands alone', async () => {
  const [first, second] = [await open('empty'), await open('empty')]
  expect(first.kind).toBe(process.env.TEST_DB === 'postgres' ? 'postgres' : 'pglite')
  await first.db.insert(counters).values({ kind: 'mine', subject: 'mine', count: 1, windowStartedAt: new Date() })
  expect(await second.db.$count(counters)).toBe(0)
})

test('truncate empties every table but the steps of states', async () => {
  const { db, truncate } = await open('seeded')
  await truncate()
  const { rows } = await contentOf(db)
  const { state_steps: steps, ...others } = rows
  expect(steps).not.toEqual([])
  expect(Object.values(others).flat()).toEqual([])
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

/** Changes that a test file may leave in a table. */
const CHANGES = {
  updated: 'update kyb_options set label = label || label',
  'deleted in part': `delete from kyb_options where locale = 'ar'`,
  'replaced by as many others': `with gone as (delete from kyb_options where locale = 'ar' returning *)
    insert into kyb_options (category, code, locale, label, sort_order)
    select category, code || 'x', locale, label, sort_order from gone`,
  'filled with thousands of rows': `insert into counters (kind, subject, count, window_started_at)
    select 'mine', 'subject ' || n, 1, now() from generate_series(1, 10000) n`,
}

test.each(Object.entries(CHANGES))('a table that was %s is restored, again and again', async (_, change) => {
  let database = await open('seeded')
  const [identity, before] = [await identityOf(database), await contentOf(database.db)]
  for (let times = 0; times < 2; times++) {
    await database.db.execute(sql.raw(change))
    expect((await contentOf(database.db)).rows).not.toEqual(before.rows)
    await close(database)
    database = await open('seeded')
    expect(await identityOf(database)).toEqual(identity)
    expect(await contentOf(database.db)).toEqual(before)
  }
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
