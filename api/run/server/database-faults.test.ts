import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { migratePostgres } from '#api/kernel/db/postgres/migrate-postgres.ts'
import { emptyPostgres } from '#api/testing/database/database.ts'
import { databaseUrl, withAdmin } from '#api/testing/database/postgres-admin.ts'
import { startRefusingPostgres } from '#api/testing/database/refusing-postgres.ts'
import { startupLine } from '#api/testing/database/startup-line.ts'
import { startTcpProxy } from '#api/testing/database/tcp-proxy.ts'

/** The certificates of the database and full disks have tests of their own. */
describe.runIf(process.env.TEST_DB === 'postgres')('a start on a database that is not as it should be says', () => {
  let empty: Awaited<ReturnType<typeof emptyPostgres>>
  let migrated: Awaited<ReturnType<typeof emptyPostgres>>
  const role = `plink_${crypto.randomUUID().replaceAll('-', '')}`
  beforeAll(async () => {
    empty = await emptyPostgres()
    migrated = await emptyPostgres()
    await migratePostgres(migrated.url)
    await withAdmin(empty.url, admin => admin.query(`create role ${role} login`))
  })
  afterAll(async () => {
    await empty.drop()
    await migrated.drop()
    const templates = inject('databaseTemplates')
    if (templates.kind === 'postgres') await withAdmin(templates.adminUrl, admin => admin.query(`drop role ${role}`))
  })

  const as = (user: string, url = empty.url) => {
    const other = new URL(url)
    other.username = user
    return other.href
  }
  const run = (url: string, statement: string) => withAdmin(url, admin => admin.query(statement))
  /** Two lines: what to do, and the words of the database. */
  const advises = (line: string, advice: string) => {
    expect(line.split('\n')[0]).toContain(advice)
    expect(line).not.toMatch(/\n\s+at /)
  }

  test.each([
    ['28P01', 'password authentication failed for user "plink"', 'refuses the user or password of DATABASE_URL'],
    ['57P03', 'the database system is starting up', 'Start again in a moment'],
    ['53300', 'sorry, too many clients already', 'Raise DATABASE_POOL_SIZE, or max_connections of Postgres'],
    ['XX000', 'could not write init file', 'The disk of the database is full. Make space on it.'],
  ])('what to do when it refuses connections: %s %s', async (code, message, advice) => {
    const refusing = await startRefusingPostgres(message, code)
    advises(await startupLine({ DATABASE_URL: refusing.url }), advice)
    refusing.stop()
  })

  test('that nothing listens there', async () => {
    advises(await startupLine({ DATABASE_URL: 'postgres://plink@127.0.0.1:1/plink' }), 'names its host and port')
  })

  test('that the database does not exist', async () => {
    advises(await startupLine({ DATABASE_URL: databaseUrl(empty.url, 'nowhere') }), 'Create it first')
  })

  test('that the role does not exist', async () => {
    advises(await startupLine({ DATABASE_URL: as('nobody_here') }), 'refuses the user of DATABASE_URL')
  })

  test('which rights the role lacks', async () => {
    advises(
      await startupLine({ DATABASE_URL: as(role) }),
      'set MIGRATION_DATABASE_URL to the role that owns the tables',
    )
  })

  test('that the role has no connection left', async () => {
    await run(empty.url, `alter role ${role} connection limit 0`)
    advises(await startupLine({ DATABASE_URL: as(role) }), 'No connection to the database is free.')
  })

  test('that its migrations are missing', async () => {
    advises(await startupLine({ DATABASE_URL: empty.url, MIGRATE_AT_START: 'no' }), 'Run npm run migrate first')
  })

  test('that it takes no writes', async () => {
    const { pathname } = new URL(empty.url)
    await run(empty.url, `alter database "${pathname.slice(1)}" set default_transaction_read_only = on`)
    advises(await startupLine({ DATABASE_URL: empty.url }), 'Check where DATABASE_URL leads.')
    await withAdmin(empty.url, async admin => {
      await admin.query('set default_transaction_read_only = off')
      await admin.query(`alter database "${pathname.slice(1)}" reset all`)
    })
  })

  test('that its tables are of another product or an early release', async () => {
    await run(migrated.url, "update drizzle.__drizzle_migrations set hash = hash || 'x' where id = 1")
    advises(await startupLine({ DATABASE_URL: migrated.url }), 'Start with an empty one')
    await run(migrated.url, 'update drizzle.__drizzle_migrations set hash = left(hash, 64) where id = 1')
  })

  test('nothing about tables of a later release, which it can use', async () => {
    await run(
      migrated.url,
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)",
    )
    expect(await startupLine({ DATABASE_URL: migrated.url })).toBe('opened')
  })

  test('that the connection was cut in the middle of a migration, which the next start repeats', async () => {
    const { hostname, port } = new URL(empty.url)
    const proxy = await startTcpProxy({ host: hostname, port: Number(port) })
    proxy.cutAt('create schema if not exists drizzle', { isDelivered: true })
    advises(await startupLine({ DATABASE_URL: proxy.through(empty.url) }), 'The connection to the database was cut.')
    await proxy.stop()
  })
})
