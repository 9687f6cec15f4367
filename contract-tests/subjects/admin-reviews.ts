import { sql } from 'drizzle-orm'
import { denyListEntries } from '#api/kernel/db/schema/deny-list.ts'
import { reviews } from '#api/kernel/db/schema/reviews.ts'
import type { Providers } from '#api/outside/providers/providers.ts'
import { sandbox } from '#api/outside/sandbox/rules.ts'
import { deny, removeFromDenyList } from '#api/testing/deny-list-steps.ts'
import { newNationalId } from '#api/testing/unique-values.ts'
import { openAccount } from '../people.ts'
import { inCustomer, type RequestFields } from '../request-fields.ts'
import { after, preparedBy } from '../scripts/preconditions.ts'
import type { ScenarioContext, ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import { otherNote, unknownForStaff } from '../scripts/staff-preconditions.ts'
import type { Preparation, Preparations } from '../steps/preparation.ts'
import { findReview, withIdentityReview, withScreeningReview } from '../steps/reviews.ts'
import { staffSignedIn } from '../steps/sign-in.ts'

/** The registry does not name the person. */
const withRegistrationReview: Preparation = async people => {
  const { newcomer, plink } = people
  await plink.deps.db.delete(reviews)
  await newcomer.upTo('globalScreening')
  await newcomer.through(plink.with({ sandbox: { ...sandbox, isOnEveryRegistration: () => false } })).upTo('kyb')
  await findReview(people)
  await staffSignedIn(people)
}

const listsCustomer: Partial<Providers> = {
  screening: {
    screen: async () => ({ kind: 'review', reason: 'Your details need a manual compliance review.', hits: ['Q1'] }),
  },
}

/** The daily screening finds the customer on a list. */
const withRescreeningReview: Preparation = async people => {
  const { newcomer, plink } = people
  await plink.deps.db.delete(reviews)
  await openAccount(people)
  await newcomer.through(plink.with({ providers: listsCustomer })).post('/api/sandbox/rescreenings', {
    phoneNumber: newcomer.phoneNumber,
  })
  await findReview(people)
  await staffSignedIn(people)
}

/** Nobody is on the deny list. */
const withEmptyDenyList: Preparation = async people => {
  // A trigger refuses to delete single rows.
  await people.plink.deps.db.execute(sql`truncate ${denyListEntries}`)
  await staffSignedIn(people)
}

/** The person is the only one on the deny list. */
const withDenyListEntry: Preparation = async people => {
  await withEmptyDenyList(people)
  const { staff, newcomer, adminValues } = people
  adminValues.entryId = (await deny(staff, newcomer.values.idNumber)).entryId
}

export const preparations: Preparations = {
  countOpenReviews: withIdentityReview,
  listReviews: withIdentityReview,
  decideReview: withIdentityReview,
  listDenyList: withDenyListEntry,
  addToDenyList: withEmptyDenyList,
  removeFromDenyList: withDenyListEntry,
}

export const requestFields: RequestFields = {
  addToDenyList: {
    fields: {
      idNumber: { operation: 'listDenyList', path: 'items[0].lastDigits', as: sent => sent.slice(-4) },
      reason: { operation: 'listDenyList', path: 'items[0].reason' },
    },
  },
  removeFromDenyList: {
    fields: {
      reason: { operation: 'listDenyList', path: 'items[0].removal.reason', parameters: { status: 'removed' } },
    },
  },
  decideReview: {
    fields: {
      decision: { ...inCustomer('reviews[0].status'), as: { approve: 'approved' } },
      note: inCustomer('reviews[0].decision.note'),
    },
  },
}

const screening = preparedBy(withScreeningReview)

const registration = preparedBy(withRegistrationReview)

const rescreening = preparedBy(withRescreeningReview)

const decidedBefore = after(({ staff, adminValues, scenario: { body } }) =>
  staff.decide(adminValues.reviewId, 'approve', body?.note ?? 'Passport seen'),
)

const removal = ({ staff, adminValues }: ScenarioContext) =>
  removeFromDenyList(staff, adminValues.entryId, 'Another person, case 2026-17 closed')

const withNafath =
  (decide: () => Promise<{ kind: 'unavailable' }>): ScenarioScript =>
  async ({ prepare, plink, call }) => {
    await prepare()
    const nafath = { ...plink.deps.providers.nafath, decide }
    return call({}, plink.with({ providers: { nafath } }))
  }

export const scripts: ScenarioScripts = {
  listReviews: { closed: decidedBefore, not_on_registration: registration, rescreening },

  decideReview: {
    registration_approved: registration,
    registration_rejected: registration,
    registration_asked_again: registration,
    rescreening_approved: rescreening,
    rescreening_rejected: rescreening,
    rescreening_asked_again: rescreening,
    screening_approved: screening,
    screening_rejected: screening,
    screening_asked_again: screening,
    review_not_found: unknownForStaff('reviewId'),
    review_closed: decidedBefore,
    idempotency_mismatch: otherNote,
    nafath_unavailable: withNafath(async () => ({ kind: 'unavailable' })),
  },

  listDenyList: {
    removed: after(removal),
    next_page: async ({ staff, prepare, call }) => {
      await prepare()
      const { entryId: cursor } = await deny(staff, newNationalId('2'))
      return call({ parameters: { cursor } })
    },
  },

  addToDenyList: {
    deny_list_duplicate: after(({ staff, newcomer }) => deny(staff, newcomer.values.idNumber)),
  },

  removeFromDenyList: {
    deny_list_entry_not_found: unknownForStaff('entryId'),
    deny_list_entry_removed: after(removal),
  },
}
