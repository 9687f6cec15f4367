import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { settings } from '#api/db/schema/http.ts'
import type { Env } from '#api/env.ts'

const NAME = 'secretKey'

/** The key of every keyed hash and token: `SECRET_KEY`, or a key that the sandbox creates once and all processes share. */
export async function secretFor({ secretKey }: Pick<Env, 'secretKey'>, db: Db): Promise<string> {
  if (secretKey) return secretKey
  const fresh = randomBytes(32).toString('base64url')
  await db.insert(settings).values({ name: NAME, value: fresh }).onConflictDoNothing()
  const [stored] = await db.select().from(settings).where(eq(settings.name, NAME))
  return stored?.value ?? fresh
}
