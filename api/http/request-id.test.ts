import { expect, test } from 'vitest'
import { newRequestId } from './request-id.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('every request id is a UUID of its own', () => {
  const ids = Array.from({ length: 5000 }, newRequestId)
  expect(ids.filter(id => !UUID.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test('at most 683 request ids in a row share their first groups', () => {
  const ids = Array.from({ length: 5000 }, newRequestId)
  const sharing = Map.groupBy(ids, id => id.slice(0, -12)).values()
  expect(Math.max(...Array.from(sharing, ({ length }) => length))).toBeLessThanOrEqual(683)
})
