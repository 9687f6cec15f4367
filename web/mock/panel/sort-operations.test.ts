import { expect, test } from 'vitest'
import { sortedOperations } from './sort-operations.ts'

const operation = (id: string, code: string) => ({
  id,
  tag: 'auth',
  method: 'POST',
  path: `/api/v1/${id}`,
  exampleUrl: `/api/v1/${id}`,
  scenarios: [{ name: code.toLowerCase(), status: 409, code }],
})
const operations = [operation('sendOtp', 'PHONE_DUPLICATE'), operation('validateCr', 'CR_DUPLICATE')]
const ids = (calls: string[], filter: string) =>
  sortedOperations(operations, new Set(calls), filter).map(({ id }) => id)

test('operations that this screen has called come first', () => {
  expect(ids(['validateCr'], '')).toEqual(['validateCr', 'sendOtp'])
})

test('finds an operation by its name, a scenario, a status or a code', () => {
  expect(ids([], 'validate')).toEqual(['validateCr'])
  expect(ids([], 'phone_dup')).toEqual(['sendOtp'])
  expect(ids([], ' CR_DUPLICATE ')).toEqual(['validateCr'])
  expect(ids([], '409')).toEqual(['sendOtp', 'validateCr'])
  expect(ids([], '504')).toEqual([])
})
