import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { memoryStorage } from '#web/testing/memory-storage.ts'
import { deviceNow, learnServerTime, onServer, serverNow } from './clock.ts'

const DAY = 86_400_000
const MINUTE = 60_000
/** The time on the server, 200 ms after a whole second. */
const NOW = Date.parse('2026-01-05T09:00:00.200Z')

const FRESH = { 'Cache-Control': 'no-store' }
/** Clocks from one day behind to one day ahead, including the usual ones. */
const DEVICES = [
  ...Array.from({ length: 173 }, (_, index) => -DAY + index * 1_003_307),
  -11 * MINUTE,
  0,
  11 * MINUTE,
  DAY,
]
const LATENCIES = [0, 80, 2500, 29_999]

afterEach(() => {
  vi.useRealTimers()
  // The next test begins with a device whose clock is right.
  respond({})
})

interface Exchange {
  /** The time by which the device is ahead. */
  ahead?: number
  latency?: number
  headers?: Record<string, string>
}

/** The server responds in the middle of the latency. When the response arrives, the whole latency has passed. */
function respond({ ahead = 0, latency = 0, headers = {} }: Exchange): void {
  const sentAt = deviceNow()
  const date = new Date(sentAt - ahead + latency / 2).toUTCString()
  vi.setSystemTime(sentAt + latency)
  learnServerTime(new Response(null, { headers: { Date: date, ...FRESH, ...headers } }), sentAt)
}

function setDevice(ahead: number, at = NOW): void {
  vi.useFakeTimers({ now: at + ahead, toFake: ['Date'] })
}

test.each(DEVICES)('a device that is %i ms ahead knows the time on the server after any response', ahead => {
  for (const latency of LATENCIES) {
    setDevice(0)
    respond({})
    setDevice(ahead)
    respond({ ahead, latency })
    const wrongBy = Math.abs(serverNow() - (NOW + latency))
    expect(wrongBy, `with a latency of ${latency} ms`).toBeLessThanOrEqual(latency / 2 + 1000)
  }
})

test('a device that is right within a second keeps its own time', () => {
  for (const ahead of [-190, 0, 190]) {
    setDevice(ahead)
    respond({ ahead })
    expect(serverNow()).toBe(deviceNow())
  }
})

test('later responses do not move the time by their latency', () => {
  setDevice(DAY)
  respond({ ahead: DAY, latency: 80 })
  const before = serverNow() - deviceNow()
  for (const latency of [3000, 0, 29_999, 80]) respond({ ahead: DAY, latency })
  expect(serverNow() - deviceNow()).toBe(before)
})

test('a clock that is put right during the visit is noticed', () => {
  setDevice(11 * MINUTE)
  respond({ ahead: 11 * MINUTE })
  setDevice(0)
  respond({})
  expect(serverNow()).toBe(deviceNow())
})

test('a clock that is set between request and response teaches nothing', () => {
  setDevice(11 * MINUTE)
  respond({ ahead: 11 * MINUTE })
  const sentAt = deviceNow()
  setDevice(-DAY)
  learnServerTime(new Response(null, { headers: { Date: new Date(NOW).toUTCString(), ...FRESH } }), sentAt)
  expect(Math.abs(serverNow() - deviceNow() + 11 * MINUTE)).toBeLessThanOrEqual(1000)
})

test.each([
  ['that a cache may have stored', { 'Cache-Control': 'public, max-age=600' }],
  ['that says nothing about caches', { 'Cache-Control': '' }],
  ['with an age', { Age: '0' }],
  ['with no date', { Date: '' }],
  ['with a date that is none', { Date: 'yesterday' }],
])('a response %s teaches nothing', (_, headers: Record<string, string>) => {
  setDevice(0)
  respond({ ahead: DAY, headers })
  expect(serverNow()).toBe(deviceNow())
})

test('the time on the server is known after a reload', async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  onTestFinished(() => void vi.unstubAllGlobals())
  setDevice(DAY)
  respond({ ahead: DAY })
  vi.resetModules()
  const reloaded = await import('./clock.ts')
  expect(reloaded.serverNow()).toBe(serverNow())
})

test('a time of the device has its time on the server', () => {
  setDevice(DAY)
  respond({ ahead: DAY })
  expect(Math.abs(onServer(NOW + DAY + 5000) - (NOW + 5000))).toBeLessThanOrEqual(1000)
})
