import { eq } from 'drizzle-orm'
import { toDevice } from '#api/accounts/devices.ts'
import { locksOf } from '#api/accounts/lockouts.ts'
import { newestSecurityEvents, toSecurityEvent } from '#api/accounts/security-events.ts'
import { liveSessions } from '#api/accounts/sessions.ts'
import { factsOf } from '#api/applicants/applicant.ts'
import type { CustomerDetails } from '#api/contract/generated/schemas.ts'
import { wallets } from '#api/db/schema/wallet.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { isAbout, newestAdminEvents } from '#api/staff/admin-events.ts'
import { reviewsOf } from '#api/staff/reviews.ts'
import { latestOpenStep } from '#domain/onboarding.ts'
import { findCustomer } from './customer-search.ts'
import { presentCustomer } from './present-customer.ts'

const EVENTS = 20

/** Everything about a customer that an administrator may have to know on the phone. */
export async function describeCustomer({ db, clock }: Deps, id: string): Promise<CustomerDetails> {
  const row = await findCustomer(db, id)
  if (!row) throw new PlinkError('CUSTOMER_NOT_FOUND')
  const now = clock()
  const [wallet] = await db.select({ status: wallets.status }).from(wallets).where(eq(wallets.accountId, id))
  const sessions = await liveSessions(db, id, now)
  return {
    customer: presentCustomer(row, now),
    currentStep: latestOpenStep(factsOf(row.applicant, row.account !== null)),
    ...(wallet && { walletStatus: wallet.status }),
    locks: (await locksOf(db, id, now)).map(presentLock),
    sessions: sessions.map(({ session, device }) => ({
      id: session.id,
      device: toDevice(device),
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
    })),
    events: (await newestSecurityEvents(db, id, EVENTS)).map(toSecurityEvent),
    reviews: await reviewsOf(db, id),
    adminEvents: await newestAdminEvents(db, isAbout({ kind: 'customer', id }), EVENTS),
  }
}

type Lock = Awaited<ReturnType<typeof locksOf>>[number]

/** Only of the customer's own proofs: `locksOf` knows no others. */
function presentLock({ type, hardLockedAt, lockedUntil }: Lock): CustomerDetails['locks'][number] {
  const about = { type: type === 'recovery' ? ('recovery' as const) : ('login' as const) }
  if (hardLockedAt || !lockedUntil) return { ...about, kind: 'hard' }
  return { ...about, kind: 'soft', lockedUntil: lockedUntil.toISOString() }
}
