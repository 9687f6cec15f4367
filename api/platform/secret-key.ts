import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { settings } from '#api/db/schema/http.ts'
import type { Env } from '#api/env.ts'
import type { SecretKeys } from './sealing.ts'

const NAME = 'secretKey'

/**
 * The key of everything that is sealed, hashed or signed: `SECRET_KEY`, or a key that the sandbox creates once and all processes share. A
 * sandbox that is given a key later still reads what its own key sealed.
 */
export async function secretKeysFor(
  { secretKey, previousSecretKey }: Pick<Env, 'secretKey' | 'previousSecretKey'>,
  db: Db,
): Promise<SecretKeys> {
  if (secretKey) return { current: secretKey, previous: previousSecretKey ?? (await storedKey(db)) }
  const fresh = randomBytes(32).toString('base64url')
  await db.insert(settings).values({ name: NAME, value: fresh }).onConflictDoNothing()
  return { current: (await storedKey(db)) ?? fresh, previous: previousSecretKey }
}

async function storedKey(db: Db): Promise<string | undefined> {
  const [stored] = await db.select().from(settings).where(eq(settings.name, NAME))
  return stored?.value
}
