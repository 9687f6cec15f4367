import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '#api/dev/postgres/postgres.ts'
import { seed } from '#api/dev/seed/seed.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { migrateEmbedded } from '#api/kernel/db/migrations.ts'
import { PGLITE_OPTIONS, pgliteDatabase } from '#api/kernel/db/pglite/pglite.ts'
import { migratePostgres } from '#api/kernel/db/postgres/migrate-postgres.ts'
import { connectPostgres } from '#api/kernel/db/postgres/postgres.ts'
import { sandbox } from '#api/outside/sandbox/rules.ts'
import { cheapHasher } from '#api/testing/cheap-hasher.ts'
import { testClock } from '#api/testing/clock.ts'
import { storeTestKey } from '#api/testing/secret-keys.ts'
import { createDatabase, databaseUrl, dropDatabase, withAdmin } from './postgres-admin.ts'
import { storeContent } from './restore-database.ts'

/** The template databases. Test files copy them in a tenth of the time of migrating and seeding. */
export type DatabaseTemplates =
  | { kind: 'pglite'; dumps: { empty: string; seeded: string } }
  | { kind: 'postgres'; adminUrl: string; names: { empty: string; seeded: string } }

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplates: DatabaseTemplates
  }
}

export async function setup(project: TestProject) {
  // A project may set its own kind of database.
  const { TEST_DB } = { ...process.env, ...project.config.env }
  const { templates, remove } = TEST_DB === 'postgres' ? await onPostgres() : await onPglite()
  project.provide('databaseTemplates', templates)
  return remove
}

async function seedForTests(db: Db): Promise<void> {
  await storeTestKey(db)
  await seed({ db, clock: testClock(), passwords: cheapHasher(), sandbox })
}

/** With the default of 16 MB, the log would be half of every copy. */
const SMALL_WAL = { initDbStartParams: ['--wal-segsize=1'] }

async function onPglite() {
  const folder = mkdtempSync(join(tmpdir(), 'plink-test-'))
  // This runs on exit rather than in the teardown, which Ctrl-C skips.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const dumps = { empty: join(folder, 'empty.tar'), seeded: join(folder, 'seeded.tar') }
  const client = await PGlite.create({ ...PGLITE_OPTIONS, ...SMALL_WAL })
  const dump = async (path: string) =>
    writeFile(path, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()))
  const { db } = pgliteDatabase(client)
  await migrateEmbedded(db)
  await storeContent(db)
  await dump(dumps.empty)
  await seedForTests(db)
  await storeContent(db)
  await dump(dumps.seeded)
  await client.close()
  return { templates: { kind: 'pglite' as const, dumps }, remove: async () => {} }
}

async function onPostgres() {
  const server = await startPostgres({ isLocal: true })
  const adminUrl = server.url
  const prefix = `plink_test_${randomBytes(4).toString('hex')}`
  const names = { empty: `${prefix}_empty`, seeded: `${prefix}_seeded` }
  await withAdmin(adminUrl, admin => createDatabase(admin, names.empty))
  await migratePostgres(databaseUrl(adminUrl, names.empty))
  await fill(databaseUrl(adminUrl, names.empty), storeContent)
  await withAdmin(adminUrl, admin => createDatabase(admin, names.seeded, names.empty))
  await fill(databaseUrl(adminUrl, names.seeded), async db => {
    await seedForTests(db)
    await storeContent(db)
  })
  return {
    templates: { kind: 'postgres' as const, adminUrl, names },
    remove: async () => {
      await dropAll(adminUrl, prefix)
      await server.stop()
    },
  }
}

async function fill(url: string, work: (db: Db) => Promise<void>): Promise<void> {
  const { db, close } = connectPostgres(url)
  await work(db)
  await close()
}

/** Removes templates and the copies that crashed test files left behind, because the server may outlive the run. */
async function dropAll(adminUrl: string, prefix: string): Promise<void> {
  await withAdmin(adminUrl, async admin => {
    const left = await admin.query('select datname from pg_database where starts_with(datname, $1)', [prefix])
    for (const { datname } of left.rows) await dropDatabase(admin, datname)
  })
}
