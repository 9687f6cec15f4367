import { eq } from 'drizzle-orm'
import { beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { walletIbans } from '#api/kernel/db/schema/top-ups.ts'
import { hasValue } from '#api/kernel/db/sealed-columns.ts'
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
  preparedFor,
  resendRefusals,
  unknownId,
} from '../scripts/preconditions.ts'
import type { ScenarioContext, ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import { addBeneficiary, confirmBeneficiary, PALM, suspendBeneficiary } from '../steps/beneficiaries.ts'
import { tryWrongCodes } from '../steps/codes.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { signedIn, waitToResend } from '../steps/sign-in.ts'

const lockBeneficiaryCodes = ({ customer, wallet }: People): Promise<void> =>
  tryWrongCodes(customer, otp => confirm(customer, wallet.beneficiaryId, otp))

const withUnconfirmedBeneficiary = inTurn(signedIn, people => addBeneficiary(people, PALM))
const withBeneficiary = inTurn(withUnconfirmedBeneficiary, confirmBeneficiary)
const withTwoBeneficiaries = inTurn(
  withBeneficiary,
  people => addBeneficiary(people, { name: 'Blue Sea', iban: newIban() }),
  confirmBeneficiary,
)

export const preparations: Preparations = {
  listBeneficiaries: withTwoBeneficiaries,
  addBeneficiary: signedIn,
  getBeneficiary: withBeneficiary,
  removeBeneficiary: withBeneficiary,
  confirmBeneficiary: withUnconfirmedBeneficiary,
  resendBeneficiaryCode: inTurn(withUnconfirmedBeneficiary, waitToResend),
}

const inBeneficiary = readIn('listBeneficiaries', 'items[0].', {})

export const requestFields: RequestFields = {
  addBeneficiary: {
    afterwards: confirmBeneficiary,
    fields: {
      name: inBeneficiary('name'),
      iban: { ...inBeneficiary('iban'), as: cleanIban },
      identifier: { ...inBeneficiary('identifierLastDigits'), as: sent => sent.slice(-4) },
      nickname: inBeneficiary('nickname'),
    },
  },
  confirmBeneficiary: { fields: { otp: CODE } },
}

/** The beneficiary that the request of `addBeneficiary` with the same name adds. */
const ofTheSameName: ScenarioScript = async context => {
  await context.prepareFor('addBeneficiary')
  await addBeneficiary(context, exampleOf(context))
  return context.call()
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

/** The wallet has the IBAN of the example. */
async function giveExampleIban({ plink, newcomer }: People): Promise<void> {
  const { db, clock } = plink.deps
  const walletId = await walletIdOfPhone(db, newcomer.phoneNumber)
  await db.delete(walletIbans).where(hasValue(walletIbans.iban, PALM.iban))
  await db
    .insert(walletIbans)
    .values({ id: crypto.randomUUID(), walletId, iban: PALM.iban, openedAt: clock() })
    .onConflictDoUpdate({ target: walletIbans.walletId, set: { iban: PALM.iban } })
}

export const scripts: ScenarioScripts = {
  listBeneficiaries: {
    beneficiaries_empty: preparedFor('addBeneficiary'),
  },

  addBeneficiary: {
    beneficiary_exists: after(async people => {
      await addBeneficiary(people, PALM)
      await confirmBeneficiary(people)
    }),
    beneficiary_limit_reached: after(fillUp),
    ...codeRefusals(people => addBeneficiary(people, PALM), lockBeneficiaryCodes),
    iban_own: after(giveExampleIban),
  },

  getBeneficiary: { beneficiary_not_found: unknownId('beneficiaryId') },

  removeBeneficiary: {
    beneficiary_not_found: unknownId('beneficiaryId'),
    beneficiary_suspended: after(suspendBeneficiary),
  },

  confirmBeneficiary: {
    payee_mismatch: ofTheSameName,
    payee_check_unavailable: ofTheSameName,
    payee_not_checked: ofTheSameName,
    beneficiary_cooling_off: ofTheSameName,
    beneficiary_not_found: unknownId('beneficiaryId'),
    ...confirmRefusals(lockBeneficiaryCodes),
  },

  resendBeneficiaryCode: {
    beneficiary_not_found: unknownId('beneficiaryId'),
    action_expired: afterChallenge,
    ...resendRefusals('beneficiaryId', 'confirmBeneficiary', lockBeneficiaryCodes),
  },
}
