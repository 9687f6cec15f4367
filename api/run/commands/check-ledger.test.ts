import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { and, eq, gt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#api/kernel/db/client.ts'
import { openDatabase } from '#api/kernel/db/open-database.ts'
import { ledgerAccounts } from '#api/kernel/db/schema/ledger.ts'
import { closedMonths } from '#api/kernel/db/schema/statements.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import { post } from '#api/money/ledger/post.ts'
import { testClock } from '#api/testing/clock.ts'
import { extractDataFolder } from '#api/testing/database/database.ts'
import { topUp } from '#api/testing/money/wallet.ts'

const ROOT = fileURLToPath(PROJECT_ROOT)
const dataDir = mkdtempSync(join(tmpdir(), 'plink-ledger-'))
beforeAll(() => extractDataFolder('seeded', dataDir))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

function checkLedger() {
  const command = ['--import', './api/kernel/platform/module-loading.ts', 'api/run/commands/check-ledger.ts']
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: ROOT, env, encoding: 'utf8' })
  return { status, stdout }
}

async function inDatabase(work: (db: Db) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ dataDir })
  await work(database.db).finally(() => database.close())
}

test('prints where the money is, and the first difference of each rule', async () => {
  await inDatabase(async db => {
    const [wallet] = await db.select({ id: wallets.id }).from(wallets).limit(1)
    await post({ db, clock: testClock(), licence: {} }, wallet!.id, topUp(10_00))
  })
  const agreed = checkLedger()
  expect(agreed).toMatchObject({ status: 0, stdout: expect.stringContaining('The ledger agrees.') })
  expect(agreed.stdout).toMatch(/^ {2}safeguarding +[1-9][\d,]*\.\d\d SAR$/m)
  expect(agreed.stdout).toMatch(/^The closed months agree\.$/m)
  await inDatabase(async db => {
    await db.execute(sql`alter table ledger_accounts disable trigger ledger_accounts_balance`)
    await db.execute(sql`update ledger_accounts set balance = balance + 1 where kind = 'main' and balance > 0`)
    const [main] = await db
      .select({ accountId: ledgerAccounts.id, walletId: ledgerAccounts.walletId })
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.kind, 'main'), gt(ledgerAccounts.balance, 0)))
      .limit(1)
    await db.insert(closedMonths).values({ ...main!, month: '2020-01-01', closedAt: new Date() })
    await db.execute(sql`alter table closed_months disable trigger closed_months_append_only`)
    await db.execute(sql`update closed_months set digest = 'another one'`)
  })
  const { status, stdout } = checkLedger()
  expect(status).toBe(1)
  expect(stdout).toMatch(/^The wallets hold \d+ halalas, the house accounts \d+$/m)
  expect(stdout).toMatch(/^Account .* has a balance of \d+, its entries sum to \d+$/m)
  expect(stdout).toMatch(/^The closed month 2020-01-01 of account \S+ has changed$/m)
})
