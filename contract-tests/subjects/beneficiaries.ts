import { eq } from 'drizzle-orm'
import { beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { walletIbans } from '#api/kernel/db/schema/top-ups.ts'
import { hasValue } from '#api/kernel/db/sealed/sealed-columns.ts'
import { walletIdOfPhone } from '#api/money/ledger/wallets.ts'
import { confirm, newIban } from '#api/testing/money/beneficiaries.ts'
import { MAX_BENEFICIARIES } from '#domain/money/beneficiary.ts'
import { cleanIban } from '#domain/money/iban.ts'
import { exampleBodiesOf, operationOf } from '../contract.ts'
import type { People } from '../people.ts'
import { CODE, type RequestFields, readIn } from '../request-fields.ts'
import {
  after,
  afterChallenge,
  codeRefusals,
  confirmRefusals,
  preparedBy,
  preparedFor,
  resendRefusals,
  unknownId,
} from '../scripts/preconditions.ts'
import type { ScenarioContext, ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import { addBeneficiary, addPalm, confirmBeneficiary, PALM_IBAN, suspendBeneficiary } from '../steps/beneficiaries.ts'
import { tryWrongCodes } from '../steps/codes.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { signedIn, waitToResend } from '../steps/sign-in.ts'
import type { BeneficiaryId } from '../steps/transfers.ts'

const lockBeneficiaryCodes = ({ customer }: People, { beneficiaryId }: BeneficiaryId): Promise<void> =>
  tryWrongCodes(customer, otp => confirm(customer, beneficiaryId, otp))

const withUnconfirmedBeneficiary = inTurn(signedIn, addPalm)
const withBeneficiary = inTurn(withUnconfirmedBeneficiary, confirmBeneficiary)
const withLockedCodes = inTurn(withUnconfirmedBeneficiary, lockBeneficiaryCodes)
const withTwoBeneficiaries = inTurn(
  withBeneficiary,
  people => addBeneficiary(people, { name: 'Blue Sea', iban: newIban() }),
  confirmBeneficiary,
)

export const preparations = {
  listBeneficiaries: withTwoBeneficiaries,
  addBeneficiary: signedIn,
  getBeneficiary: withBeneficiary,
  removeBeneficiary: withBeneficiary,
  confirmBeneficiary: withUnconfirmedBeneficiary,
  resendBeneficiaryCode: inTurn(withUnconfirmedBeneficiary, waitToResend),
} satisfies Preparations

const inBeneficiary = readIn('listBeneficiaries', 'items[0].', {})

export const requestFields: RequestFields = {
  addBeneficiary: {
    afterwards: (people, { beneficiaryId }) => confirmBeneficiary(people, { beneficiaryId }),
    fields: {
      name: inBeneficiary('name'),
      iban: { ...inBeneficiary('iban'), as: cleanIban },
      identifier: { ...inBeneficiary('identifierLastDigits'), as: sent => sent.slice(-4) },
      nickname: inBeneficiary('nickname'),
    },
  },
  confirmBeneficiary: { fields: { otp: CODE } },
}

/** The beneficiary is the one that the example of `addBeneficiary` with the name of this scenario adds. */
const ofTheSameName: ScenarioScript = async context => {
  await signedIn(context)
  return context.call({ made: await addBeneficiary(context, exampleOf(context)) })
}

function exampleOf({ scenario }: ScenarioContext) {
  const { name, iban, identifier, nickname } = exampleBodiesOf(operationOf('addBeneficiary'))[scenario.name]!.value
  return { name, iban, identifier, nickname }
}

/** Stores as many beneficiaries as an account can have, without codes. */
async function fillUp({ plink, newcomer }: People): Promise<void> {
  const now = plink.clock()
  const active = { payeeCheck: 'match', coolingEndsAt: now, state: 'active', stateCause: 'cooling_off_over' } as const
  const rows = Array.from({ length: MAX_BENEFICIARIES }, () => ({
    id: crypto.randomUUID(),
    accountId: newcomer.userId,
    name: 'Blue Sea',
    iban: newIban(),
    createdAt: now,
    stateSince: now,
  }))
  const { db } = plink.deps
  await db
    .insert(beneficiaries)
    .values(rows.map(row => ({ ...row, state: 'unconfirmed' as const, stateCause: 'added' as const })))
  const isTheirs = eq(beneficiaries.accountId, newcomer.userId)
  await db.update(beneficiaries).set({ state: 'checking', stateCause: 'confirmed' }).where(isTheirs)
  await db
    .update(beneficiaries)
    .set({ ...active, state: 'cooling_off', stateCause: 'match' })
    .where(isTheirs)
  await db.update(beneficiaries).set(active).where(isTheirs)
}

/** Gives the wallet the IBAN of the example. */
async function giveExampleIban({ plink, newcomer }: People): Promise<void> {
  const { db, clock } = plink.deps
  const walletId = await walletIdOfPhone(db, newcomer.phoneNumber)
  await db.delete(walletIbans).where(hasValue(walletIbans.iban, PALM_IBAN))
  await db
    .insert(walletIbans)
    .values({ id: crypto.randomUUID(), walletId, iban: PALM_IBAN, openedAt: clock() })
    .onConflictDoUpdate({ target: walletIbans.walletId, set: { iban: PALM_IBAN } })
}

export const scripts: ScenarioScripts = {
  listBeneficiaries: {
    beneficiaries_empty: preparedFor('addBeneficiary'),
  },

  addBeneficiary: {
    beneficiary_exists: preparedBy(withBeneficiary),
    beneficiary_limit_reached: after(fillUp),
    ...codeRefusals(withUnconfirmedBeneficiary, lockBeneficiaryCodes),
    iban_own: after(giveExampleIban),
  },

  getBeneficiary: { beneficiary_not_found: unknownId('beneficiaryId') },

  removeBeneficiary: {
    beneficiary_not_found: unknownId('beneficiaryId'),
    beneficiary_suspended: preparedBy(inTurn(withBeneficiary, suspendBeneficiary)),
  },

  confirmBeneficiary: {
    payee_mismatch: ofTheSameName,
    payee_check_unavailable: ofTheSameName,
    payee_not_checked: ofTheSameName,
    beneficiary_cooling_off: ofTheSameName,
    beneficiary_not_found: unknownId('beneficiaryId'),
    ...confirmRefusals(withLockedCodes),
  },

  resendBeneficiaryCode: {
    beneficiary_not_found: unknownId('beneficiaryId'),
    action_expired: afterChallenge,
    ...resendRefusals('beneficiaryId', 'confirmBeneficiary', withLockedCodes),
  },
}
