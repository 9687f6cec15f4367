import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react/pure'
import { useIdempotencyKey } from './use-idempotency-key.ts'

test('a retry of the same request repeats its key, across renders', async () => {
  const { result, rerender } = await renderHook(() => useIdempotencyKey())
  const key = result.current.keyFor('pay 5')
  await rerender()
  expect(result.current.keyFor('pay 5')).toBe(key)
})

test('another request has another key, and so has the same one after a response', async () => {
  const { result } = await renderHook(() => useIdempotencyKey())
  const first = result.current.keyFor('pay 5')
  const other = result.current.keyFor('pay 6')
  expect(other).not.toBe(first)
  result.current.clearKey()
  expect(result.current.keyFor('pay 6')).not.toBe(other)
})

test.for([
  ['another', 'a refusal', 422, 'INSUFFICIENT_FUNDS'],
  ['the same', 'no response', 0, 'NETWORK_ERROR'],
  ['the same', 'a failure of the server', 500, 'UNKNOWN_ERROR'],
  ['the same', 'a request that is still running', 409, 'IDEMPOTENCY_IN_FLIGHT'],
] as const)('a retry has %s key after %s', async ([key, , status, code]) => {
  const { result } = await renderHook(() => useIdempotencyKey())
  const first = result.current.keyFor('pay 5')
  result.current.clearKeyAfter({ status, body: { code } })
  expect(result.current.keyFor('pay 5') === first).toBe(key === 'the same')
})
