import { createAdmin } from '#api/staff/manage-admins.ts'
import { Staff } from '#api/testing/staff.ts'
import { LOCKOUT_FAILURES } from '#domain/constants.ts'
import { busyHasher, IMPATIENT_SECONDS } from '../exchanged-parts.ts'
import { findNewestEvent, findPurpose, withAccount, withLockedAccount, withScreeningReview } from '../ready-admin.ts'
import type { Play, Plays, Scene } from '../scene.ts'
import { first } from './before-the-call.ts'

/** An account that only this scenario knows, on a server without the sandbox. */
async function newAdmin({ world }: Scene): Promise<Staff> {
  const live = world.with({ sandbox: undefined })
  const staff = new Staff(live, `${crypto.randomUUID()}@plink.example`)
  const { email, password } = staff
  await createAdmin(world.deps, { email, password, name: 'Sara', role: 'admin' })
  return staff
}

const locked: Play = async scene => {
  const { server, email } = await newAdmin(scene)
  const body = { email, password: 'Palm#Trees2030' }
  for (let count = 1; count < LOCKOUT_FAILURES; count++) await scene.call({ body }, server)
  return scene.call({ body }, server)
}

const busy: Play = async scene => {
  const { email, password } = await newAdmin(scene)
  return scene.call({ body: { email, password } }, scene.world.with({ sandbox: undefined, passwords: busyHasher }))
}

const unknown =
  (name: 'optionId' | 'customerId' | 'reviewId'): Play =>
  async ({ staff, call }) => {
    await staff.signIn()
    return call({ parameters: { [name]: crypto.randomUUID() } })
  }

const customer_not_found = unknown('customerId')

const screening: Play = async scene => {
  await withScreeningReview(scene)
  return scene.call()
}

const decidedBefore = first(({ staff, known, scenario: { body } }) =>
  staff.decide(known.reviewId, 'approve', body?.note ?? 'Passport seen'),
)

/** The same key, but for the note. */
const otherNote: Play = async ({ ready, call, scenario }) => {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  await ready()
  await call({ headers })
  return call({ headers, body: { ...scenario.body, note: 'Passport not seen' } })
}

const withNafath =
  (settle: () => Promise<{ kind: 'unavailable' }>): Play =>
  async ({ ready, world, call }) => {
    await ready()
    const nafath = { ...world.deps.providers.nafath, settle }
    return call({}, world.with({ providers: { nafath }, providerTimeoutSeconds: IMPATIENT_SECONDS }))
  }

export const adminPlays: Plays = {
  loginAdmin: { account_locked_soft: locked, server_busy: busy },

  changeKybOption: {
    option_not_found: unknown('optionId'),
    option_code_fixed: first(actor => findPurpose(actor, 'other')),
  },

  getCustomer: {
    customer_not_found,
    customer_locked: async scene => {
      await withLockedAccount(scene)
      return scene.call()
    },
  },

  unlockCustomer: {
    customer_not_found,
    not_locked: async scene => {
      await withAccount(scene)
      return scene.call()
    },
  },

  endCustomerSessions: { customer_not_found },

  listReviews: { closed: decidedBefore },

  decideReview: {
    screening_approved: screening,
    screening_rejected: screening,
    screening_asked_again: screening,
    review_not_found: unknown('reviewId'),
    review_closed: decidedBefore,
    idempotency_mismatch: otherNote,
    nafath_unavailable: withNafath(async () => ({ kind: 'unavailable' })),
  },

  listAdminEvents: {
    next_page: async scene => {
      await scene.ready()
      await scene.staff.signIn()
      await findNewestEvent(scene)
      return scene.call()
    },
  },
}
