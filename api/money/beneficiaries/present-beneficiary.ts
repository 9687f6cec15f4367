import {
  BeneficiaryCause,
  BeneficiaryState,
  type PaymentPerson,
  type Beneficiary as PresentedBeneficiary,
} from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Beneficiary } from '#api/kernel/db/schema/beneficiaries.ts'
import type { StateChange } from '#api/kernel/db/schema/state-changes.ts'
import { type AsItIsOrWas, historiesOf } from '#api/kernel/db/state-histories.ts'
import { peopleOf } from '#api/people/accounts/people-of.ts'
import { bankCodeOf } from '#domain/money/iban.ts'
import { sar } from '#domain/money/money.ts'
import { bankOf } from '#domain/money/saudi-banks.ts'
import { asOf } from './beneficiary-steps.ts'

type PresentDeps = Pick<Deps, 'db' | 'beneficiaries' | 'clock'>

/** Returns the beneficiaries as their customer sees them, in the same order. */
export async function presentBeneficiaries(
  deps: PresentDeps,
  rows: AsItIsOrWas<Beneficiary>[],
): Promise<PresentedBeneficiary[]> {
  const histories = await historiesOf(deps.db, 'beneficiaries', rows)
  const people = await peopleOf(
    deps.db,
    rows.flatMap(({ addedBy, confirmedBy, removedBy }) => [addedBy, confirmedBy, removedBy]),
  )
  return rows.map((each, index) => present(deps, each, histories[index]!, people))
}

export async function presentBeneficiary(
  deps: PresentDeps,
  beneficiary: AsItIsOrWas<Beneficiary>,
): Promise<PresentedBeneficiary> {
  const [presented] = await presentBeneficiaries(deps, [beneficiary])
  return presented!
}

function present(
  { beneficiaries: { coolingCap }, clock }: PresentDeps,
  beneficiary: Beneficiary,
  history: StateChange[],
  people: Map<string, PaymentPerson>,
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
    history: (state === beneficiary.state ? history : [...history, latest]).map(step => ({
      ...presentStep(step),
      ...takerOf(people, beneficiary, step),
    })),
  }
}

const presentStep = ({ to, cause, at }: Pick<StateChange, 'to' | 'cause' | 'at'>) => ({
  state: BeneficiaryState.parse(to),
  cause: BeneficiaryCause.parse(cause),
  at: at.toISOString(),
})

/** The columns with the people who took the steps of these causes. */
const TAKERS: Partial<Record<string, 'addedBy' | 'confirmedBy' | 'removedBy'>> = {
  added: 'addedBy',
  confirmed: 'confirmedBy',
  removed_by_customer: 'removedBy',
  replaced: 'removedBy',
}

function takerOf(
  people: Map<string, PaymentPerson>,
  beneficiary: Beneficiary,
  { cause }: Pick<StateChange, 'cause'>,
): { people?: PaymentPerson[] } {
  const column = TAKERS[cause]
  const taker = people.get((column && beneficiary[column]) ?? '')
  return taker ? { people: [taker] } : {}
}
