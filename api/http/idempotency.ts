import { and, eq, isNull, lt } from 'drizzle-orm'
import { addSeconds } from '#api/clock.ts'
import { idempotentAnswers } from '#api/db/schema/http.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from './errors.ts'
import { seal, sha256, unseal } from './secrets.ts'

/** A process that died in the middle leaves its key in flight; after this long a retry may take over. */
const ABANDONED_SECONDS = 60

export interface Intention {
  /** The operation and who calls it: a key means nothing to anybody else. */
  scope: string
  key: string
  requestText: string
}

/** Runs the call once per key: a repetition gets the stored answer, another body or a call still running is refused. */
export async function once(deps: Deps, intention: Intention, run: () => Promise<Response>): Promise<Response> {
  const { scope, key, requestText } = intention
  const row = { scope, keyHash: sha256(key), requestHash: sha256(requestText) }
  const stored = await claim(deps, row)
  if (stored) return replay(deps, intention, row.requestHash, stored)
  const response = await run()
  await settle(deps, row, intention, response)
  return response
}

type Row = Pick<typeof idempotentAnswers.$inferInsert, 'scope' | 'keyHash' | 'requestHash'>
type Stored = typeof idempotentAnswers.$inferSelect

const isRow = ({ scope, keyHash }: Row) =>
  and(eq(idempotentAnswers.scope, scope), eq(idempotentAnswers.keyHash, keyHash))

/** Takes the key for this call, or answers what is known under it. */
async function claim({ db, clock }: Deps, row: Row): Promise<Stored | undefined> {
  const now = clock()
  const taken = await db
    .insert(idempotentAnswers)
    .values({ ...row, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotentAnswers.scope, idempotentAnswers.keyHash],
      set: { requestHash: row.requestHash, createdAt: now },
      setWhere: and(
        isNull(idempotentAnswers.status),
        lt(idempotentAnswers.createdAt, addSeconds(now, -ABANDONED_SECONDS)),
      ),
    })
    .returning({ scope: idempotentAnswers.scope })
  if (taken.length > 0) return undefined
  const [stored] = await db.select().from(idempotentAnswers).where(isRow(row))
  // Gone between the two statements: the first call has just failed in a way that is not stored.
  if (!stored) throw new PlinkError('IDEMPOTENCY_IN_FLIGHT')
  return stored
}

function replay({ secretKey }: Deps, { key }: Intention, requestHash: string, stored: Stored): Response {
  if (stored.requestHash !== requestHash) throw new PlinkError('IDEMPOTENCY_MISMATCH')
  if (stored.status === null || stored.sealedBody === null) throw new PlinkError('IDEMPOTENCY_IN_FLIGHT')
  return new Response(unseal(stored.sealedBody, secretKey, key), {
    status: stored.status,
    headers: { 'Content-Type': 'application/json', 'Idempotent-Replayed': 'true' },
  })
}

/** Keeps the answer for later repetitions; one that a retry may improve frees the key instead. */
async function settle({ db, secretKey }: Deps, row: Row, { key }: Intention, response: Response): Promise<void> {
  if (isWorthRetrying(response.status)) {
    await db.delete(idempotentAnswers).where(isRow(row))
    return
  }
  const sealedBody = seal(await response.clone().text(), secretKey, key)
  await db.update(idempotentAnswers).set({ status: response.status, sealedBody }).where(isRow(row))
}

const isWorthRetrying = (status: number): boolean => status >= 500 || status === 429 || status === 401
