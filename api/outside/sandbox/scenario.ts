import { sandboxAccounts, sandboxValues } from '#domain/generated/sandbox-values.ts'
import { phoneFromE164 } from '#domain/phone.ts'

type Field = keyof typeof sandboxValues
type Scenario<F extends Field> = keyof (typeof sandboxValues)[F]

const scenarios: { [F in Field]: ReadonlyMap<string, Scenario<F>> } = {
  phoneNumber: byValue(sandboxValues.phoneNumber),
  email: byValue(sandboxValues.email),
  crNumber: byValue(sandboxValues.crNumber),
  idNumber: byValue(sandboxValues.idNumber),
  iban: byValue(sandboxValues.iban),
  cardToken: byValue(sandboxValues.cardToken),
  billAccount: byValue(sandboxValues.billAccount),
}

function byValue<Name extends string>(values: Record<Name, readonly string[]>): ReadonlyMap<string, Name> {
  // Object.entries widens the type of the keys.
  const entries = Object.entries(values) as [Name, readonly string[]][]
  return new Map(entries.flatMap(([name, list]) => list.map(value => [value, name] as const)))
}

/** Returns the scenario of a test value of the contract. Any other value is `all_green`. */
export function scenarioOf<F extends Field>(field: F, value: string): Scenario<F> | 'all_green' {
  return scenarios[field].get(value) ?? 'all_green'
}

const accountScenarios = byValue(sandboxAccounts)

/** Returns the scenario of the seeded account with this phone in E.164, or undefined for any other account. */
export function accountScenarioOf(phone: string): keyof typeof sandboxAccounts | undefined {
  return accountScenarios.get(phoneFromE164(phone))
}
