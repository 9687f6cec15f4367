import { and, eq, gt } from 'drizzle-orm'
import type { Context } from 'hono'
import type { OnboardingBearer } from '#api/applicants/bearer.ts'
import { sha256 } from '#api/cryptography.ts'
import { accounts } from '#api/db/schema/auth.ts'
import { applicants, onboardingTokens } from '#api/db/schema/onboarding.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/plink-error.ts'

/** Whom the bearer token of the request stands for. */
export async function authenticate(c: Context, { db, clock }: Deps): Promise<OnboardingBearer> {
  const token = /^Bearer ([\w-]{43})$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (!token) throw new PlinkError('UNAUTHENTICATED')
  const [bearer] = await db
    .select({ applicant: applicants, account: accounts, tokenExpiresAt: onboardingTokens.expiresAt })
    .from(onboardingTokens)
    .innerJoin(applicants, eq(applicants.id, onboardingTokens.applicantId))
    .leftJoin(accounts, eq(accounts.id, applicants.id))
    .where(and(eq(onboardingTokens.tokenHash, sha256(token)), gt(onboardingTokens.expiresAt, clock())))
  if (!bearer) throw new PlinkError('UNAUTHENTICATED')
  return bearer
}
