import { readEnv } from '#api/env.ts'
import { lockDatabase } from '#api/kernel/db/pglite/lock.ts'
import { openSealedDatabase } from '#api/kernel/db/sealed/open-sealed-database.ts'
import { createSigningKeys } from '#api/kernel/tokens/signing-keys.ts'
import { explainStartupError } from '#api/run/server/startup-errors.ts'

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
