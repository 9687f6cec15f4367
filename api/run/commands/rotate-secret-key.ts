import { readEnv } from '#api/env.ts'
import { lockDatabase } from '#api/kernel/db/pglite/lock.ts'
import { announceKey } from '#api/kernel/db/sealed/key-rotation.ts'
import { openSealedDatabase, resealAll } from '#api/kernel/db/sealed/open-sealed-database.ts'
import { resealSigningKeys } from '#api/kernel/tokens/signing-keys.ts'
import { explainStartupError } from '#api/run/server/startup-errors.ts'
import { resealSecondFactors } from '#api/staff/second-factors.ts'

/**
 * `npm run rotate-secret-key`: encrypts again with SECRET_KEY whatever is encrypted with SECRET_KEY_PREVIOUS. On Postgres, servers with both keys
 * may be running; while one lacks the new key, nothing is changed. The embedded database must not be in use. It is safe to interrupt and to repeat.
 */
async function rotate(): Promise<void> {
  const env = readEnv(process.env)
  const releaseLock = lockDatabase(env)
  const { database, secretKeys } = await openSealedDatabase(env)
  try {
    // No other process has an embedded database open, although the lease of a killed server may last for some seconds.
    if (database.kind === 'postgres') await announceKey(database.db, new Date())
    const count = await resealAll(database.db)
    await resealSigningKeys(database.db, secretKeys.current)
    await resealSecondFactors(database.db, secretKeys.current)
    console.error(`${count} rows were encrypted again. Everything is now encrypted with SECRET_KEY.`)
    console.error(env.previousSecretKey ? KEEP_PREVIOUS : NO_PREVIOUS)
  } finally {
    await database.close()
    releaseLock()
  }
}

const KEEP_PREVIOUS = 'Keep SECRET_KEY_PREVIOUS for a day, then remove it from the settings of the servers.'
/** Without this message, an operator who forgot to change the settings would think that the key was replaced. */
const NO_PREVIOUS =
  'SECRET_KEY_PREVIOUS is not set. If you mean to replace a key, set SECRET_KEY to the new one and SECRET_KEY_PREVIOUS to the old one.'

try {
  await rotate()
} catch (error) {
  console.error(explainStartupError(error))
  process.exitCode = 1
}
