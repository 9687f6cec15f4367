import { randomBytes } from 'node:crypto'
import fs, { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { faultOf } from '#api/kernel/db/faults.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import { Metrics } from '#api/kernel/platform/metrics.ts'
import { checkData } from '#api/run/jobs/check-data.ts'
import { extractDataFolder } from '#api/testing/database/database.ts'
import { openPglite } from './pglite.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'plink-pglite-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(join(dataDir, path, '..'), { recursive: true })
  writeFileSync(join(dataDir, path), text)
}

/** Fills a table whose free space takes many updates without the file of the table growing. */
async function fillTable({ db }: Pick<Awaited<ReturnType<typeof openPglite>>, 'db'>): Promise<void> {
  await db.execute('create table filled (text text)')
  await db.execute('insert into filled select repeat(md5(n::text), 30) from generate_series(1, 1000) n')
  await db.execute('update filled set text = text')
  await db.execute('vacuum filled')
}

/**
 * Lets no file of this process grow, as on a full disk, until the returned function is called. What a file has already can be written. It replaces the
 * function that PGlite writes with, because a disk that can be filled needs root.
 */
function fillDisk(): () => void {
  const write = fs.writeSync
  const refusing: typeof fs.writeSync = (...of: unknown[]): number => {
    const [file, content, offset, length, position] = of
    const end = typeof position === 'number' ? position + Number(length) : Number.POSITIVE_INFINITY
    const isGrowing =
      typeof offset === 'number' && content instanceof Uint8Array && end > fs.fstatSync(Number(file)).size
    if (isGrowing) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    return Reflect.apply(write, fs, of)
  }
  fs.writeSync = refusing
  syncBuiltinESMExports()
  return () => {
    fs.writeSync = write
    syncBuiltinESMExports()
  }
}

describe('a full disk', () => {
  let space: () => void = () => {}
  afterEach(() => space())

  test('that stops the log of the database stops the database, which opens again with what was committed', async () => {
    await extractDataFolder('empty', dataDir)
    const database = await openPglite(dataDir)
    await fillTable(database)
    space = fillDisk()
    const [failed, committed] = [[] as unknown[], [] as number[]]
    for (let round = 1; failed.length === 0; round += 1) {
      await database.db
        .execute(sql`update filled set text = ${`round ${round} `} || repeat('x', 900)`)
        .then(() => committed.push(round))
        .then(() => database.db.execute('vacuum filled'))
        .catch(error => failed.push(error))
    }
    expect(faultOf(failed[0])).toBe('disk_full')
    expect(faultOf(await database.unusable)).toBe('disk_full')
    await expect(database.db.execute('select 1')).rejects.toThrow()
    await expect(database.db.transaction(tx => tx.execute('select 1'))).rejects.toThrow()
    space()
    const again = await openPglite(dataDir)
    const text = sql<string>`text`
    const [row] = await again.db.select({ text }).from(sql`filled`).limit(1)
    expect(row?.text).toMatch(new RegExp(`^round ${committed.at(-1)} `))
    await again.close()
  })
})

describe('a data folder', () => {
  test('whose database lacks its version file is refused and left unchanged', async () => {
    write('db/base/1/1259', 'the rows of a customer')
    const database = openPglite(dataDir)
    await expect(database).rejects.toThrow(join(dataDir, 'db'))
    await expect(database).rejects.toThrow('Restore')
    expect(readdirSync(join(dataDir, 'db'), { recursive: true }).sort()).toEqual(['base', 'base/1', 'base/1/1259'])
    expect(readFileSync(join(dataDir, 'db/base/1/1259'), 'utf8')).toBe('the rows of a customer')
  })

  // Creating a database takes half a minute while other programs use the cores.
  test('of an interrupted first start gets its database', { timeout: 120_000 }, async () => {
    write('db-new/PG_VERSION', '17')
    write('db-new/base/1/1259', '')
    mkdirSync(join(dataDir, 'db'))
    const first = await openPglite(dataDir)
    await first.ping()
    await first.close()
    expect(existsSync(join(dataDir, 'db-new'))).toBe(false)
    expect(existsSync(join(dataDir, 'db/PG_VERSION'))).toBe(true)
  })

  test('keeps its tables, and does not pass the probe when it cannot be written to', async () => {
    await extractDataFolder('empty', dataDir)
    const first = await openPglite(dataDir)
    await first.db.execute('create table kept (id int)')
    await first.close()
    const second = await openPglite(dataDir)
    // This folder in place of the file makes the write fail, as a full disk does.
    mkdirSync(join(dataDir, 'write-probe'))
    await expect(second.ping()).rejects.toThrow('write-probe')
    await second.db.execute('select id from kept')
    await second.close()
  })

  test('with a damaged file is refused with the way back', async () => {
    await extractDataFolder('empty', dataDir)
    writeFileSync(join(dataDir, 'db/global/pg_control'), '')
    await expect(openPglite(dataDir)).rejects.toThrow('restore the folder from a backup')
  })

  test('with random bytes in a table is noticed by the check of the data', async () => {
    await extractDataFolder('seeded', dataDir)
    const { db, close } = await openPglite(dataDir)
    const path = sql<string>`pg_relation_filepath('accounts')`
    const [file] = await db.select({ path }).from(sql`(select) one`)
    await close()
    const pages = join(dataDir, 'db', file!.path)
    const bytes = readFileSync(pages)
    writeFileSync(pages, Buffer.concat([bytes.subarray(0, 4000), randomBytes(20), bytes.subarray(4020)]))
    const again = await openPglite(dataDir)
    const [metrics, lines] = [new Metrics(), [] as string[]]
    const log = createLog({ destination: { write: line => lines.push(line) } })
    await checkData({ clock: () => new Date(), db: again.db, log, metrics }, new AbortController().signal)
    await again.close()
    expect(lines).toEqual([expect.stringMatching(/public\.accounts: invalid page in block 0.*restore a backup/)])
    expect(metrics.exposition()).toContain('plink_data_checks_total{check="pages",result="bad"} 1')
  })
})
