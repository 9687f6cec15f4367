import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import { type Customer, seededCustomer } from '#api/testing/customers/customer.ts'
import { emptyPostgres } from '#api/testing/database/database.ts'
import { databaseUrl, withAdmin } from '#api/testing/database/postgres-admin.ts'
import { outcome } from '#api/testing/outcome.ts'
import { DidNotStart, killServers, type ServerProcess, startServer } from '#api/testing/processes/server-process.ts'

const ROOT = fileURLToPath(PROJECT_ROOT)

describe('a server whose role owns nothing', () => {
  let url: string
  let drop: () => Promise<void>
  let server: ServerProcess
  /** Roles belong to the whole Postgres server, which other tests may share. */
  const suffix = randomBytes(4).toString('hex')
  const [owner, role] = [`plink_owner_${suffix}`, `plink_${suffix}`]
  const as = (user: string) => {
    const own = new URL(url)
    own.username = user
    return own.href
  }
  const asRole = (statement: string) => withAdmin(as(role), client => client.query(statement))

  beforeAll(async () => {
    const database = await emptyPostgres()
    url = database.url
    drop = database.drop
    const roles = readFileSync(`${ROOT}/docs/postgres-roles.sql`, 'utf8')
    await withAdmin(url, admin => admin.query(roles.replace(/\bplink(_owner)?\b/g, name => `${name}_${suffix}`)))
  })
  afterAll(async () => {
    await killServers()
    await drop()
    await withAdmin(databaseUrl(url, 'postgres'), async admin => {
      for (const each of [owner, role]) await admin.query(`drop role ${each}`)
    })
  })

  test('refuses an empty database, and what to do about it', async () => {
    const refused = (settings: Record<string, string>) =>
      startServer({ DATABASE_URL: as(role), ...settings }).catch(error => error)
    expect(await refused({})).toBeInstanceOf(DidNotStart)
    expect((await refused({})).message).toContain('set MIGRATION_DATABASE_URL to the role that owns the tables')
    expect((await refused({ MIGRATE_AT_START: 'no' })).message).toContain('Run npm run migrate first')
  })

  test('starts once npm run migrate has made the tables, which may run again, and serves a customer', async () => {
    const env = { PATH: process.env.PATH, MIGRATION_DATABASE_URL: as(owner) }
    const waiting = spawn('npm', ['run', '--silent', 'migrate', '--', '--wait'], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, DATABASE_URL: as(role) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const ended = once(waiting, 'exit')
    let said = ''
    waiting.stderr.on('data', chunk => (said += chunk))
    await expect.poll(() => said).toMatch(/Waiting for the migration: The database lacks \d+ migrations/)
    for (const _ of [1, 2]) {
      const { stderr } = await promisify(execFile)('npm', ['run', '--silent', 'migrate'], { cwd: ROOT, env })
      expect(stderr).toBe('The database has the tables of this release.\n')
    }
    expect(await ended).toEqual([0, null])
    server = await startServer({ DATABASE_URL: as(role), MIGRATE_AT_START: 'no' })
    const at = { request: (path: string, init?: RequestInit) => fetch(server.url + path, init) }
    const customer: Customer = await seededCustomer(at, '0500000010').signIn()
    expect(await outcome(customer.get('/api/v1/wallet'))).toMatchObject({ status: 200 })
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200)
  })

  test('has its periodic jobs', async () => {
    const scheduled = async () => (await asRole('select name from pgboss.schedule')).rows.length
    await expect.poll(scheduled).toBeGreaterThan(3)
  })

  test.each([
    'alter table entries disable trigger all',
    'drop table entries',
    'truncate entries',
    'set session_replication_role = replica',
    'create table public.own (id integer)',
    'drop function if exists refuse_change cascade; drop schema pgboss cascade',
  ])('may not: %s', async statement => {
    await expect(asRole(statement)).rejects.toMatchObject({ code: '42501' })
  })
})
