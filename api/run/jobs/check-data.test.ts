import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createLog } from '#api/kernel/platform/log.ts'
import { Metrics } from '#api/kernel/platform/metrics.ts'
import { post } from '#api/money/ledger/post.ts'
import { testApp } from '#api/testing/app.ts'
import { recordStatements } from '#api/testing/money/statements.ts'
import { newWallet, topUp } from '#api/testing/money/wallet.ts'
import { checkData } from './check-data.ts'

const { database, deps } = await testApp()
afterAll(() => database.close())

const RUNNING = new AbortController().signal

function checksOf(metrics: Metrics): string[] {
  const counts = metrics.exposition().matchAll(/^plink_data_checks_total\{check="(.*)",result="(.*)"\} (.*)$/gm)
  return [...counts].map(([, ...parts]) => parts.join(' '))
}

async function check(db = deps.db) {
  const [metrics, lines] = [new Metrics(), [] as string[]]
  const log = createLog({ destination: { write: line => lines.push(line) } })
  await checkData({ ...deps, db, log, metrics }, RUNNING)
  return { lines, checks: checksOf(metrics) }
}

test('data that is whole is counted as good, and stored rows that were changed as bad', async () => {
  const walletId = await newWallet(deps)
  await post(deps, walletId, topUp(10_00))
  expect(await check()).toEqual({
    lines: [],
    checks: ['pages good 1', 'pages bad 0', 'ledger good 1', 'ledger bad 0'],
  })
  await deps.db.transaction(async tx => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`update entries set amount = amount + 1 where wallet_id = ${walletId} and amount > 0`)
  })
  const { lines, checks } = await check()
  expect(lines).toEqual([
    expect.stringContaining('Run `npm run ledger:check`, and stop transfers until it is explained.'),
  ])
  expect(checks).toEqual(['pages good 1', 'pages bad 0', 'ledger good 0', 'ledger bad 1'])
})

test('a check that is interrupted counts nothing', async () => {
  const { db, statements } = recordStatements(deps.db)
  const metrics = new Metrics()
  await checkData({ ...deps, db, metrics }, AbortSignal.abort())
  expect(statements).toHaveLength(1)
  expect(checksOf(metrics)).toEqual(['pages good 0', 'pages bad 0', 'ledger good 0', 'ledger bad 0'])
})

test('a check that fails is logged and counts nothing', async () => {
  const db = new Proxy(deps.db, {
    get(target, name) {
      if (name === 'execute') throw new Error('the database is gone')
      return Reflect.get(target, name)
    },
  })
  const { lines, checks } = await check(db)
  expect(lines).toEqual([expect.stringMatching(/the database is gone.*could not be checked/)])
  expect(checks).toEqual(['pages good 0', 'pages bad 0', 'ledger good 0', 'ledger bad 0'])
})
