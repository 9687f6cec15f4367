import { asOf } from '#api/beneficiaries/beneficiary-steps.ts'
import {
  BeneficiaryCause,
  BeneficiaryState,
  type Beneficiary as PresentedBeneficiary,
} from '#api/contract/generated/schemas.ts'
import type { Beneficiary } from '#api/db/schema/beneficiaries.ts'
import type { StateChange } from '#api/db/schema/state-changes.ts'
import type { Deps } from '#api/deps.ts'
import { bankCodeOf } from '#domain/iban.ts'
import { sar } from '#domain/money.ts'
import { bankOf } from '#domain/saudi-banks.ts'
import { beneficiaryOf, historiesOf } from './beneficiaries.store.ts'

export function presentBeneficiary(
  { beneficiaries: { coolingCap }, clock }: Pick<Deps, 'beneficiaries' | 'clock'>,
  beneficiary: Beneficiary,
  history: StateChange[] = [],
): PresentedBeneficiary {
  const { id, name, nickname, iban, identifier, payeeCheck, coolingEndsAt } = beneficiary
  const { state, stateCause, stateSince } = asOf(beneficiary, clock())
  const latest = { to: state, cause: stateCause, at: stateSince }
  const bankCode = bankCodeOf(iban) ?? ''
  const bank = bankOf(bankCode)
  return {
    beneficiaryId: id,
    name,
    ...(nickname && { nickname }),
    iban,
    bankCode,
    ...(bank && { bankName: bank.en, bankNameArabic: bank.ar }),
    ...(identifier && { identifierLastDigits: identifier.slice(-4) }),
    state,
    cause: stateCause,
    since: stateSince.toISOString(),
    payeeCheck: payeeCheck ?? 'waiting',
    ...(state === 'cooling_off' &&
      coolingEndsAt && { coolingOff: { endsAt: coolingEndsAt.toISOString(), cap: sar(coolingCap) } }),
    createdAt: beneficiary.createdAt.toISOString(),
    history: (state === beneficiary.state ? history : [...history, latest]).map(presentStep),
  }
}

const presentStep = ({ to, cause, at }: Pick<StateChange, 'to' | 'cause' | 'at'>) => ({
  state: BeneficiaryState.parse(to),
  cause: BeneficiaryCause.parse(cause),
  at: at.toISOString(),
})

/** Throws `BENEFICIARY_NOT_FOUND`. */
export async function presentedBeneficiary(deps: Deps, accountId: string, id: string): Promise<PresentedBeneficiary> {
  const found = await beneficiaryOf(deps.db, accountId, id)
  const histories = await historiesOf(deps.db, [found])
  return presentBeneficiary(deps, found, histories.get(id))
}
