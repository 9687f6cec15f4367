import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react/pure'
import { useSingleFlight } from './use-single-flight.ts'

async function show() {
  const flights: PromiseWithResolvers<void>[] = []
  const action = vi.fn((_code: string) => {
    const flight = Promise.withResolvers<void>()
    flights.push(flight)
    return flight.promise
  })
  const { result, act } = await renderHook(() => useSingleFlight(action))
  const start = (code: string) => result.current[0](code)
  return { action, flights, act, start, isRunning: () => result.current[1] }
}

test('a second call does nothing while the first is running, even in the same tick', async () => {
  const { action, flights, act, start, isRunning } = await show()
  await act(() => {
    start('1')
    start('2')
  })
  expect(action.mock.calls).toEqual([['1']])
  expect(isRunning()).toBe(true)
  await act(async () => flights[0]?.resolve())
  expect(isRunning()).toBe(false)
  await act(() => {
    start('3')
  })
  expect(action.mock.calls).toEqual([['1'], ['3']])
})

test('can run again after a failure', async () => {
  const { action, flights, act, start, isRunning } = await show()
  let failed = false
  await act(() => {
    start('1').catch(() => {
      failed = true
    })
  })
  await act(async () => flights[0]?.reject(new Error('no network')))
  await expect.poll(() => failed).toBe(true)
  await expect.poll(isRunning).toBe(false)
  await act(() => {
    start('2')
  })
  expect(action).toHaveBeenCalledTimes(2)
})
