import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { SandboxRescreening } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { accounts, customerScreenings } from '#api/kernel/db/schema/auth.ts'
import { type Applicant, applicants } from '#api/kernel/db/schema/onboarding.ts'
import type { ScreeningSubject } from '#api/outside/providers/providers.ts'
import { lockApplicant } from '#api/people/applicants/applicant.ts'
import { partiesToScreen } from '#api/people/applicants/registered-parties.ts'
import { factsUnderReview, openRescreeningReview } from '#api/people/applicants/reviews.ts'
import { riyadhDay, startOfDay } from '#domain/riyadh-time.ts'

type RescreeningOutcome = SandboxRescreening['outcome']

/** Screens a customer against the lists again. A hit that compliance does not know opens a review. */
export async function rescreen(deps: Deps, customerId: string): Promise<RescreeningOutcome> {
  const { db, clock, providers } = deps
  const [customer] = await db.select().from(applicants).where(eq(applicants.id, customerId))
  const subject = customer && subjectOf(customer)
  if (!subject) return 'clear'
  const outcome = await providers.screening.screen(subject)
  if (outcome.kind === 'unavailable') return 'unavailable'
  return db.transaction(async tx => {
    // One process at a time decides whether the hit is new.
    const facts = factsUnderReview(await lockApplicant(tx, customerId))
    const at = clock()
    await tx
      .insert(customerScreenings)
      .values({ accountId: customerId, screenedAt: at })
      .onConflictDoUpdate({ target: customerScreenings.accountId, set: { screenedAt: at } })
    if (outcome.kind === 'clear' || !facts) return 'clear'
    const { reason, hits = [] } = outcome
    return (await openRescreeningReview(tx, facts, { reason, hits }, at)) ? 'review' : 'clear'
  })
}

/** Returns undefined if the person is no customer: facts are missing, or the account is closed. The registry is not read again every day. */
function subjectOf(customer: Applicant): ScreeningSubject | undefined {
  const { nationalId, crNumber, phone, businessType, dateOfBirth, closedAt } = customer
  if (nationalId === null || crNumber === null || closedAt !== null) return undefined
  const parties = customer.parties ?? []
  const { personNameArabic, personNameEnglish, crLegalName, crLegalNameArabic } = customer
  return {
    idNumber: nationalId,
    phone,
    crNumber,
    businessType,
    person: { names: namesIn(personNameArabic, personNameEnglish), dateOfBirth },
    company: { names: namesIn(crLegalName, crLegalNameArabic) },
    parties: partiesToScreen(parties, customer),
  }
}

const namesIn = (...names: (string | null)[]): string[] => names.filter(name => name !== null)

const BATCH = 50

/** The next customers who were not screened on this day in Riyadh, in the order of their ids. The sign-up counts as a screening. */
export async function customersToScreen(db: Db, now: Date, afterId: string): Promise<string[]> {
  const screenedAt = sql<Date>`coalesce(${customerScreenings.screenedAt}, ${accounts.createdAt})`
  const due = await db
    .select({ id: accounts.id })
    .from(accounts)
    .leftJoin(customerScreenings, eq(customerScreenings.accountId, accounts.id))
    .where(
      and(
        isNull(accounts.closedAt),
        gt(accounts.id, afterId),
        lt(screenedAt, startOfDay(riyadhDay(now)).toISOString()),
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(BATCH)
  return due.map(({ id }) => id)
}
