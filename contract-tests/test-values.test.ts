import { describe, expect, test } from 'vitest'
import { exampleBodiesOf, operations } from './contract.ts'
import { testValues } from './test-values.ts'

describe('the test values of the sandbox', () => {
  test.each(testValues)(
    '$field $scenario is a scenario, and its request uses the value',
    ({ scenario, field, values }) => {
      const shown = operations.flatMap(operation => operation.scenarios.filter(({ name }) => name === scenario))
      expect(shown.length).toBeGreaterThan(0)
      const bodies = operations.flatMap(operation => exampleBodiesOf(operation)[scenario]?.value ?? [])
      const names = {
        phoneNumber: ['phoneNumber', 'phoneE164'],
        email: ['email'],
        crNumber: ['crNumber'],
        idNumber: ['idNumber', 'nationalId'],
        iban: ['iban'],
        cardToken: ['cardToken'],
        billAccount: ['account'],
      }
      const used = bodies.flatMap(body => names[field].flatMap(name => body[name] ?? []))
      if (scenario !== 'all_green') expect(used.filter(value => !values.includes(value))).toEqual([])
    },
  )
})
