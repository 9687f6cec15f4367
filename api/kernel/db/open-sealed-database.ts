import { inArray } from 'drizzle-orm'
import { EnvError } from '#api/kernel/platform/env-error.ts'
import { currentPrefix, isKnownPrefix, type SecretKeys, setSecretKeys } from '#api/kernel/platform/sealing.ts'
import type { Database, Db } from './client.ts'
import { type DatabaseOptions, openDatabase } from './open-database.ts'
import { resealEverything, SEALED_COLUMNS } from './reseal.ts'
import { settings } from './schema/http.ts'
import { type GivenKeys, secretKeysFor } from './secret-key.ts'

/** The settings that say which key seals every row, and which columns it has sealed. */
const KEY = 'sealingKey'
const COLUMNS = 'sealedColumns'

/** Opens the database, and seals what an earlier version left readable. Throws {@link EnvError} if another key sealed it. */
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

/** Makes the sealed columns readable to this process. */
export async function unlock(db: Db, keys: GivenKeys): Promise<SecretKeys> {
  const secretKeys = await secretKeysFor(keys, db)
  setSecretKeys(secretKeys)
  const stored = await db
    .select()
    .from(settings)
    .where(inArray(settings.name, [KEY, COLUMNS]))
  const { [KEY]: key, [COLUMNS]: columns } = Object.fromEntries(stored.map(({ name, value }) => [name, value]))
  if (key && !isKnownPrefix(key)) throw new EnvError([WRONG_KEY])
  if (columns !== SEALED_COLUMNS.join()) await resealAll(db)
  return secretKeys
}

const WRONG_KEY =
  'SECRET_KEY is not the key that the personal data in the database is encrypted with. Set that key, or set it as SECRET_KEY_PREVIOUS to rotate it'

/** Seals every row with the current key, and records that. Returns the number of rows that were not. */
export async function resealAll(db: Db): Promise<number> {
  const count = await resealEverything(db)
  await store(db, KEY, currentPrefix())
  await store(db, COLUMNS, SEALED_COLUMNS.join())
  return count
}

async function store(db: Db, name: string, value: string): Promise<void> {
  await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } })
}
