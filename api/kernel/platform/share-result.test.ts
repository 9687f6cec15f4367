import { expect, test } from 'vitest'
import { shareResult } from './share-result.ts'

/** Work that ends when the test ends it, and the time that the test sets. */
function sharedWork() {
  const runs: PromiseWithResolvers<string>[] = []
  let time = 0
  const work = () => {
    const run = Promise.withResolvers<string>()
    runs.push(run)
    return run.promise
  }
  return {
    runs,
    call: shareResult(1000, work, () => time),
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

test('callers share one run, and its result until a second after its start', async () => {
  const { runs, call, pass } = sharedWork()
  const early = Array.from({ length: 64 }, call)
  runs[0]?.resolve('first')
  expect(new Set(await Promise.all(early))).toEqual(new Set(['first']))
  pass(999)
  expect(await call()).toBe('first')
  expect(runs).toHaveLength(1)
  pass(1)
  const later = call()
  runs[1]?.resolve('second')
  expect(await later).toBe('second')
})

test('a run that takes longer is not joined by another one', async () => {
  const { runs, call, pass } = sharedWork()
  const early = call()
  pass(3000)
  const late = call()
  expect(runs).toHaveLength(1)
  runs[0]?.resolve('first')
  expect(await Promise.all([early, late])).toEqual(['first', 'first'])
})

test('an error is shared for as long', async () => {
  const { runs, call, pass } = sharedWork()
  const early = call()
  runs[0]?.reject(new Error('away'))
  await expect(early).rejects.toThrow('away')
  await expect(call()).rejects.toThrow('away')
  pass(1000)
  void call()
  expect(runs).toHaveLength(2)
})
