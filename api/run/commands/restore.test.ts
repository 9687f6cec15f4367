import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Db } from '#api/kernel/db/client.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { inDatabase, runCommand } from '#api/testing/database/backup-commands.ts'
import { extractDataFolder } from '#api/testing/database/database.ts'

const folder = mkdtempSync(join(tmpdir(), 'plink-restore-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const numberOfWallets = (db: Db) => db.$count(wallets)

test('a backup of a stopped server is restored into an empty folder', async () => {
  const dataDir = join(folder, 'data')
  await extractDataFolder('seeded', dataDir)
  const file = join(folder, 'stopped.tar.gz')
  expect(await runCommand('backup', file, dataDir)).toMatchObject({
    status: 0,
    output: expect.stringContaining('its ledger agrees'),
  })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const restored = join(folder, 'restored')
  expect(await runCommand('restore', file, restored)).toMatchObject({ status: 0 })
  expect(await inDatabase(restored, numberOfWallets)).toBe(await inDatabase(dataDir, numberOfWallets))
})
