import { randomBytes, randomUUID } from 'node:crypto'
import { desc, eq, getTableColumns, lt } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import type { Db } from '#api/kernel/db/client.ts'
import { prepareSelect } from '#api/kernel/db/prepared-query.ts'
import { signingKeys } from '#api/kernel/db/schema/sessions.ts'
import { addSeconds, type Clock } from '#api/kernel/platform/clock.ts'
import { seal, unseal } from '#api/kernel/platform/cryptography.ts'

const DAY_SECONDS = 86_400
/** A key signs for a month and is kept a day longer, until every token that it signed has expired. */
const ROTATION_SECONDS = 30 * DAY_SECONDS
const KEPT_SECONDS = ROTATION_SECONDS + DAY_SECONDS
const SECRET_BYTES = 32
/** How long a key is cached, and then again the tokens that it verified. After an operator deletes a key, processes accept it for the sum of both. */
export const KEY_CACHE_MILLISECONDS = 30_000
const CACHE = { max: 20, ttl: KEY_CACHE_MILLISECONDS }

export interface SigningKey {
  id: string
  secret: Uint8Array
}

export interface SigningKeys {
  /** Returns the newest key, which signs for all processes. Creates one when there is none. */
  current(tx?: Db): Promise<SigningKey>
  find(id: string): Promise<Uint8Array | undefined>
  /** Creates a key that signs from now on. Tokens of earlier keys stay valid. */
  rotate(): Promise<SigningKey>
  /** Rotates a key that has signed for a month and deletes keys that no valid token was signed with. */
  renew(): Promise<void>
}

const newest = prepareSelect(
  new QueryBuilder()
    .select(getTableColumns(signingKeys))
    .from(signingKeys)
    .orderBy(desc(signingKeys.createdAt), signingKeys.id)
    .limit(1),
)

export function createSigningKeys(db: Db, clock: Clock, secretKey: string): SigningKeys {
  const cache = new LRUCache<string, Uint8Array>(CACHE)
  function open({ id, sealedSecret }: typeof signingKeys.$inferSelect): Uint8Array {
    const secret = cache.get(id) ?? Buffer.from(unseal(sealedSecret, secretKey, id), 'base64url')
    cache.set(id, secret)
    return secret
  }

  async function create(tx: Db): Promise<SigningKey> {
    const id = randomUUID()
    const secret = randomBytes(SECRET_BYTES)
    const sealedSecret = seal(secret.toString('base64url'), secretKey, id)
    await tx.insert(signingKeys).values({ id, sealedSecret, createdAt: clock() })
    return { id, secret }
  }
  return {
    rotate: () => create(db),
    async current(tx = db) {
      const [row] = await newest(tx)
      return row ? { id: row.id, secret: open(row) } : create(tx)
    },
    async find(id) {
      const cached = cache.get(id)
      if (cached) return cached
      const [row] = await db.select().from(signingKeys).where(eq(signingKeys.id, id))
      return row && open(row)
    },
    async renew() {
      const now = clock()
      const [row] = await newest(db)
      if (row && row.createdAt <= addSeconds(now, -ROTATION_SECONDS)) await create(db)
      // This never deletes the newest key, because a key of that age has just been replaced.
      await db.delete(signingKeys).where(lt(signingKeys.createdAt, addSeconds(now, -KEPT_SECONDS)))
    },
  }
}

/** Seals the keys with the current secret key. */
export async function resealSigningKeys(db: Db, secretKey: string): Promise<void> {
  for (const { id, sealedSecret } of await db.select().from(signingKeys)) {
    await db
      .update(signingKeys)
      .set({ sealedSecret: seal(unseal(sealedSecret, secretKey, id), secretKey, id) })
      .where(eq(signingKeys.id, id))
  }
}
