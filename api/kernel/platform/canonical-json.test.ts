import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '#api/testing/property-runs.ts'
import { canonicalJson } from './canonical-json.ts'

/** Returns the same value with its fields in reverse order, at every depth. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, part]) => [name, reversed(part)]),
  )
}

test('the order of fields does not matter, at any depth', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}')
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(canonicalJson(reversed(value))).toBe(canonicalJson(value))
    }),
    propertyRuns({ gate: 100, all: 100 }),
  )
})

/** V8 13.6 parses the second of `{"":1,"\\\\":1}` and `{"":1,"\\"":1}` with the field of the first, so escaped text is left out. */
const unescaped = fc.jsonValue().filter(value => !JSON.stringify(value).includes('\\'))

test('no field is lost', () => {
  fc.assert(
    fc.property(unescaped, value => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
    propertyRuns({ gate: 100, all: 100 }),
  )
})

test.each([
  ['the order of a list', [1, 2], [2, 1]],
  ['the type of a value', { a: 1 }, { a: '1' }],
  ['a field that is null', { a: null }, {}],
  ['where a field stands', { a: { b: 1 } }, { a: {}, b: 1 }],
])('%s matters', (_, one, other) => {
  expect(canonicalJson(one)).not.toBe(canonicalJson(other))
})

test('an undefined field equals a missing one', () => {
  expect(canonicalJson({ a: 1, b: undefined })).toBe(canonicalJson({ a: 1 }))
})
