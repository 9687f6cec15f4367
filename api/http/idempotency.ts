import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Db } from '#api/db/client.ts'
import { idempotentAnswers } from '#api/db/schema/http.ts'
import type { Deps } from '#api/deps.ts'
import { addSeconds } from '#api/platform/clock.ts'
import { keyedHash, seal, sha256, unseal } from '#api/platform/cryptography.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { jsonReply } from './reply.ts'

/** A process that died in the middle leaves its key in flight; after this long, well above what a provider may take, a retry may take over. */
const ABANDONED_SECONDS = 120
const KEPT_SECONDS = 24 * 3600

export interface Intention {
  /** The operation and who calls it: a key means nothing to anybody else. */
  scope: string
  key: string
  requestText: string
}

/** Runs the call once per key: a repetition gets the stored answer, another body or a call still running is refused. */
export async function once(
  c: Context,
  deps: Deps,
  intention: Intention,
  run: () => Promise<Response>,
): Promise<Response> {
  const claim = claimOf(deps, intention)
  if (!(await take(deps.db, claim))) return replay(c, deps, intention, claim)
  const response = await run()
  await settle(deps, claim, intention, response)
  return response
}

type Claim = Omit<typeof idempotentAnswers.$inferInsert, 'status' | 'sealedBody'>

const claimOf = ({ clock, secretKey }: Deps, { scope, key, requestText }: Intention): Claim => ({
  scope,
  keyHash: sha256(key),
  // The body may be a password or a code: its plain hash would let whoever reads the table try those out.
  requestHash: keyedHash(secretKey, key, requestText),
  createdAt: clock(),
})

const isSameKey = ({ scope, keyHash }: Claim) =>
  and(eq(idempotentAnswers.scope, scope), eq(idempotentAnswers.keyHash, keyHash))

/** Takes the key for this call, if it is new, abandoned or older than a day. */
async function take(db: Db, claim: Claim): Promise<boolean> {
  const olderThan = (seconds: number) => lt(idempotentAnswers.createdAt, addSeconds(claim.createdAt, -seconds))
  const taken = await db
    .insert(idempotentAnswers)
    .values(claim)
    .onConflictDoUpdate({
      target: [idempotentAnswers.scope, idempotentAnswers.keyHash],
      set: { ...claim, status: null, sealedBody: null },
      setWhere: or(olderThan(KEPT_SECONDS), and(isNull(idempotentAnswers.status), olderThan(ABANDONED_SECONDS))),
    })
    .returning({ scope: idempotentAnswers.scope })
  return taken.length > 0
}

async function replay(c: Context, { db, secretKey }: Deps, { key }: Intention, claim: Claim): Promise<Response> {
  const [stored] = await db.select().from(idempotentAnswers).where(isSameKey(claim))
  // Gone between the two statements: the first call has just failed in a way that is not stored.
  if (!stored) throw new PlinkError('IDEMPOTENCY_IN_FLIGHT')
  if (stored.requestHash !== claim.requestHash) throw new PlinkError('IDEMPOTENCY_MISMATCH')
  if (stored.status === null || stored.sealedBody === null) throw new PlinkError('IDEMPOTENCY_IN_FLIGHT')
  return jsonReply(c, unseal(stored.sealedBody, secretKey, key), stored.status, { 'Idempotent-Replayed': 'true' })
}

/** Keeps the answer for later repetitions; one that a retry may improve frees the key instead. */
async function settle({ db, secretKey }: Deps, claim: Claim, { key }: Intention, response: Response): Promise<void> {
  // Whoever took the key over meanwhile has claimed it at another moment.
  const isClaim = and(isSameKey(claim), eq(idempotentAnswers.createdAt, claim.createdAt))
  if (isWorthRetrying(response.status)) {
    await db.delete(idempotentAnswers).where(isClaim)
    return
  }
  const sealedBody = seal(await response.clone().text(), secretKey, key)
  await db.update(idempotentAnswers).set({ status: response.status, sealedBody }).where(isClaim)
}

const isWorthRetrying = (status: number): boolean => status >= 500 || status === 429 || status === 401
