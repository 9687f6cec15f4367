import { createSigningKeys } from '#api/accounts/signing-keys.ts'
import { lockDatabase } from '#api/db/lock.ts'
import { openDatabase } from '#api/db/open-database.ts'
import { readEnv } from '#api/env.ts'
import { secretFor } from '#api/platform/secret-key.ts'
import { explainStartupError } from '#api/server/startup-errors.ts'

/** `npm run rotate-signing-key`: creates a new key for access tokens. Tokens of earlier keys stay valid until they expire. */
async function rotate(): Promise<void> {
  const env = readEnv(process.env)
  const releaseLock = lockDatabase(env)
  const database = await openDatabase(env)
  const keys = createSigningKeys(database.db, () => new Date(), await secretFor(env, database.db))
  const { id } = await keys.rotate()
  console.error(`Access tokens are now signed with the new key ${id}.`)
  await database.close()
  releaseLock()
}

try {
  await rotate()
} catch (error) {
  console.error(explainStartupError(error))
  process.exit(1)
}
