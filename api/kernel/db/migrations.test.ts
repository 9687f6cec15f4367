import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '#api/kernel/platform/log.ts'
import { warnAboutLaterRelease } from '#api/run/server/release-warning.ts'
import { explainStartupError } from '#api/run/server/startup-errors.ts'
import { emptyPostgres, extractDataFolder } from '#api/testing/database/database.ts'
import type { Database } from './client.ts'
import { openPglite } from './pglite/pglite.ts'
import { openPostgres } from './postgres/postgres.ts'

let open: () => Promise<Database>
let remove: () => Promise<void>
beforeEach(async () => {
  if (process.env.TEST_DB === 'postgres') {
    const { url, drop } = await emptyPostgres()
    open = () => openPostgres({ databaseUrl: url })
    remove = drop
  } else {
    const folder = await mkdtemp(join(tmpdir(), 'plink-history-'))
    await extractDataFolder('empty', folder)
    open = () => openPglite(folder)
    remove = () => rm(folder, { recursive: true, force: true })
  }
})
afterEach(() => remove())

test('a database of an earlier release is refused with what to do, and stays as it is', async () => {
  const earlier = await open()
  await earlier.db.execute(sql`update drizzle.__drizzle_migrations set hash = 'of an earlier release', created_at = 1`)
  await earlier.close()
  const error = await open().catch(explainStartupError)
  expect(error).toMatch(/^The database is of an earlier release, .*: set DATA_DIR to another folder, or DATABASE_URL/)
})

test('a database with a migration of a later release is opened, with a line that says so', async () => {
  const later = await open()
  await later.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
  )
  await later.close()
  expect(await warningsOf(await open())).toEqual([
    expect.stringMatching(/"migrations":1,.*migrations of a later release.* See docs\/upgrading\.md/),
  ])
})

test('a database of this release is opened without a line', async () => {
  expect(await warningsOf(await open())).toEqual([])
})

/** Returns what the log says about the release of the tables, and closes the database. */
async function warningsOf({ db, close }: Database): Promise<string[]> {
  const lines: string[] = []
  await warnAboutLaterRelease(db, createLog({ destination: { write: line => lines.push(line) } }))
  await close()
  return lines
}
