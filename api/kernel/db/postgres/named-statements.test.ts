import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#api/kernel/db/client.ts'
import { emptyPostgres } from '#api/testing/database/database.ts'
import { databaseUrl, withAdmin } from '#api/testing/database/postgres-admin.ts'
import { drizzleWithPrepared } from './named-statements.ts'

const LIMIT = 20

describe.runIf(process.env.TEST_DB === 'postgres')('a statement on Postgres', () => {
  let url: string
  let drop: () => Promise<void>
  let pool: Pool
  let db: Db
  beforeAll(async () => {
    const database = await emptyPostgres()
    url = database.url
    drop = database.drop
    pool = new Pool({ connectionString: url, max: 1 })
    pool.on('error', () => {})
    db = drizzleWithPrepared(pool, LIMIT)
  })
  afterAll(async () => {
    await pool.end()
    await drop()
  })

  const elsewhere = (statement: string) => withAdmin(url, admin => admin.query(statement))
  const columns = async (on: Pick<Db, 'execute'> = db) => {
    const { rows } = await pgResult(on.execute(sql`select * from people where id = ${1}`))
    return Object.keys(rows[0] ?? {})
  }
  const pgResult = async (executed: unknown) => (await executed) as { rows: Record<string, unknown>[] }
  const one = async (query: ReturnType<typeof sql>) =>
    Object.values((await pgResult(db.execute(query))).rows[0] ?? {})[0]
  const prepared = () => one(sql`select count(*)::int from pg_prepared_statements`)
  let changes = 0
  const connection = () => one(sql`select pg_backend_pid()`)

  beforeEach(async () => {
    await elsewhere(
      'drop table if exists people; create table people (id integer, name text); insert into people values (1)',
    )
    await db.execute(sql`deallocate all`)
    await columns()
  })

  test('is prepared once per connection', async () => {
    expect(await prepared()).toBe(1)
    await columns()
    await db.transaction(tx => columns(tx))
    expect(await prepared()).toBe(1)
  })

  test('that searches by a pattern is planned for each pattern', async () => {
    expect(await one(sql`select id from people where 'Noura' ilike ${'%our%'}`)).toBe(1)
    expect(await prepared()).toBe(1)
  })

  test.each([
    { after: 'a change of the schema', change: () => elsewhere(`alter table people add c${++changes} text`) },
    { after: 'the database has deallocated it', change: () => db.execute(sql`deallocate all`) },
    {
      after: 'its connection was ended',
      change: async () => {
        const pid = await connection()
        const ended = new Promise(resolve => pool.once('remove', resolve))
        await withAdmin(databaseUrl(url, 'postgres'), admin => admin.query('select pg_terminate_backend($1)', [pid]))
        await ended
      },
    },
  ])('is prepared again after $after, in a transaction and outside', async ({ change }) => {
    await change()
    expect(await columns()).toContain('id')
    await change()
    let attempts = 0
    await db.transaction(async tx => {
      attempts += 1
      await tx.execute(sql`insert into people values (${attempts + 1})`)
      expect(await columns(tx)).toContain('id')
    })
    expect(await one(sql`select count(*)::int from people`)).toBe(2)
  })

  test('that fails is not run again', async () => {
    let attempts = 0
    const failing = db.transaction(async tx => {
      attempts += 1
      await tx.execute(sql`select 1 / ${0}::int`)
    })
    await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } })
    expect(attempts).toBe(1)
  })

  test('is one of a limited number, then the connection is replaced', async () => {
    const before = await connection()
    for (let width = 1; width <= LIMIT + 5; width += 1)
      await db.execute(sql`select ${sql.join(Array(width).fill(sql`${0}`), sql`, `)}`)
    expect(await connection()).not.toBe(before)
    expect(await prepared()).toBeLessThanOrEqual(LIMIT)
  })

  test.each([
    ['outside a transaction', (pooled: Db) => columns(pooled)],
    ['in a transaction', (pooled: Db) => pooled.transaction(tx => columns(tx))],
  ])('has no name from then on when a pooler has changed the backend, %s', async (_where, run) => {
    const [another, own] = [new Pool({ connectionString: url, max: 1 }), new Pool({ connectionString: url, max: 1 })]
    const [first, pooled] = [drizzleWithPrepared(another), drizzleWithPrepared(own)]
    await columns(first)
    const named = sql`select name, statement from pg_prepared_statements`
    const [{ name, statement } = {}] = (await pgResult(first.execute(named))).rows
    // The connection from the pooler has a statement that another client has prepared.
    await pooled.execute(sql.raw(`prepare "${name}" as ${statement}`))
    const result = await run(pooled).catch(error => error)
    await pooled.execute(sql`select ${1}::int`)
    const { rows } = await pgResult(pooled.execute(named))
    await Promise.all([another.end(), own.end()])
    expect(result).toContain('id')
    expect(rows.filter(each => each.name !== name)).toEqual([])
  })
})
