import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '#api/testing/property-runs.ts'
import { readDay } from '#domain/riyadh-time.ts'
import { Day } from './generated/schemas.ts'

test('a request may name the days that a file may name, and nothing else', () => {
  const text = fc.oneof(
    fc.stringMatching(/^(19|20|21)[0-9]{2}-[01][0-9]-[0-3][0-9]$/),
    fc.string({ unit: fc.constantFrom(...'0123456789-'), maxLength: 12 }),
  )
  fc.assert(
    fc.property(text, day => {
      expect(Day.safeParse(day).success).toBe(readDay(day) !== undefined)
    }),
    propertyRuns({ gate: 2000, all: 20_000 }),
  )
})
