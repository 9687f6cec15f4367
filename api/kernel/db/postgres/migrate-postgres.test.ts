import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MIGRATIONS_FOLDER } from '#api/kernel/db/client.ts'
import { MigrationError } from '#api/kernel/db/migrations.ts'
import { emptyPostgres } from '#api/testing/database/database.ts'
import { withAdmin } from '#api/testing/database/postgres-admin.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { openPostgres } from './postgres.ts'

describe.runIf(process.env.TEST_DB === 'postgres')('migrations on Postgres', () => {
  let url: string
  let drop: () => Promise<void>
  let folder: string
  beforeEach(async () => {
    const database = await emptyPostgres()
    url = database.url
    drop = database.drop
    folder = mkdtempSync(join(tmpdir(), 'plink-migrations-'))
    cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
    await migratePostgres(url)
  })
  afterEach(async () => {
    rmSync(folder, { recursive: true })
    await drop()
  })

  /** Creates a later release, with one more migration. */
  function addMigration(statements: string): void {
    const path = join(folder, 'meta/_journal.json')
    const journal = JSON.parse(readFileSync(path, 'utf8'))
    const { when } = journal.entries.at(-1)
    journal.entries.push({ version: '7', when: when + 1, tag: 'next', breakpoints: true })
    writeFileSync(path, JSON.stringify(journal))
    writeFileSync(join(folder, 'next.sql'), statements)
  }
  const query = (text: string) => withAdmin(url, async admin => (await admin.query(text)).rows)
  const columns = () => query("select 1 from information_schema.columns where column_name = 'added'")

  test('one that finds its table in use lets others read it, says so, and tries again', async () => {
    addMigration('alter table settings add column added text')
    const reports: string[] = []
    await withAdmin(url, async user => {
      await user.query('begin')
      await user.query('select * from settings')
      const report = (text: string) => {
        reports.push(text)
        // Between two attempts other transactions can use the table, and then this transaction ends.
        if (reports.length === 2) void user.query('commit')
      }
      await migratePostgres(url, { folder, lockSeconds: 1, pauseSeconds: 0.5, report })
    })
    expect(reports.slice(0, 2)).toEqual([
      'A migration waits: others use its tables. Attempt 1 of 20 has failed.',
      'A migration waits: others use its tables. Attempt 2 of 20 has failed.',
    ])
    expect(await columns()).toHaveLength(1)
  })

  test('one that waits for somebody who waits for it tries again', async () => {
    const gate = 'select pg_advisory_xact_lock(1)'
    const steps = ['alter table settings add x text', gate, 'alter table counters add added text']
    addMigration(steps.join(';--> statement-breakpoint\n'))
    const untilWaiting = (text: string) =>
      expect
        .poll(() => query(`select from pg_stat_activity where query like '%${text}%' and wait_event_type = 'Lock'`))
        .toHaveLength(1)
    const reports: string[] = []
    await withAdmin(url, user =>
      withAdmin(url, async keeper => {
        await keeper.query(`begin; ${gate}`)
        // Postgres ends the transaction that detects the deadlock first.
        await user.query("set deadlock_timeout = '60s'; begin; select from counters")
        const report = (text: string) => {
          reports.push(text)
          void user.query('commit')
        }
        const migrating = migratePostgres(url, { folder, lockSeconds: 60, pauseSeconds: 0, report })
        await untilWaiting(gate)
        const reading = user.query('select from settings')
        await untilWaiting('select from settings')
        await keeper.query('commit')
        await Promise.all([migrating, reading])
      }),
    )
    expect(reports).toEqual(['A migration waits: others use its tables. Attempt 1 of 20 has failed.'])
    expect(await columns()).toHaveLength(1)
  })

  test('one that never gets its table has changed nothing, and says how to find who has it', async () => {
    addMigration('alter table counters add column added text;--> statement-breakpoint\nalter table settings add x text')
    await withAdmin(url, async user => {
      await user.query('begin')
      await user.query('select * from settings')
      const migrating = migratePostgres(url, { folder, lockSeconds: 1, attempts: 2, pauseSeconds: 0, report: () => {} })
      await expect(migrating).rejects.toThrow(/^A migration could not lock its tables, .* pg_stat_activity/)
    })
    expect(await columns()).toHaveLength(0)
    await migratePostgres(url, { folder })
    expect(await columns()).toHaveLength(1)
  })

  test('an index is built while a transaction that writes goes on, by one of two processes that start at once', async () => {
    addMigration('create index concurrently added on settings (value)')
    const waiting = `select 1 from pg_stat_activity where query like 'create index concurrently%' and wait_event_type = 'Lock' and datname = current_database()`
    await withAdmin(url, async writer => {
      await writer.query('begin')
      await writer.query("insert into settings values ('one', '1')")
      const both = Promise.all([1, 2].map(() => migratePostgres(url, { folder, report: () => {} })))
      await expect.poll(() => query(waiting)).toHaveLength(1)
      await query("insert into settings values ('two', '2')")
      await writer.query('commit')
      await both
    })
    expect(await query("select indisvalid from pg_index where indexrelid = 'added'::regclass")).toEqual([
      { indisvalid: true },
    ])
  })

  test('when told not to migrate, the server refuses a database that lacks one, and opens one that has all', async () => {
    const options = { databaseUrl: url, migratesAtStart: false }
    await (await openPostgres(options)).close()
    await query(
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    )
    const failure = await openPostgres(options).catch(error => error)
    expect(failure).toBeInstanceOf(MigrationError)
    expect(failure.message).toMatch(/^The database lacks 1 migrations of this release, .* Run npm run migrate first/)
  })
})
