import { eq } from 'drizzle-orm'
import { toDevice } from '#api/accounts/devices.ts'
import { locksOf } from '#api/accounts/lockouts.ts'
import { newestSecurityEvents, toSecurityEvent } from '#api/accounts/security-events.ts'
import { liveSessions } from '#api/accounts/sessions.ts'
import { factsOf } from '#api/applicants/applicant.ts'
import type { CustomerDetails } from '#api/contract/generated/schemas.ts'
import { wallets } from '#api/db/schema/wallet.ts'
import type { Deps } from '#api/deps.ts'
import { isAbout, newestAdminEvents } from '#api/staff/admin-events.ts'
import { reviewsOf } from '#api/staff/reviews.ts'
import { latestOpenStep } from '#domain/onboarding.ts'
import { requireCustomer } from './customers.store.ts'
import { presentCustomer } from './present-customer.ts'

const EVENTS = 20

/** Everything about a customer that an administrator may need to know during a call. */
export async function getCustomer({ db, clock }: Deps, id: string): Promise<CustomerDetails> {
  const row = await requireCustomer(db, id)
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

/** `locksOf` returns only locks of sign-in and recovery. */
function presentLock({ type, hardLockedAt, lockedUntil }: Lock): CustomerDetails['locks'][number] {
  const about = { type: type === 'recovery' ? ('recovery' as const) : ('login' as const) }
  if (hardLockedAt || !lockedUntil) return { ...about, kind: 'hard' }
  return { ...about, kind: 'soft', lockedUntil: lockedUntil.toISOString() }
}
