import { deny, removeFromDenyList } from '#api/testing/deny-list-steps.ts'
import { newNationalId } from '#api/testing/unique-values.ts'
import { withScreeningReview } from '../../steps/reviews.ts'
import { withRegistrationReview, withRescreeningReview } from '../../subjects/admin-reviews.ts'
import { after } from '../preconditions.ts'
import type { ScenarioContext, ScenarioScript, ScenarioScripts } from '../scenario-context.ts'
import { otherNote, unknown } from './admin-preconditions.ts'

const screening: ScenarioScript = async context => {
  await withScreeningReview(context)
  return context.call()
}

const registration: ScenarioScript = async context => {
  await withRegistrationReview(context)
  return context.call()
}

const rescreening: ScenarioScript = async context => {
  await withRescreeningReview(context)
  return context.call()
}

const decidedBefore = after(({ staff, adminValues, scenario: { body } }) =>
  staff.decide(adminValues.reviewId, 'approve', body?.note ?? 'Passport seen'),
)

const removal = ({ staff, adminValues }: ScenarioContext) =>
  removeFromDenyList(staff, adminValues.entryId, 'Another person, case 2026-17 closed')

const withNafath =
  (decide: () => Promise<{ kind: 'unavailable' }>): ScenarioScript =>
  async ({ prepare, world, call }) => {
    await prepare()
    const nafath = { ...world.deps.providers.nafath, decide }
    return call({}, world.with({ providers: { nafath } }))
  }

export const reviewScenarios: ScenarioScripts = {
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
    review_not_found: unknown('reviewId'),
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
    deny_list_duplicate: after(({ staff, person }) => deny(staff, person.values.idNumber)),
  },

  removeFromDenyList: {
    deny_list_entry_not_found: unknown('entryId'),
    deny_list_entry_removed: after(removal),
  },
}
