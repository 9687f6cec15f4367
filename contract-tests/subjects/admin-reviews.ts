import { sql } from 'drizzle-orm'
import { denyListEntries } from '#api/kernel/db/schema/deny-list.ts'
import type { Providers } from '#api/outside/providers/providers.ts'
import { sandbox } from '#api/outside/sandbox/rules.ts'
import { deny, removeFromDenyList } from '#api/testing/staff/deny-list-steps.ts'
import { newNationalId } from '#api/testing/unique-values.ts'
import { openAccount, type People } from '../people.ts'
import { inCustomer, type RequestFields } from '../request-fields.ts'
import { preparedBy, withOtherNote } from '../scripts/preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import { unknownForStaff } from '../scripts/staff-preconditions.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { findReview, withIdentityReview, withoutReviews, withScreeningReview } from '../steps/reviews.ts'
import { staffSignedIn } from '../steps/sign-in.ts'

/** The registry does not name the newcomer. */
async function screenAnotherOwner({ newcomer, plink }: People): Promise<void> {
  await newcomer.upTo('globalScreening')
  await newcomer.through(plink.with({ sandbox: { ...sandbox, isOnEveryRegistration: () => false } })).upTo('kyb')
}

const withRegistrationReview = inTurn(withoutReviews, screenAnotherOwner, findReview, staffSignedIn)

const listsCustomer: Partial<Providers> = {
  screening: {
    screen: async () => ({ kind: 'review', reason: 'Your details need a manual compliance review.', hits: ['Q1'] }),
  },
}

/** The daily screening finds the customer on a list. */
async function screenAgain(people: People): Promise<void> {
  const { newcomer, plink } = people
  await openAccount(people)
  await newcomer.through(plink.with({ providers: listsCustomer })).post('/api/sandbox/rescreenings', {
    phoneNumber: newcomer.phoneNumber,
  })
}

const withRescreeningReview = inTurn(withoutReviews, screenAgain, findReview, staffSignedIn)

/** Nobody is on the deny list. */
async function withEmptyDenyList(people: People): Promise<void> {
  // A trigger refuses to delete single rows.
  await people.plink.deps.db.execute(sql`truncate ${denyListEntries}`)
  await staffSignedIn(people)
}

type EntryId = { entryId: string }

async function denyNewcomer({ staff, newcomer }: People): Promise<EntryId> {
  const { entryId } = await deny(staff, newcomer.values.idNumber)
  return { entryId }
}

/** The newcomer is the only one on the deny list. */
const withDenyListEntry = inTurn(withEmptyDenyList, denyNewcomer)

export const preparations = {
  countOpenReviews: withIdentityReview,
  listReviews: withIdentityReview,
  decideReview: withIdentityReview,
  listDenyList: withDenyListEntry,
  addToDenyList: withEmptyDenyList,
  removeFromDenyList: withDenyListEntry,
} satisfies Preparations

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

const decidedBefore: ScenarioScript = async context => {
  const { staff, scenario, call } = context
  const made = await withIdentityReview(context)
  await staff.decide(made.reviewId, 'approve', scenario.body?.note ?? 'Passport seen')
  return call({ made })
}

async function removeEntry({ staff }: People, { entryId }: EntryId): Promise<void> {
  await removeFromDenyList(staff, entryId, 'Another person, case 2026-17 closed')
}

const withRemovedEntry = inTurn(withDenyListEntry, removeEntry)

const withNafath =
  (decide: () => Promise<{ kind: 'unavailable' }>): ScenarioScript =>
  async ({ prepare, plink, call }) => {
    const made = await prepare()
    const nafath = { ...plink.deps.providers.nafath, decide }
    return call({ made, server: plink.with({ providers: { nafath } }) })
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
    idempotency_mismatch: withOtherNote,
    nafath_unavailable: withNafath(async () => ({ kind: 'unavailable' })),
  },

  listDenyList: {
    removed: preparedBy(withRemovedEntry),
    next_page: async ({ staff, prepare, call }) => {
      await prepare()
      const { entryId: cursor } = await deny(staff, newNationalId('2'))
      return call({ parameters: { cursor } })
    },
  },

  addToDenyList: {
    deny_list_duplicate: preparedBy(withDenyListEntry),
  },

  removeFromDenyList: {
    deny_list_entry_not_found: unknownForStaff('entryId'),
    deny_list_entry_removed: preparedBy(withRemovedEntry),
  },
}
