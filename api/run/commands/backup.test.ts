import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contactRequests } from '#api/kernel/db/schema/contact-requests.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { post } from '#api/money/ledger/post.ts'
import { testClock } from '#api/testing/clock.ts'
import { inDatabase, runCommand } from '#api/testing/database/backup-commands.ts'
import { extractDataFolder } from '#api/testing/database/database.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { killServers, startServer } from '#api/testing/processes/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'plink-backup-'))
const dataDir = join(folder, 'data')
const inFolder = (name: string) => join(folder, name)
beforeAll(() => extractDataFolder('seeded', dataDir))
afterEach(killServers)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (command: 'backup' | 'restore', file: string, dataFolder = dataDir) => runCommand(command, file, dataFolder)

test('a backup of a running server has what was written before, and the server goes on', async () => {
  const server = await startServer({ DATA_DIR: dataDir, DRAIN_DELAY_SECONDS: '0' })
  const ask = async (phoneNumber: string) => {
    const headers = { 'Content-Type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify({ phoneNumber }) }
    expect((await fetch(`${server.url}/api/v1/support/contact-requests`, init)).status).toBe(204)
  }
  await ask('+966512345678')
  const file = inFolder('running.tar.gz')
  expect(await run('backup', file)).toMatchObject({ status: 0 })
  await ask('+966512345679')
  const restored = inFolder('restored-running')
  expect(await run('restore', file, restored)).toMatchObject({ status: 0 })
  expect(await inDatabase(restored, db => db.$count(contactRequests))).toBe(1)
})

test('nothing is overwritten', async () => {
  const file = inFolder('there.tar.gz')
  writeFileSync(file, 'mine')
  expect(await run('backup', file)).toMatchObject({ status: 1, output: expect.stringContaining('exists already') })
  expect(await run('restore', file)).toMatchObject({ status: 1, output: expect.stringContaining('Move it away first') })
})

test('what is no backup is not restored', async () => {
  const file = inFolder('no-backup.tar.gz')
  writeFileSync(file, 'no backup')
  const target = inFolder('untouched')
  const refusal = { status: 1, output: expect.stringContaining('is not a backup of the embedded database') }
  expect(await run('restore', file, target)).toMatchObject(refusal)
  expect(existsSync(join(target, 'db'))).toBe(false)
})

test('a ledger that does not agree is neither backed up nor restored in silence', async () => {
  const broken = inFolder('broken')
  await extractDataFolder('seeded', broken)
  await inDatabase(broken, async db => {
    const [wallet] = await db.select({ id: wallets.id }).from(wallets).limit(1)
    await post({ db, clock: testClock(), licence: {} }, wallet!.id, topUp(10_00))
    await db.execute('alter table ledger_accounts disable trigger ledger_accounts_balance')
    await db.execute("update ledger_accounts set balance = balance + 1 where kind = 'main' and balance > 0")
  })
  const file = inFolder('broken.tar.gz')
  const refusal = { status: 1, output: expect.stringContaining('does not agree') }
  expect(await run('backup', file, broken)).toMatchObject(refusal)
  expect(await run('restore', file, inFolder('from-broken'))).toMatchObject(refusal)
  expect(existsSync(inFolder('from-broken/db'))).toBe(false)
})
