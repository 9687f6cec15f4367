import { ERRORS } from '#api/contract/generated/errors.ts'
import { readEnv } from '#api/env.ts'
import { lockDatabase } from '#api/kernel/db/pglite/lock.ts'
import { openSealedDatabase } from '#api/kernel/db/sealed/open-sealed-database.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { post } from '#api/money/ledger/post.ts'
import { walletIdOfPhone } from '#api/money/ledger/wallets.ts'
import { explainStartupError } from '#api/run/server/startup-errors.ts'
import { UsageError } from './parse-command.ts'
import { readArguments, USAGE } from './post-arguments.ts'

const clock = () => new Date()

/** `npm run post`: posts to a wallet. On Postgres, servers may be running. The embedded database must not be in use. */
async function run(): Promise<void> {
  const request = readArguments(process.argv.slice(2))
  if (!request) {
    console.log(USAGE)
    return
  }
  const { phoneNumber, ...instruction } = request
  const env = readEnv(process.env)
  const releaseLock = lockDatabase(env)
  const { db, close } = (await openSealedDatabase(env)).database
  try {
    const { transaction, hold } = await post(
      { db, clock, licence: env.licence },
      await walletIdOfPhone(db, phoneNumber),
      instruction,
    )
    const { referenceId, status, direction, amount, counterparty } = transaction
    const money = `${direction === 'in' ? '+' : '-'}${(amount / 100).toFixed(2)} SAR`
    console.log(`${referenceId} ${status}: ${money}, ${counterparty}${hold ? ` (hold ${hold.id})` : ''}`)
  } finally {
    await close()
    releaseLock()
  }
}

function errorMessage(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`
  if (!(error instanceof PlinkError)) return explainStartupError(error)
  const { reason, fields = {} } = error.details
  const details = [reason, ...Object.entries(fields).map(each => each.join(': '))].filter(Boolean).join('; ')
  return `${ERRORS[error.code].message} (${error.code}${details && `: ${details}`})`
}

try {
  await run()
} catch (error) {
  console.error(errorMessage(error))
  process.exitCode = 1
}
