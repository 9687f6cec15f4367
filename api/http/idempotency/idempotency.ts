import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, exists, gt, isNull, lt, lte, or } from 'drizzle-orm'
import type { Context, Handler } from 'hono'
import { ZodObject } from 'zod'
import type { Deps } from '#api/deps.ts'
import type { ApiEnv, ContractRoute } from '#api/http/api-env.ts'
import { callerId } from '#api/http/authentication/authentication.ts'
import { respondWithError } from '#api/http/errors.ts'
import { type Db, reasonUnavailable } from '#api/kernel/db/client.ts'
import { idempotentResponses, serverProcesses } from '#api/kernel/db/schema/http.ts'
import { addSeconds, CLOCK_TOLERANCE_SECONDS } from '#api/kernel/platform/clock.ts'
import { acceptedHashes, keyedHash, seal, sha256, unseal } from '#api/kernel/platform/cryptography.ts'
import { keepingResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'

/** A key in flight whose process has no lease. After this time, well above the time-out of any provider, a retry takes over. */
const ABANDONED_SECONDS = 120
const KEPT_SECONDS = 24 * 3600

/**
 * The handler of an operation, run once per key if the operation takes one. It wraps the handler and not the validation, so that an
 * invalid request does not use up its key.
 */
export function idempotent(
  deps: Deps,
  { operationId, request }: ContractRoute,
  handler: Handler<ApiEnv>,
): Handler<ApiEnv> {
  const takesKey = request?.headers instanceof ZodObject && 'Idempotency-Key' in request.headers.shape
  if (!takesKey) return handler
  return async (c, next) => {
    const key = c.req.header('Idempotency-Key')
    if (!key) return handler(c, next)
    const bearer = c.get('bearer')
    const scope = `${operationId}:${bearer ? callerId(bearer) : 'anonymous'}`
    // The path names resources, so it is part of the comparison.
    const requestText = `${c.req.path}\n${request.body ? await c.req.text() : ''}`
    return withIdempotencyKey(c, deps, { scope, key, requestText }, async () => {
      try {
        return await handler(c, next)
      } catch (cause) {
        // An error becomes a response here, so that it is stored under the key.
        return respondWithError(c, deps, cause)
      }
    })
  }
}

interface IdempotentRequest {
  /** The operation and its caller: the key of one caller means nothing to another. */
  scope: string
  key: string
  requestText: string
}

/**
 * Runs the call once per key. A repetition gets the stored response; another body under the same key and a call that is still
 * running are refused.
 */
async function withIdempotencyKey(
  c: Context,
  deps: Deps,
  request: IdempotentRequest,
  run: () => Promise<Response>,
): Promise<Response> {
  const claim = claimOf(deps, request)
  const free = async () => {
    await deps.db.delete(idempotentResponses).where(and(isOwn(claim), isNull(idempotentResponses.status)))
  }
  try {
    if (!(await claimKey(deps.db, claim))) return await replayResponse(c, deps, request, claim)
    return await runAndStore(deps, { claim, request, run, free })
  } catch (cause) {
    if (reasonUnavailable(cause)) void freeLater(deps, free)
    throw cause
  }
}

interface ClaimedRequest {
  claim: Claim
  request: IdempotentRequest
  run: () => Promise<Response>
  /** Lets a repetition run, unless the response is stored. */
  free: () => Promise<void>
}

async function runAndStore(deps: Deps, { claim, request, run, free }: ClaimedRequest): Promise<Response> {
  let keptResponse: StoredResponse | undefined
  const keep = async (tx: Db, status: number, body: unknown) => {
    keptResponse = { status, text: body === undefined ? '' : JSON.stringify(body) }
    await keepInTransaction(tx, deps, claim, request, keptResponse)
  }
  const response = await keepingResponse(keep, run)
  // A response that a retry may improve frees the key instead, but not after a change that was made.
  if (isWorthRetrying(response.status)) await free()
  else
    await storeResponse(
      deps,
      claim,
      request,
      { status: response.status, text: await response.clone().text() },
      keptResponse,
    )
  return response
}

/** The pause between two attempts to free a key whose call has failed. */
const FREE_PAUSE_MILLISECONDS = 200

/** Frees the key of a call that ended without a database. Otherwise a repetition would be told for two minutes that the call still runs. */
async function freeLater({ clock, log }: Deps, free: () => Promise<void>): Promise<void> {
  const end = addSeconds(clock(), ABANDONED_SECONDS)
  while (clock() < end) {
    await sleep(FREE_PAUSE_MILLISECONDS, undefined, { ref: false })
    try {
      return await free()
    } catch (err) {
      if (!reasonUnavailable(err))
        return log.error(
          { err },
          'An idempotency key could not be freed. It is free in two minutes. Nothing needs to be done.',
        )
    }
  }
}

type Claim = Omit<typeof idempotentResponses.$inferInsert, 'status' | 'sealedBody'>

const claimOf = ({ clock, secretKey, processId }: Deps, { scope, key, requestText }: IdempotentRequest): Claim => ({
  scope,
  keyHash: sha256(key),
  // The body may hold a password or a code, which an unkeyed hash would let readers of the table guess.
  requestHash: keyedHash(secretKey, key, requestText),
  createdAt: clock(),
  processId,
})

const isSameKey = ({ scope, keyHash }: Claim) =>
  and(eq(idempotentResponses.scope, scope), eq(idempotentResponses.keyHash, keyHash))

/** Claims the key for this call if it is new, older than a day, or in flight in a process that has died. */
async function claimKey(db: Db, claim: Claim): Promise<boolean> {
  const { createdAt } = claim
  const olderThan = (seconds: number) => lt(idempotentResponses.createdAt, addSeconds(createdAt, -seconds))
  const isFromTheFuture = gt(idempotentResponses.createdAt, addSeconds(createdAt, CLOCK_TOLERANCE_SECONDS))
  const isOfDeadProcess = exists(
    db
      .select({ id: serverProcesses.id })
      .from(serverProcesses)
      .where(and(eq(serverProcesses.id, idempotentResponses.processId), lte(serverProcesses.leaseUntil, createdAt))),
  )
  const isAbandoned = and(
    isNull(idempotentResponses.status),
    or(isOfDeadProcess, olderThan(ABANDONED_SECONDS), isFromTheFuture),
  )
  const rows = await db
    .insert(idempotentResponses)
    .values(claim)
    .onConflictDoUpdate({
      target: [idempotentResponses.scope, idempotentResponses.keyHash],
      set: { ...claim, status: null, sealedBody: null },
      setWhere: or(olderThan(KEPT_SECONDS), isAbandoned),
    })
    .returning({ scope: idempotentResponses.scope })
  return rows.length > 0
}

async function replayResponse(
  c: Context,
  { db, secretKey }: Deps,
  { key, requestText }: IdempotentRequest,
  claim: Claim,
): Promise<Response> {
  const [response] = await db.select().from(idempotentResponses).where(isSameKey(claim))
  // The row was deleted between the two statements: the first call has just failed in a way that is not stored.
  if (!response) throw new PlinkError('IDEMPOTENCY_IN_FLIGHT')
  if (!acceptedHashes(secretKey, key, requestText).includes(response.requestHash))
    throw new PlinkError('IDEMPOTENCY_MISMATCH')
  if (response.status === null || response.sealedBody === null) throw new PlinkError('IDEMPOTENCY_IN_FLIGHT')
  return replay(c, response.status, unseal(response.sealedBody, secretKey, key))
}

function replay(c: Context, status: number, text: string): Response {
  c.header('Idempotent-Replayed', 'true')
  if (status >= 400) c.set('code', JSON.parse(text).code)
  // A response without a body has no text.
  if (!text) return c.newResponse(null, new Response(null, { status }))
  return c.newResponse(text, new Response(null, { status, headers: { 'Content-Type': 'application/json' } }))
}

interface StoredResponse {
  status: number
  text: string
}

/** A call that has taken the key over has another claim time, or another process. */
const isOwn = (claim: Claim) =>
  and(
    isSameKey(claim),
    eq(idempotentResponses.createdAt, claim.createdAt),
    eq(idempotentResponses.processId, claim.processId!),
  )

/** Throws if another call has taken the key over, so that only that call makes the change. */
async function keepInTransaction(
  tx: Db,
  { secretKey }: Pick<Deps, 'secretKey'>,
  claim: Claim,
  { key }: IdempotentRequest,
  { status, text }: StoredResponse,
): Promise<void> {
  const rows = await tx
    .update(idempotentResponses)
    .set({ status, sealedBody: seal(text, secretKey, key) })
    .where(isOwn(claim))
    .returning({ scope: idempotentResponses.scope })
  if (rows.length === 0) throw new PlinkError('IDEMPOTENCY_IN_FLIGHT')
}

/** Stores the response for repetitions, unless the transaction of the change has. */
async function storeResponse(
  { db, secretKey }: Deps,
  claim: Claim,
  { key }: IdempotentRequest,
  { status, text }: StoredResponse,
  keptResponse: StoredResponse | undefined,
): Promise<void> {
  if (keptResponse?.status === status && keptResponse.text === text) return
  await db
    .update(idempotentResponses)
    .set({ status, sealedBody: seal(text, secretKey, key) })
    .where(isOwn(claim))
}

const isWorthRetrying = (status: number): boolean => status >= 500 || status === 429 || status === 401
