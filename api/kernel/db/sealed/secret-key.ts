import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { settings } from '#api/kernel/db/schema/http.ts'
import type { SecretKeys } from '#api/kernel/platform/sealing.ts'

const NAME = 'secretKey'

/** The keys of the environment. */
export interface GivenKeys {
  secretKey: string | undefined
  previousSecretKey: string | undefined
}

/**
 * Returns the key of everything that is sealed, hashed or signed: `SECRET_KEY`, or a key that the sandbox creates once and all processes share. A
 * sandbox that gets a key later still reads values that its own key sealed.
 */
export async function secretKeysFor({ secretKey, previousSecretKey }: GivenKeys, db: Db): Promise<SecretKeys> {
  if (secretKey) return { current: secretKey, previous: previousSecretKey ?? (await storedKey(db)) }
  const fresh = randomBytes(32).toString('base64url')
  await db.insert(settings).values({ name: NAME, value: fresh }).onConflictDoNothing()
  return { current: (await storedKey(db)) ?? fresh, previous: previousSecretKey }
}

async function storedKey(db: Db): Promise<string | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.name, NAME))
  return row?.value
}
