import { createSigningKeys } from '#api/accounts/signing-keys.ts'
import { openDatabase } from '#api/db/client.ts'
import { lockDatabase } from '#api/db/lock.ts'
import { readEnv } from '#api/env.ts'
import { secretFor } from '#api/platform/secret-key.ts'
import { explain } from '#api/server/startup-errors.ts'

/** Makes a new key sign access tokens. Sessions stay: what the earlier keys signed is valid until it expires. */
async function rotate(): Promise<void> {
  const env = readEnv(process.env)
  const release = lockDatabase(env)
  const database = await openDatabase(env)
  const keys = createSigningKeys(database.db, () => new Date(), await secretFor(env, database.db))
  const { id } = await keys.rotate()
  console.error(`Access tokens are signed with a new key from now on: ${id}`)
  await database.close()
  release()
}

try {
  await rotate()
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
