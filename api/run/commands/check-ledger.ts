import { readEnv } from '#api/env.ts'
import { openDatabase } from '#api/kernel/db/open-database.ts'
import { lockDatabase } from '#api/kernel/db/pglite/lock.ts'
import { checkLedger, type LedgerReport } from '#api/money/ledger/check-ledger.ts'
import { checkMonths } from '#api/money/statements/check-months.ts'
import { explainStartupError } from '#api/run/server/startup-errors.ts'
import { formatAmount } from '#domain/money/money.ts'

/**
 * `npm run ledger:check`: prints where the customers' money is, the first difference of each rule, and the closed months that have changed. Exits
 * with 1 if there are any. On Postgres, servers may be running. The embedded database must not be in use.
 */
async function check(): Promise<void> {
  const env = readEnv(process.env)
  const releaseLock = lockDatabase(env)
  const database = await openDatabase(env)
  try {
    const report = await checkLedger(database.db)
    const changed = await checkMonths(database.db)
    for (const line of linesOf(report)) console.log(line)
    for (const line of changed.length > 0 ? changed : ['The closed months agree.']) console.log(line)
    if (report.differences.length + changed.length > 0) process.exitCode = 1
  } finally {
    await database.close()
    releaseLock()
  }
}

function linesOf({ wallets, house, explained, differences }: LedgerReport): string[] {
  const line = (name: string, amount: number) => `${name.padEnd(24)}${formatAmount(amount).padStart(20)}`
  return [
    line('all wallets', wallets),
    ...Object.entries(house).map(([name, balance]) => line(`  ${name.replaceAll('_', ' ')}`, balance)),
    line('all house accounts', explained),
    ...(differences.length > 0 ? differences : ['The ledger agrees.']),
  ]
}

try {
  await check()
} catch (error) {
  console.error(explainStartupError(error))
  process.exitCode = 1
}
