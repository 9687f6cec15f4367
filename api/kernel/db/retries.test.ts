import { eq, sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyPostgres } from '#api/testing/database/database.ts'
import { startTcpProxy, type TcpProxy } from '#api/testing/database/tcp-proxy.ts'
import { type Database, type Db, reasonUnavailable } from './client.ts'
import { faultOf } from './faults.ts'
import { connectPostgres } from './postgres/postgres.ts'

const notes = pgTable('notes', { what: text().primaryKey(), by: text() })

describe.runIf(process.env.TEST_DB === 'postgres')('a connection that breaks', () => {
  let direct: Database
  let proxy: TcpProxy
  let proxied: Database
  let db: Db
  let drop: () => Promise<void>
  beforeAll(async () => {
    const postgres = await emptyPostgres()
    drop = postgres.drop
    direct = connectPostgres(postgres.url)
    const { hostname, port } = new URL(postgres.url)
    proxy = await startTcpProxy({ host: hostname, port: Number(port) })
    // The pool has one connection, so that a cut affects the one that a test uses.
    proxied = connectPostgres(proxy.through(postgres.url), { databasePoolSize: 1 })
    db = proxied.db
    await direct.executeSql('create table notes (what text primary key, by text)')
  })
  beforeEach(async () => {
    proxy.comeUp()
    await direct.executeSql('truncate notes')
  })
  afterAll(async () => {
    await Promise.all([proxied.close(), direct.close()])
    await proxy.stop()
    await drop()
  })

  const written = async () => (await direct.db.select().from(notes).orderBy(notes.what)).map(({ what }) => what)
  const write = (what: string, between: () => Promise<void> = async () => {}) =>
    db.transaction(async tx => {
      await tx.insert(notes).values({ what: `${what} 1` })
      await between()
      await tx.insert(notes).values({ what: `${what} 2` })
      return what
    })

  test('before the first statement of a transaction, leaves no trace', async () => {
    proxy.cutAt('begin', { isDelivered: true })
    await expect(write('early')).resolves.toBe('early')
    expect(await written()).toEqual(['early 1', 'early 2'])
  })

  test('between its statements, has it repeated as a whole', async () => {
    let cuts = 0
    const cutOnce = async () => {
      if (cuts++ === 0) proxy.cutAll()
      // The connection ends while the work does something else.
      await expect.poll(() => proxied.connections?.()).toBeDefined()
    }
    await expect(write('middle', cutOnce)).resolves.toBe('middle')
    expect([await written(), cuts]).toEqual([['middle 1', 'middle 2'], 2])
  })

  test('in a statement of it, has it repeated as a whole', async () => {
    await write('warm')
    proxy.cutAt('late 2', { isDelivered: true })
    await expect(write('late')).resolves.toBe('late')
    expect(await written()).toEqual(['late 1', 'late 2', 'warm 1', 'warm 2'])
  })

  test.each([true, false])('at a commit that was delivered: %s, leaves it to the caller', async isDelivered => {
    proxy.cutAt('commit', { isDelivered })
    const cause = await write('unknown').catch(error => error)
    expect(reasonUnavailable(cause)).toContain('connection error')
    expect(await written()).toEqual(isDelivered ? ['unknown 1', 'unknown 2'] : [])
  })

  test('at the commit of what only reads, has it repeated', async () => {
    proxy.cutAt('commit', { isDelivered: true })
    const read = db.transaction(tx => tx.select().from(notes), { accessMode: 'read only' })
    await expect(read).resolves.toEqual([])
  })

  test('has a read repeated, and not a write', async () => {
    proxy.cutAt('select', { isDelivered: true })
    await expect(db.select().from(notes)).resolves.toEqual([])
    proxy.cutAt('insert', { isDelivered: true })
    const cause = await db
      .insert(notes)
      .values({ what: 'alone' })
      .catch(error => error)
    expect(reasonUnavailable(cause)).toContain('Connection terminated')
    expect(await written()).toEqual(['alone'])
  })

  test('has a `with` not repeated, which may write', async () => {
    proxy.cutAt('with', { isDelivered: true })
    const writing = sql`with added as (insert into notes (what) values ('alone') returning what) select what from added`
    const cause = await db.execute(writing).catch(error => error)
    expect(reasonUnavailable(cause)).toContain('Connection terminated')
    expect(await written()).toEqual(['alone'])
  })

  test('and cannot be made again for a moment, keeps writes waiting', async () => {
    proxy.goDown()
    const writing = [db.insert(notes).values({ what: 'alone' }), write('together')]
    await expect.poll(() => proxied.connections?.()).toMatchObject({ idle: 0 })
    proxy.comeUp()
    await Promise.all(writing)
    expect(await written()).toEqual(['alone', 'together 1', 'together 2'])
  })

  test('and cannot be made again, is said within the budget', async () => {
    proxy.goDown()
    const cause = await write('never').catch(error => error)
    expect([faultOf(cause), reasonUnavailable(cause)]).toEqual(['unreachable', expect.stringContaining('Connection')])
  })

  test('to somebody else within a transaction, repeats nothing', async () => {
    let calls = 0
    const refused = () => {
      calls += 1
      return Promise.reject(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))
    }
    await expect(db.transaction(refused)).rejects.toThrow('ECONNRESET')
    expect(calls).toBe(1)
  })
})

describe.runIf(process.env.TEST_DB === 'postgres')('a server', () => {
  let url: string
  let drop: () => Promise<void>
  beforeAll(async () => {
    ;({ url, drop } = await emptyPostgres())
  })
  afterAll(() => drop())

  test('that has become read-only is left for one that takes writes', async () => {
    const { db, executeSql, close } = connectPostgres(url, { databasePoolSize: 1 })
    await executeSql('create table if not exists notes (what text primary key, by text)')
    await executeSql('set default_transaction_read_only = on')
    await expect(db.transaction(tx => tx.insert(notes).values({ what: 'moved' }))).resolves.toMatchObject({
      rowCount: 1,
    })
    await close()
  })

  test('that is a standby is refused, so that no read is out of date', async () => {
    const standby = new URL(url)
    standby.searchParams.set('options', '-c search_path=public,pg_catalog')
    const { db, ping, close } = connectPostgres(standby.href)
    const admin = connectPostgres(url)
    await admin.executeSql('create function pg_is_in_recovery() returns boolean language sql as $$ select true $$')
    expect(faultOf(await ping().catch(error => error))).toBe('read_only')
    expect(faultOf(await db.execute(sql`select 1`).catch(error => error))).toBe('read_only')
    await Promise.all([admin.close(), close()])
  })

  test('with every connection in use says so', async () => {
    const { db, ping, close } = connectPostgres(url, { databasePoolSize: 1 })
    const held = Promise.withResolvers<void>()
    const holding = db.transaction(() => held.promise)
    const [pinged, read] = await Promise.all([ping(), db.execute(sql`select 1`)].map(each => each.catch(faultOf)))
    expect([pinged, read]).toEqual(['busy', 'busy'])
    held.resolve()
    await holding
    await close()
  })

  test('where two transactions wait for each other does both', async () => {
    const { db, close } = connectPostgres(url)
    await db.insert(notes).values([{ what: 'a' }, { what: 'b' }])
    const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const sign = (by: string, what: string) => (tx: Db) => tx.update(notes).set({ by }).where(eq(notes.what, what))
    const both = [
      db.transaction(async tx => {
        await sign('one', 'a')(tx)
        one.resolve()
        await other.promise
        await sign('one', 'b')(tx)
      }),
      db.transaction(async tx => {
        await sign('other', 'b')(tx)
        other.resolve()
        await one.promise
        await sign('other', 'a')(tx)
      }),
    ]
    await Promise.all(both)
    const signed = await db.select().from(notes).where(sql`by is not null`)
    expect(new Set(signed.map(({ by }) => by)).size).toBe(1)
    await close()
  })
})
