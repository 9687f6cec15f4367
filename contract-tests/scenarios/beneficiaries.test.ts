import { eq } from 'drizzle-orm'
import { beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { walletIbans } from '#api/kernel/db/schema/top-ups.ts'
import { hasValue } from '#api/kernel/db/sealed-columns.ts'
import { walletIdOfPhone } from '#api/money/ledger/wallets.ts'
import { newIban } from '#api/testing/money/beneficiaries.ts'
import { CHALLENGE_SECONDS, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import { MAX_BENEFICIARIES } from '#domain/money/beneficiary.ts'
import { exampleBodiesOf, operationOf } from '../contract.ts'
import { addBeneficiary, confirmBeneficiary, PALM } from '../steps/beneficiaries.ts'
import { prepareFor } from '../subjects/all-subjects.ts'
import { lockBeneficiaryCodes } from '../subjects/beneficiaries.ts'
import type { TestUser } from '../test-user.ts'
import { after, afterSeconds, withoutSms } from './preconditions.ts'
import { runScenarios } from './run-scenarios.ts'
import type { ScenarioContext, ScenarioScript } from './scenario-context.ts'

const unknown: ScenarioScript = async ({ prepare, call }) => {
  await prepare()
  return call({ parameters: { beneficiaryId: crypto.randomUUID() } })
}

/** The beneficiary that the request of `addBeneficiary` with the same name adds. */
const ofTheSameName: ScenarioScript = async context => {
  await prepareFor(operationOf('addBeneficiary'), context)
  await addBeneficiary(context, exampleOf(context))
  return context.call()
}

function exampleOf({ scenario }: ScenarioContext) {
  const { name, iban, identifier, nickname } = exampleBodiesOf(operationOf('addBeneficiary'))[scenario.name]!.value
  return { name, iban, identifier, nickname }
}

/** Stores as many beneficiaries as an account can have, without codes. */
async function fillUp({ world, person }: TestUser): Promise<void> {
  const now = world.clock()
  const active = { payeeCheck: 'match', coolingEndsAt: now, state: 'active', stateCause: 'cooling_off_over' } as const
  const rows = Array.from({ length: MAX_BENEFICIARIES }, () => ({
    id: crypto.randomUUID(),
    accountId: person.userId,
    name: 'Blue Sea',
    iban: newIban(),
    createdAt: now,
    stateSince: now,
  }))
  const { db } = world.deps
  await db
    .insert(beneficiaries)
    .values(rows.map(row => ({ ...row, state: 'unconfirmed' as const, stateCause: 'added' as const })))
  const isTheirs = eq(beneficiaries.accountId, person.userId)
  await db.update(beneficiaries).set({ state: 'checking', stateCause: 'confirmed' }).where(isTheirs)
  await db
    .update(beneficiaries)
    .set({ ...active, state: 'cooling_off', stateCause: 'match' })
    .where(isTheirs)
  await db.update(beneficiaries).set(active).where(isTheirs)
}

/** The wallet has the IBAN of the example. */
async function giveExampleIban({ world, person }: TestUser): Promise<void> {
  const { db, clock } = world.deps
  const walletId = await walletIdOfPhone(db, person.phoneNumber)
  await db.delete(walletIbans).where(hasValue(walletIbans.iban, PALM.iban))
  await db
    .insert(walletIbans)
    .values({ id: crypto.randomUUID(), walletId, iban: PALM.iban, openedAt: clock() })
    .onConflictDoUpdate({ target: walletIbans.walletId, set: { iban: PALM.iban } })
}

const suspend = ({ world, wallet }: TestUser) =>
  world.deps.db
    .update(beneficiaries)
    .set({ state: 'suspended', stateCause: 'suspended_by_staff' })
    .where(eq(beneficiaries.id, wallet.beneficiaryId))

runScenarios('beneficiaries', {
  listBeneficiaries: {
    beneficiaries_empty: async context => {
      await prepareFor(operationOf('addBeneficiary'), context)
      return context.call()
    },
  },

  addBeneficiary: {
    beneficiary_exists: after(async user => {
      await addBeneficiary(user, PALM)
      await confirmBeneficiary(user)
    }),
    beneficiary_limit_reached: after(fillUp),
    otp_locked: after(async user => {
      await addBeneficiary(user, PALM)
      await lockBeneficiaryCodes(user)
    }),
    otp_cooldown: after(user => addBeneficiary(user, PALM)),
    otp_send_failed: withoutSms,
    iban_own: after(giveExampleIban),
  },

  getBeneficiary: { beneficiary_not_found: unknown },

  removeBeneficiary: { beneficiary_not_found: unknown, beneficiary_suspended: after(suspend) },

  confirmBeneficiary: {
    payee_mismatch: ofTheSameName,
    payee_check_unavailable: ofTheSameName,
    payee_not_checked: ofTheSameName,
    beneficiary_cooling_off: ofTheSameName,
    beneficiary_not_found: unknown,
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    action_expired: after(({ call }) => call()),
    otp_locked: after(lockBeneficiaryCodes),
  },

  resendBeneficiaryCode: {
    beneficiary_not_found: unknown,
    action_expired: after(async ({ world, customer }) => {
      world.clock.advance(CHALLENGE_SECONDS)
      await customer.refresh()
    }),
    idempotency_mismatch: async ({ prepare, call }) => {
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      await prepare()
      await call({ headers })
      return call({ headers, parameters: { beneficiaryId: crypto.randomUUID() } })
    },
    otp_cooldown: async context => {
      await prepareFor(operationOf('confirmBeneficiary'), context)
      return context.call()
    },
    otp_locked: after(lockBeneficiaryCodes),
    otp_send_failed: withoutSms,
  },
})
