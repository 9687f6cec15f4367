import { eq } from 'drizzle-orm'
import type { Database, Db } from '#api/kernel/db/client.ts'
import { type DatabaseOptions, openDatabase } from '#api/kernel/db/open-database.ts'
import { settings } from '#api/kernel/db/schema/http.ts'
import { currentPrefix, type SecretKeys, setSecretKeys } from '#api/kernel/platform/sealing.ts'
import { requireKnownKeys, SEALING_KEY } from './key-rotation.ts'
import { resealEverything, SEALED_COLUMNS } from './reseal.ts'
import { type GivenKeys, secretKeysFor } from './secret-key.ts'

/** The setting with the columns that the key has sealed. */
const COLUMNS = 'sealedColumns'

/** Opens the database, and seals columns that an earlier version left readable. Throws EnvError if another key sealed it. */
export async function openSealedDatabase(
  env: DatabaseOptions & GivenKeys,
): Promise<{ database: Database; secretKeys: SecretKeys }> {
  const database = await openDatabase(env)
  try {
    return { database, secretKeys: await unlock(database.db, env) }
  } catch (cause) {
    await database.close()
    throw cause
  }
}

/** Lets this process read the sealed columns. */
export async function unlock(db: Db, keys: GivenKeys): Promise<SecretKeys> {
  const secretKeys = await secretKeysFor(keys, db)
  setSecretKeys(secretKeys)
  await requireKnownKeys(db)
  const [columns] = await db.select().from(settings).where(eq(settings.name, COLUMNS))
  if (columns?.value !== SEALED_COLUMNS.join()) await resealAll(db)
  return secretKeys
}

/** Seals every row with the current key, and records that. Returns the number of changed rows. */
export async function resealAll(db: Db): Promise<number> {
  const count = await resealEverything(db)
  await store(db, SEALING_KEY, currentPrefix())
  await store(db, COLUMNS, SEALED_COLUMNS.join())
  return count
}

async function store(db: Db, name: string, value: string): Promise<void> {
  await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } })
}
