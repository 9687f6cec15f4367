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
