import { and, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import type { Context, MiddlewareHandler } from 'hono'
import type { Deps } from '#api/deps.ts'
import type { ApiEnv, Bearer } from '#api/http/api-env.ts'
import { clientAddress, type limitApiKey } from '#api/http/limits/rate-limit.ts'
import { prepareSelect } from '#api/kernel/db/prepared-query.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { applicants, onboardingTokens } from '#api/kernel/db/schema/onboarding.ts'
import { sessions } from '#api/kernel/db/schema/sessions.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { millisecondsAheadOf } from '#api/outside/sandbox/account-time.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { type ApiKeyBearer, recordUse } from '#api/people/api-keys/api-keys.ts'
import { looksLikeApiKey } from '#api/people/api-keys/key-format.ts'
import type { OnboardingBearer } from '#api/people/applicants/applicant.ts'
import { findAdminSession } from '#api/staff/admin-sessions.ts'
import { bearerOfApiKey } from './api-key-bearer.ts'

const OPAQUE = /^[\w-]{43}$/
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** Requires a token of one of the schemes, with the role or the scope that the contract names. The handler finds the bearer in its context. */
export function requireBearer(
  deps: Deps,
  security: Record<string, string[]>[],
  limitKey: ReturnType<typeof limitApiKey>,
): MiddlewareHandler<ApiEnv> {
  const schemes = security.flatMap(Object.keys)
  const namesOf = (scheme: string) => security.flatMap(requirement => requirement[scheme] ?? [])
  return async (c, next) => {
    const bearer = await authenticate(c, deps, schemes)
    requireRole(bearer, namesOf)
    if ('apiKey' in bearer) {
      limitKey(c, bearer.apiKey.id)
      // The bearer is set for a call that is refused below too.
      c.set('bearer', bearer)
      requireScopes(bearer, namesOf('apiKey'))
      await recordUse(deps, bearer.apiKey, clientAddress(c, deps.limits.trustedProxies))
    }
    c.set('bearer', bearer)
    await next()
  }
}

/** The bearer of the request's token. Throws `UNAUTHENTICATED`. An operation that takes either token gets the applicant. */
async function authenticate(c: Context, deps: Deps, schemes: string[]): Promise<Bearer> {
  const token = bearerToken(c)
  return (await bearerOf(token, deps, schemes)) ?? throwUnauthenticated(token, schemes)
}

/** The token of the request as it came, or nothing. */
export const bearerToken = (c: Context): string =>
  /^Bearer ([\w.-]+)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? ''

const IN_HEADER = 'in the Authorization header, as Bearer <token>'
const SEND_TOKEN = `Send the token of a sign-in or sign-up ${IN_HEADER}`
const SEND_KEY = `Send an API key, or the token of a sign-in if the operation takes one, ${IN_HEADER}`

/** A client with an ended session has a person, who can sign in again. A client without a token is a program that must learn what to send. */
function throwUnauthenticated(token: string, schemes: string[]): never {
  if (OPAQUE.test(token) || JWT.test(token)) throw new PlinkError('UNAUTHENTICATED')
  if (schemes.includes('apiKey')) throw new PlinkError('UNAUTHENTICATED', { error: SEND_KEY })
  const error = looksLikeApiKey(token) ? `This operation takes no API key. ${SEND_TOKEN}` : SEND_TOKEN
  throw new PlinkError('UNAUTHENTICATED', { error })
}

/** The id under which the caller's own data is kept. */
export function callerId(bearer: Bearer): string {
  if ('admin' in bearer) return bearer.admin.id
  if ('applicant' in bearer) return bearer.applicant.id
  return 'person' in bearer ? bearer.person.id : bearer.account.id
}

/**
 * Throws `ADMIN_REQUIRED` for staff and `ROLE_REQUIRED` for members who have none of the roles that the contract names for their token. Where
 * it names none, everybody may call.
 */
function requireRole(bearer: Bearer, namesOf: (scheme: string) => string[]): void {
  if ('admin' in bearer && !isAmong(bearer.admin.role, namesOf('adminToken'))) throw new PlinkError('ADMIN_REQUIRED')
  if ('person' in bearer && !isAmong(bearer.person.role, namesOf('accessToken'))) throw new PlinkError('ROLE_REQUIRED')
}

/** Returns whether the bearer may call an operation with this security. Data that one operation keeps from them must not leak through another. */
export function mayCall(bearer: SessionBearer | ApiKeyBearer, security: Record<string, string[]>[]): boolean {
  if ('person' in bearer)
    return security.some(({ accessToken }) => accessToken !== undefined && isAmong(bearer.person.role, accessToken))
  const scopes: string[] = bearer.apiKey.scopes
  return security.some(({ apiKey }) => apiKey?.every(scope => scopes.includes(scope)))
}

const isAmong = (role: string, roles: string[]): boolean => roles.length === 0 || roles.includes(role)

/** Throws `SCOPE_MISSING` with the scope. */
function requireScopes({ apiKey }: ApiKeyBearer, requiredScopes: string[]): void {
  const scopes: string[] = apiKey.scopes
  const missing = requiredScopes.find(scope => !scopes.includes(scope))
  if (missing !== undefined) throw new PlinkError('SCOPE_MISSING', { reason: missing })
}

async function bearerOf(token: string, deps: Deps, schemes: string[]): Promise<Bearer | undefined> {
  if (schemes.includes('adminToken'))
    return OPAQUE.test(token) ? findAdminSession(token, deps.db, deps.clock()) : undefined
  if (schemes.includes('onboardingToken') && OPAQUE.test(token)) return applicantOf(token, deps)
  if (schemes.includes('apiKey') && looksLikeApiKey(token)) return bearerOfApiKey(deps, token)
  if (!schemes.includes('accessToken') || !JWT.test(token)) return undefined
  const claims = await deps.accessTokens.verify(token)
  if (!claims) return undefined
  const { sessionId, expiresAt: tokenExpiresAt } = claims
  const [row] = await accountsOfSession(deps.db, { sessionId })
  if (row?.person.id !== claims.accountId) return undefined
  const { person, business, millisecondsAhead } = row
  // The business is a row of nulls for the person who opened it.
  const account = person.businessId !== null && business ? business : person
  if (!schemes.includes('onboardingToken')) return { person, account, sessionId, tokenExpiresAt, millisecondsAhead }
  const [applicant] = await deps.db.select().from(applicants).where(eq(applicants.id, person.id))
  return applicant && { applicant, account: person, tokenExpiresAt }
}

const businessAccounts = alias(accounts, 'business')

const accountsOfSession = prepareSelect(
  new QueryBuilder()
    .select({
      person: getTableColumns(accounts),
      business: getTableColumns(businessAccounts),
      millisecondsAhead: millisecondsAheadOf(sql`coalesce(${accounts.businessId}, ${accounts.id})`).as(
        'milliseconds_ahead',
      ),
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(businessAccounts, eq(businessAccounts.id, accounts.businessId))
    .where(and(eq(sessions.id, sql.placeholder('sessionId')), isNull(sessions.endedAt))),
)

async function applicantOf(token: string, { db, clock }: Deps): Promise<OnboardingBearer | undefined> {
  const [bearer] = await db
    .select({ applicant: applicants, account: accounts, tokenExpiresAt: onboardingTokens.expiresAt })
    .from(onboardingTokens)
    .innerJoin(applicants, eq(applicants.id, onboardingTokens.applicantId))
    .leftJoin(accounts, eq(accounts.id, applicants.id))
    .where(and(eq(onboardingTokens.tokenHash, sha256(token)), gt(onboardingTokens.expiresAt, clock())))
  return bearer
}
