import { sandboxAccounts, sandboxValues } from '#api/contract/generated/sandbox-values.ts'
import { phoneFromE164 } from '#domain/phone.ts'

type Field = keyof typeof sandboxValues
type Scenario<F extends Field> = keyof (typeof sandboxValues)[F]

const scenarios: { [F in Field]: ReadonlyMap<string, Scenario<F>> } = {
  phoneNumber: byValue(sandboxValues.phoneNumber),
  crNumber: byValue(sandboxValues.crNumber),
  idNumber: byValue(sandboxValues.idNumber),
}

function byValue<Name extends string>(values: Record<Name, readonly string[]>): ReadonlyMap<string, Name> {
  // Object.entries widens the names; they are the keys of this very object.
  const entries = Object.entries(values) as [Name, readonly string[]][]
  return new Map(entries.flatMap(([name, list]) => list.map(value => [value, name] as const)))
}

/** The scenario that a test value stands for, as the contract lists them; all green for any other value. */
export function scenarioOf<F extends Field>(field: F, value: string): Scenario<F> | 'all_green' {
  return scenarios[field].get(value) ?? 'all_green'
}

const accountScenarios = byValue(sandboxAccounts)

/** What the account with this phone stands for, given in E.164; undefined for any account that customers made. */
export function accountScenarioOf(phone: string): keyof typeof sandboxAccounts | undefined {
  return accountScenarios.get(phoneFromE164(phone))
}
