import {
  BeneficiaryCause,
  BeneficiaryState,
  type Beneficiary as PresentedBeneficiary,
} from '#api/contract/generated/schemas.ts'
import type { Beneficiary } from '#api/db/schema/beneficiaries.ts'
import type { StateChange } from '#api/db/schema/state-changes.ts'
import type { Deps } from '#api/deps.ts'
import { sar } from '#api/features/wallet/present-wallet.ts'
import { bankCodeOf } from '#domain/iban.ts'
import { bankOf } from '#domain/saudi-banks.ts'
import { beneficiaryOf, historiesOf } from './beneficiaries.store.ts'

export function presentBeneficiary(
  { beneficiaries: { coolingCap } }: Pick<Deps, 'beneficiaries'>,
  beneficiary: Beneficiary,
  history: StateChange[] = [],
): PresentedBeneficiary {
  const { id, name, nickname, iban, identifier, payeeCheck, state, coolingEndsAt } = beneficiary
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
    cause: BeneficiaryCause.parse(beneficiary.stateCause),
    since: beneficiary.stateSince.toISOString(),
    payeeCheck: payeeCheck ?? 'waiting',
    ...(state === 'cooling_off' &&
      coolingEndsAt && { coolingOff: { endsAt: coolingEndsAt.toISOString(), cap: sar(coolingCap) } }),
    createdAt: beneficiary.createdAt.toISOString(),
    history: history.map(presentStep),
  }
}

const presentStep = ({ to, cause, at }: StateChange) => ({
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
