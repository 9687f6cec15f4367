import { PGlite, types } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Db } from '#api/kernel/db/client.ts'
import { pgliteDatabase } from './pglite.ts'
import { PreparedStatements } from './prepared-statements.ts'

const client = await PGlite.create()
afterAll(() => client.close())

const exchanges = vi.spyOn(client, 'execProtocolStream')
let statements: PreparedStatements
beforeEach(async () => {
  await client.exec(`
    deallocate all;
    drop table if exists people;
    create table people (id integer primary key, name text unique, born date, tags text[], facts jsonb, seen timestamptz);
    insert into people values (1, 'Noura', '1990-05-01', '{a,"b,c"}', '{"x": [1]}', '2026-01-05T09:00:00Z');
    insert into people (id) values (2);`)
  statements = new PreparedStatements(client)
  exchanges.mockClear()
})

const BY_ID = 'select name from people where id = $1'
const nameOf = async (id: number) => (await statements.query(BY_ID, [id])).rows

/** Returns the statements that the database has prepared, as it lists them itself. */
async function prepared(): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    "select statement from pg_prepared_statements where name <> '' order by length(name), name",
  )
  return rows.map(({ statement }) => statement)
}

type Query = Parameters<PreparedStatements['query']>

/** Returns the results of PGlite's own query and of ours. */
async function bothResults(...query: Query) {
  const own = await client.query(...query)
  await client.query('delete from people where id > 2')
  return { own, ours: await statements.query(...query) }
}

/** Returns all fields of the error, except the name of the statement. */
async function failureOf(query: Promise<unknown>): Promise<object> {
  const error = await query.then(
    () => new Error('it did not fail'),
    (cause: Error) => cause,
  )
  return { ...error, length: 0, message: error.message.replace(/statement "\w*"/, 'statement') }
}

describe('a prepared statement', () => {
  test('is not kept when it searches by a pattern, so that each pattern has a plan of its own', async () => {
    const search = 'select id from people where name ilike $1'
    expect((await statements.query(search, ['%our%'])).rows).toEqual([{ id: 1 }])
    expect((await statements.query(search, ['%x%'])).rows).toEqual([])
    expect(await prepared()).toEqual([])
  })

  test('takes one exchange to prepare and one per execution', async () => {
    expect(await nameOf(1)).toEqual([{ name: 'Noura' }])
    expect(exchanges).toHaveBeenCalledTimes(2)
    expect(await nameOf(2)).toEqual([{ name: null }])
    expect(await nameOf(3)).toEqual([])
    expect(exchanges).toHaveBeenCalledTimes(4)
    expect(await prepared()).toEqual([BY_ID])
  })

  test.each([
    { what: 'rows of every type', text: 'select * from people order by id' },
    { what: 'rows as arrays', text: 'select * from people order by id', options: { rowMode: 'array' as const } },
    {
      what: 'a parser of the caller',
      text: 'select seen, born from people order by id',
      options: { parsers: { [types.TIMESTAMPTZ]: (value: string) => `at ${value}` } },
    },
    {
      what: 'a serializer of the caller',
      text: 'select $1::date as day',
      values: ['tomorrow'],
      options: { serializers: { [types.DATE]: () => '2026-01-06' } },
    },
    {
      what: 'values of every type',
      text: 'insert into people values ($1, $2, $3, $4, $5, $6) returning *',
      values: [3, 'Ünal 日本', '2000-02-29', ['x', 'y"z'], { a: null }, new Date('2026-01-05T09:00:00Z')],
    },
    { what: 'null and undefined', text: 'insert into people (id, name) values ($1, $2)', values: [3, undefined] },
    { what: 'the number of changed rows', text: 'update people set facts = $1', values: [[1, 2]] },
    { what: 'a statement without rows', text: 'set statement_timeout = 0' },
    { what: 'nothing', text: '' },
  ])('returns what PGlite returns: $what', async ({ text, values, options }) => {
    const { own, ours } = await bothResults(text, values, options)
    expect(ours).toEqual(own)
  })

  test.each([
    { what: 'a unique violation', text: 'insert into people (id, name) values (9, $1)', values: ['Noura'] },
    { what: 'a wrong value', text: 'select $1::integer', values: ['x'] },
    { what: 'a missing value', text: BY_ID, values: [] },
    { what: 'a missing table', text: 'select * from nobody' },
    { what: 'nonsense', text: 'selct' },
  ])('fails as PGlite fails, and leaves the connection whole: $what', async ({ text, values }) => {
    const own = await failureOf(client.query(text, values))
    expect(own).toMatchObject({ severity: 'ERROR', query: text })
    expect(await failureOf(statements.query(text, values))).toEqual(own)
    expect(await nameOf(1)).toEqual([{ name: 'Noura' }])
  })
})

describe('a statement is prepared again', () => {
  const ALL = 'select * from people where id = 1'
  const all = async () => Object.keys((await statements.query<object>(ALL)).rows[0] ?? {})
  const COLUMNS = ['id', 'name', 'born', 'tags', 'facts', 'seen']
  beforeEach(async () => expect(await all()).toEqual(COLUMNS))

  test('after a change of the schema, in the transaction that changes it and after', async () => {
    await client.transaction(async () => {
      await statements.query('alter table people add column nickname text')
      expect(await all()).toEqual([...COLUMNS, 'nickname'])
    })
    expect(await all()).toEqual([...COLUMNS, 'nickname'])
  })

  test('after a schema change through another connection', async () => {
    await client.exec('alter table people drop column facts')
    expect(await all()).toEqual(COLUMNS.filter(name => name !== 'facts'))
  })

  test('when the database has deallocated it', async () => {
    await client.exec('deallocate all')
    expect(await all()).toEqual(COLUMNS)
  })

  test('after the transaction that failed because of it', async () => {
    await client.exec('alter table people drop column facts')
    const failing = client.transaction(async () => {
      await expect(all()).rejects.toMatchObject({ code: '0A000' })
      // As in Postgres, a transaction can only be rolled back after an error.
      await all()
    })
    await expect(failing).rejects.toMatchObject({ code: '25P02' })
    expect(await all()).toEqual(COLUMNS.filter(name => name !== 'facts'))
  })
})

describe('the cached statements', () => {
  test('are limited, and the least recently used is dropped', async () => {
    statements = new PreparedStatements(client, 2)
    for (const text of ['select 1', 'select 2', 'select 1', 'select 3', 'select 4']) await statements.query(text)
    // Dropped statements are deallocated when the next one is prepared.
    expect(await prepared()).toEqual(['select 1', 'select 3', 'select 4'])
    exchanges.mockClear()
    await statements.query('select 4')
    expect(exchanges).toHaveBeenCalledTimes(1)
    await statements.query('select 1')
    expect(await prepared()).toEqual(['select 3', 'select 4', 'select 1'])
  })
})

describe('transactions of the embedded database', () => {
  let database: ReturnType<typeof pgliteDatabase>
  beforeAll(async () => {
    database = pgliteDatabase(await PGlite.create({ loadDataDir: await client.dumpDataDir('none') }))
  })
  afterAll(() => database.close())

  test('run prepared statements, and a failure rolls them back', async () => {
    const { db } = database
    const insert = (id: number) => sql`insert into people (id, name) values (${id}, ${`name ${id}`})`
    const failing = db.transaction(async tx => {
      await tx.execute(insert(3))
      await tx.transaction(inner => inner.execute(insert(3))).catch(() => {})
      await tx.execute(insert(4))
      await tx.execute(insert(4))
    })
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505', constraint: 'people_pkey' } })
    expect(await db.$count(sql`people`)).toBe(2)
    await db.transaction(tx => tx.execute(insert(5)))
    expect(await db.$count(sql`people`)).toBe(3)
  })

  test('are closed when they are done', async () => {
    let kept: Pick<Db, 'execute'> = database.db
    await database.db.transaction(async tx => {
      kept = tx
    })
    await expect(kept.execute(sql`select 1`)).rejects.toMatchObject({ cause: { message: 'Transaction is closed' } })
  })
})
