import type { SignUpValues } from '#api/testing/customers/newcomer.ts'
import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import { phoneFromE164, phoneToE164 } from '#domain/phone.ts'
import type { Scenario } from './contract.ts'

type Field = keyof typeof sandboxValues
export interface TestValue {
  field: Field
  scenario: string
  /** With the same effect; the second of two ID numbers is an Iqama. */
  values: string[]
}

/** The values that make the sandbox respond differently, in the form that requests use. */
export const testValues: TestValue[] = Object.entries(sandboxValues).flatMap(([field, scenarios]) =>
  Object.entries(scenarios).map(([scenario, values]) => ({
    // Object.entries widens the names; they are the keys of this very object.
    field: field as Field,
    scenario,
    values: field === 'phoneNumber' ? values.map(phoneToE164) : [...values],
  })),
)

const OWN: Partial<Record<Field, keyof SignUpValues>> = {
  phoneNumber: 'phone',
  crNumber: 'crNumber',
  idNumber: 'idNumber',
}

/** The test values in the scenario's request, as values to sign up with. Not those that the customer changes to. */
export function testValuesIn({ body = {} }: Scenario): Partial<SignUpValues> {
  const { newPhoneNumber: _, ...own } = Object(body)
  const named = Object.values(own).flatMap(value => [find(value)].filter(found => found !== undefined))
  return Object.fromEntries(
    named.flatMap(({ field, value }) => {
      const name = OWN[field]
      return name ? [[name, field === 'phoneNumber' ? phoneFromE164(value) : value]] : []
    }),
  )
}

/** The scenario with each of the values that have the same effect. */
export function variantsOf(scenario: Scenario): { title: string; scenario: Scenario }[] {
  const { name, body = {} } = scenario
  const named = Object.values(body).flatMap(value => find(value)?.values ?? [])
  if (named.length < 2) return [{ title: name, scenario }]
  return named.map((value, index) => ({
    title: index === 0 ? name : `${name} (${value})`,
    scenario: { ...scenario, body: replaced(body, named, value) },
  }))
}

const replaced = (body: object, values: string[], by: string) =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, values.includes(value) ? by : value]))

/** Whether the sandbox responds differently to this value. */
export const isTestValue = (value: string): boolean => find(value) !== undefined

function find(value: unknown): (TestValue & { value: string }) | undefined {
  if (typeof value !== 'string') return undefined
  const found = testValues.find(({ scenario, values }) => scenario !== 'all_green' && values.includes(value))
  return found && { ...found, value }
}
