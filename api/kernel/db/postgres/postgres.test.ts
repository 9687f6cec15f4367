import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readEnv } from '#api/env.ts'
import { openDatabase } from '#api/kernel/db/open-database.ts'
import { emptyPostgres } from '#api/testing/database/database.ts'
import { databaseUrl, withAdmin } from '#api/testing/database/postgres-admin.ts'
import { connectPostgres, openPostgres } from './postgres.ts'

const ON_POSTGRES = process.env.TEST_DB === 'postgres'
const ROUNDS = 20
const AT_ONCE = 30

/** Ends every connection to the database, as a failover does. */
const endConnections = (url: string) =>
  withAdmin(databaseUrl(url, 'postgres'), async admin => {
    const name = new URL(url).pathname.slice(1)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  })

test.runIf(ON_POSTGRES)('the server outlives connections that the database ends, in use or idle', async () => {
  const { url, drop } = await emptyPostgres()
  const { db, ping, close } = await openPostgres({ databaseUrl: url })
  const work = () =>
    db.transaction(async tx => {
      await tx.execute(sql`select pg_sleep(0.005)`)
      await tx.execute(sql`select 1`)
    })
  for (let round = 0; round < ROUNDS; round++) {
    const underWay = Promise.allSettled(Array.from({ length: AT_ONCE }, work))
    await endConnections(url)
    await underWay
  }
  await endConnections(url)
  await expect.poll(() => ping().then(() => 'responds')).toBe('responds')
  await expect(work()).resolves.toBeUndefined()
  await close()
  await drop()
})

test.runIf(ON_POSTGRES)('tells how many of DATABASE_POOL_SIZE connections are busy and who waits for one', async () => {
  const { url, drop } = await emptyPostgres()
  const settings = readEnv({ DATABASE_URL: url, DATABASE_POOL_SIZE: '2' })
  const { db, connections, close } = await openDatabase(settings)
  const other = connectPostgres(url)
  // The requests wait for a lock, so nothing changes until it is released.
  const underWay = await other.db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(1)`)
    const statements = Promise.all(Array.from({ length: 5 }, () => db.execute(sql`select pg_advisory_xact_lock(1)`)))
    await expect.poll(() => connections?.()).toEqual({ busy: 2, idle: 0, waiting: 3 })
    return { statements }
  })
  await underWay.statements
  await other.close()
  expect(connections?.()).toEqual({ busy: 0, idle: 2, waiting: 0 })
  await close()
  await drop()
})

test.runIf(ON_POSTGRES)('a server that takes no writes does not pass the probe', async () => {
  const { url, drop } = await emptyPostgres()
  const readOnlyUrl = new URL(url)
  readOnlyUrl.searchParams.set('options', '-c default_transaction_read_only=on')
  const [writable, readOnly] = [connectPostgres(url), connectPostgres(readOnlyUrl.href)]
  await expect(writable.ping()).resolves.toBeUndefined()
  await expect(readOnly.ping()).rejects.toThrow('read-only')
  await Promise.all([writable.close(), readOnly.close()])
  await drop()
})

test.runIf(ON_POSTGRES)('the probe writes without leaving rows, and beside a busy pool', async () => {
  const { url, drop } = await emptyPostgres()
  const { ping, db, close } = connectPostgres(url, { databasePoolSize: 1 })
  const other = connectPostgres(url)
  const written = async () => {
    const { rows } = await other.executeSql(
      'select sum(n_tup_ins)::int as rows, (select temp_bytes from pg_stat_database where datname = current_database())::int as bytes from pg_stat_all_tables',
    )
    return rows[0] as { rows: number; bytes: number }
  }
  const before = await written()
  const held = Promise.withResolvers<void>()
  const holding = db.transaction(() => held.promise)
  // The connection is returned while the probe waits for that.
  const probes = Array.from({ length: 5 }, () => ping())
  held.resolve()
  await Promise.all([...probes, holding])
  const isOfProbe = sql`application_name = 'plink health' and datname = current_database()`
  expect(await other.db.$count(sql`pg_stat_activity`, isOfProbe)).toBe(1)
  // A connection reports what it has written when it ends.
  await close()
  await expect.poll(async () => (await written()).bytes).toBeGreaterThan(before.bytes)
  expect((await written()).rows).toBe(before.rows)
  await other.close()
  await drop()
})

test.runIf(ON_POSTGRES)('a statement ends after 30 seconds, a transaction that nobody continues after 60', async () => {
  const { url, drop } = await emptyPostgres()
  const { executeSql, close } = connectPostgres(url)
  const settings = await executeSql('show statement_timeout; show idle_in_transaction_session_timeout')
  expect(settings.rows).toEqual([{ statement_timeout: '30s' }, { idle_in_transaction_session_timeout: '1min' }])
  await close()
  await drop()
})
