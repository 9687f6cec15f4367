import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { ChangeFeed } from '#api/kernel/db/change-feed.ts'
import type { ChangeListener } from '#api/kernel/db/client.ts'
import { movableClock, runAhead } from '#api/kernel/platform/clock.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import { runOnChange } from './run-on-change.ts'

let stopping = new AbortController()
afterEach(() => {
  stopping.abort()
  stopping = new AbortController()
})

/** Starts work that ends when a test says so, with a database whose changes a test reports. */
function start(listen: () => Promise<void> = async () => {}, onRun: () => void = () => {}) {
  const lines: string[] = []
  const listeners: ChangeListener[] = []
  const changes = new ChangeFeed({
    listen: async listener => {
      listeners.push(listener)
      await listen()
    },
  })
  const runs: PromiseWithResolvers<void>[] = []
  const begun: PromiseWithResolvers<void>[] = []
  const nth = (index: number) => (begun[index] ??= Promise.withResolvers<void>())
  const run = () => {
    onRun()
    const work = Promise.withResolvers<void>()
    nth(runs.push(work) - 1).resolve()
    return work.promise
  }
  const log = createLog({ destination: { write: line => lines.push(line) } })
  runOnChange({ changes, log }, { topic: 'messages', run, retrySeconds: 0 }, stopping.signal)
  const change = () => listeners.at(-1)!.onChange('messages due')
  return { changes, listeners, runs, lines, change, hasBegun: (run: number) => nth(run - 1).promise }
}

test('work runs at the start and after each change', async () => {
  const { runs, change, hasBegun } = start()
  await hasBegun(1)
  runs[0]!.resolve()
  await runs[0]!.promise
  change()
  await hasBegun(2)
})

test('work runs at our time, though a business whose clock is ahead has committed the change', async () => {
  const ours = new Date('2026-01-05T09:00:00.000Z')
  const clock = movableClock(() => ours)
  const times: Date[] = []
  const { listeners, hasBegun, runs } = start(undefined, () => times.push(clock()))
  await hasBegun(1)
  runs[0]!.resolve()
  // The first run has ended, and the work must not run again.
  await setImmediate()
  runAhead(86_400_000, () => listeners[0]!.onChange('messages due'))
  await hasBegun(2)
  expect(times).toEqual([ours, ours])
})

test('changes during a run are followed by one more run', async () => {
  const { runs, change, hasBegun } = start()
  await hasBegun(1)
  change()
  change()
  expect(runs).toHaveLength(1)
  runs[0]!.resolve()
  await hasBegun(2)
  runs[1]!.resolve()
  change()
  await hasBegun(3)
  expect(runs).toHaveLength(3)
})

test('work that fails is logged and runs after the next change', async () => {
  const { runs, change, hasBegun, lines } = start()
  await hasBegun(1)
  change()
  runs[0]!.reject(new Error('not today'))
  await hasBegun(2)
  expect(lines).toEqual([expect.stringContaining('not today')])
})

test('a lost connection is made again, and work runs then', async () => {
  const { runs, listeners, hasBegun } = start()
  await hasBegun(1)
  runs[0]!.resolve()
  listeners[0]!.onLost()
  await hasBegun(2)
  expect(listeners).toHaveLength(2)
})

test('a connection that fails is tried again', async () => {
  let calls = 0
  const { lines, hasBegun } = start(async () => {
    calls += 1
    if (calls === 1) throw new Error('the database is away')
  })
  await hasBegun(1)
  expect(lines).toEqual([expect.stringContaining('the database is away')])
})

test('no client counts it as a stream', async () => {
  const { changes, hasBegun } = start()
  await hasBegun(1)
  expect(changes.count()).toBe(0)
})
