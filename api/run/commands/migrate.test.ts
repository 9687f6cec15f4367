import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import { emptyPostgres } from '#api/testing/database/database.ts'
import { withAdmin } from '#api/testing/database/postgres-admin.ts'

/** The lock of the migrations. */
const LOCK = 7_465_465

let postgres: { url: string; drop(): Promise<void> }
beforeAll(async () => {
  postgres = await emptyPostgres()
})
afterAll(() => postgres.drop())

function startMigrate(...args: string[]) {
  const child = spawn(process.execPath, ['api/run/commands/migrate.ts', ...args], {
    cwd: fileURLToPath(PROJECT_ROOT),
    env: { PATH: process.env.PATH, DATABASE_URL: postgres.url },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines: string[] = []
  child.stderr.setEncoding('utf8').on('data', chunk => lines.push(...chunk.trimEnd().split('\n')))
  return { lines, ended: once(child, 'close').then(([code]) => code) }
}

const WAITS = 'Another process migrates the database. This one waits until it is done.'
const DONE = 'The database has the tables of this release.'

test('two at once and one that waits for them say what they wait for, and all end well', async () => {
  const both = [startMigrate(), startMigrate()]
  const waiting = startMigrate('--wait')
  await withAdmin(postgres.url, async other => {
    await other.query(`begin; select pg_advisory_xact_lock(${LOCK})`)
    for (const { lines } of both) await expect.poll(() => lines).toEqual([WAITS])
    await expect
      .poll(() => waiting.lines)
      .toEqual([expect.stringContaining('Waiting for the migration: The database lacks')])
    await other.query('commit')
  })
  expect(await Promise.all([...both, waiting].map(({ ended }) => ended))).toEqual([0, 0, 0])
  for (const { lines } of both) expect(lines).toEqual([WAITS, DONE])
  expect(waiting.lines.at(-1)).toBe(DONE)
})

test('a command of an earlier release changes nothing in the tables of a later one', async () => {
  const query = (text: string) => withAdmin(postgres.url, async admin => (await admin.query(text)).rows)
  await query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)")
  const before = await query('select * from drizzle.__drizzle_migrations')
  const { lines, ended } = startMigrate()
  expect(await ended).toBe(0)
  expect(lines).toEqual([DONE])
  expect(await query('select * from drizzle.__drizzle_migrations')).toEqual(before)
})
