import { createSigningKeys } from '#api/accounts/signing-keys.ts'
import { lockDatabase } from '#api/db/lock.ts'
import { openSealedDatabase } from '#api/db/open-sealed-database.ts'
import { readEnv } from '#api/env.ts'
import { explainStartupError } from '#api/server/startup-errors.ts'

/** `npm run rotate-signing-key`: creates a new key for access tokens. Tokens of earlier keys stay valid until they expire. */
async function rotate(): Promise<void> {
  const env = readEnv(process.env)
  const releaseLock = lockDatabase(env)
  const { database, secretKeys } = await openSealedDatabase(env)
  const keys = createSigningKeys(database.db, () => new Date(), secretKeys.current)
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
