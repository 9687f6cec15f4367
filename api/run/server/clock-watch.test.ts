import { Hono } from 'hono'
import { afterAll, expect, test, vi } from 'vitest'
import { mountMetrics } from '#api/http/monitoring/metrics.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import { testDatabase } from '#api/testing/database/database.ts'
import { ClockWatch } from './clock-watch.ts'

const database = await testDatabase()
afterAll(() => database.close())

/** Returns the comparison on a machine whose clock is this many seconds ahead of the database's. */
async function compared(ahead: number) {
  const lines: string[] = []
  const log = createLog({ level: 'warn', destination: { write: line => void lines.push(line) } })
  const watch = new ClockWatch({ db: database.db, clock: () => addSeconds(new Date(), ahead), log })
  await watch.compare()
  return { watch, log, lines }
}

test('clocks that agree are not mentioned', async () => {
  const { watch, lines } = await compared(0)
  expect(watch.differs).toBe(false)
  expect(lines).toEqual([])
})

test.each([60, -60, 3600, -3600])('a clock that is %d seconds ahead is', async ahead => {
  const { watch, lines } = await compared(ahead)
  expect(watch.differs).toBe(true)
  expect(watch.secondsAhead).toBeCloseTo(ahead, -1)
  expect(lines).toEqual([expect.stringContaining('The clock of this machine differs')])
})

test('a clock that is changed while the server runs is mentioned within a minute, until it is right again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let ahead = 0
  const lines: string[] = []
  const log = createLog({ level: 'warn', destination: { write: line => void lines.push(line) } })
  const watch = new ClockWatch({ db: database.db, clock: () => addSeconds(new Date(), ahead), log })
  await watch.watch()
  expect(watch.differs).toBe(false)
  for (const [hours, differs] of [
    [1, true],
    [-24, true],
    [0, false],
  ] as const) {
    ahead = hours * 3600
    vi.advanceTimersByTime(60_000)
    await expect.poll(() => watch.secondsAhead).toBeCloseTo(ahead, -1)
    expect(watch.differs).toBe(differs)
  }
  watch.stop()
  vi.useRealTimers()
  expect(lines).toEqual([1, 2].map(() => expect.stringContaining('Synchronise both with NTP.')))
})

test('the time that the question took is no difference', async () => {
  const times = [-5, 5]
  const clock = () => addSeconds(new Date(), times.shift() ?? 0)
  const watch = new ClockWatch({ db: database.db, clock, log: createLog({ level: 'silent' }) })
  await watch.compare()
  expect(watch.secondsAhead).toBe(0)
})

test('the metric of the alert has by how much', async () => {
  const { watch, log } = await compared(-60)
  const app = new Hono()
  const page = { read: async () => '', waitingWork: async () => [], log, token: undefined }
  mountMetrics(app, { ...page, clockWatch: watch, mode: 'sandbox' })
  const text = await (await app.request('/metrics')).text()
  expect(Number(/^plink_clock_ahead_seconds (.+)$/m.exec(text)?.[1])).toBeCloseTo(-60, -1)
})
