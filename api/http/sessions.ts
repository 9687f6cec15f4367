import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AccountBearer } from '#api/accounts/bearer.ts'
import type { OnboardingBearer } from '#api/applicants/bearer.ts'
import { accounts } from '#api/db/schema/auth.ts'
import { applicants, onboardingTokens } from '#api/db/schema/onboarding.ts'
import { sessions } from '#api/db/schema/sessions.ts'
import type { Deps } from '#api/deps.ts'
import { sha256 } from '#api/platform/cryptography.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import type { AdminBearer } from '#api/staff/admin-bearer.ts'
import { findAdminSession } from '#api/staff/admin-sessions.ts'

/** The security schemes of the contract. */
export type Scheme = 'onboardingToken' | 'accessToken' | 'adminToken'
export type Bearer = OnboardingBearer | AccountBearer | AdminBearer

const OPAQUE = /^[\w-]{43}$/
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** Whom the bearer token of the request stands for. An operation that takes either token deals with the applicant. */
export async function authenticate(c: Context, deps: Deps, schemes: Scheme[]): Promise<Bearer> {
  const token = /^Bearer ([\w.-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
  return (await bearerOf(token, deps, schemes)) ?? refuse()
}

const refuse = (): never => {
  throw new PlinkError('UNAUTHENTICATED')
}

/** The caller as the key of what belongs to it. */
export function callerId(bearer: Bearer): string {
  if ('admin' in bearer) return bearer.admin.id
  return 'applicant' in bearer ? bearer.applicant.id : bearer.account.id
}

/** Throws unless the bearer has one of the roles; where none is asked for, whoever is let in may do it. */
export function requireRole(bearer: Bearer, roles: string[]): void {
  if (roles.length === 0 || ('admin' in bearer && roles.includes(bearer.admin.role))) return
  throw new PlinkError('ADMIN_REQUIRED')
}

async function bearerOf(token: string, deps: Deps, schemes: Scheme[]): Promise<Bearer | undefined> {
  if (schemes.includes('adminToken'))
    return OPAQUE.test(token) ? findAdminSession(token, deps.db, deps.clock()) : undefined
  if (schemes.includes('onboardingToken') && OPAQUE.test(token)) return applicantOf(token, deps)
  if (!schemes.includes('accessToken') || !JWT.test(token)) return undefined
  const claims = await deps.accessTokens.verify(token)
  if (!claims) return undefined
  const { sessionId, expiresAt: tokenExpiresAt } = claims
  const [found] = await deps.db
    .select({ account: accounts, applicant: applicants })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .innerJoin(applicants, eq(applicants.id, accounts.id))
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
  if (!found || found.account.id !== claims.accountId) return undefined
  return schemes.includes('onboardingToken') ? { ...found, tokenExpiresAt } : { account: found.account, sessionId }
}

async function applicantOf(token: string, { db, clock }: Deps): Promise<OnboardingBearer | undefined> {
  const [bearer] = await db
    .select({ applicant: applicants, account: accounts, tokenExpiresAt: onboardingTokens.expiresAt })
    .from(onboardingTokens)
    .innerJoin(applicants, eq(applicants.id, onboardingTokens.applicantId))
    .leftJoin(accounts, eq(accounts.id, applicants.id))
    .where(and(eq(onboardingTokens.tokenHash, sha256(token)), gt(onboardingTokens.expiresAt, clock())))
  return bearer
}
