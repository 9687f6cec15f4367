import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { counters } from '#api/kernel/db/schema/auth.ts'
import { parseTrustedProxies, type TrustedProxies } from '#api/kernel/platform/trusted-proxies.ts'
import { testApp } from '#api/testing/app.ts'
import { recordStatements } from '#api/testing/money/statements.ts'

const { clock, database, deps, with: appWith } = await testApp()
afterAll(() => database.close())

const PER_MINUTE = 3

/** Calls an operation that is limited per address; the response does not matter. */
interface Caller {
  /** The address of the connection: the caller's or the nearest proxy's. */
  from?: string
  forwardedFor?: string
}

function callsTo(trustedProxies: TrustedProxies) {
  const app = appWith({ limits: { ...deps.limits, requestsPerAddressPerMinute: PER_MINUTE, trustedProxies } })
  return async ({ from = '192.0.2.1', forwardedFor }: Caller) => {
    // The bindings that @hono/node-server passes with each request.
    const connection = { incoming: { socket: { remoteAddress: from, remotePort: 50_000, remoteFamily: 'IPv4' } } }
    const headers = new Headers(forwardedFor ? { 'X-Forwarded-For': forwardedFor } : undefined)
    return app.request('/api/v1/auth/verify-otp', { method: 'POST', headers }, connection)
  }
}

/** Returns whether the limit counts both callers as one address. */
async function shareALimit(trustedProxies: TrustedProxies, callers: [Caller, Caller]): Promise<boolean> {
  clock.advance(60)
  const call = callsTo(trustedProxies)
  for (let count = 0; count < PER_MINUTE; count++) await call(callers[0])
  return (await call(callers[1])).status === 429
}

test('an address may make its calls in every minute', async () => {
  clock.advance(60)
  const call = callsTo(0)
  for (let count = 0; count < PER_MINUTE; count++) expect((await call({})).status).not.toBe(429)
  clock.advance(59)
  const response = await call({})
  expect(response.status).toBe(429)
  expect(response.headers.get('Retry-After')).toBe('1')
  expect(await response.json()).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 1 })
  clock.advance(1)
  expect((await call({})).status).not.toBe(429)
})

test('a limit that was reached before the clock was set back does not apply for longer', async () => {
  clock.advance(3600)
  const call = callsTo(0)
  for (let count = 0; count < PER_MINUTE; count++) await call({})
  expect((await call({})).status).toBe(429)
  clock.advance(-3600)
  expect((await call({})).status).not.toBe(429)
  clock.advance(3600)
})

test('simultaneous calls are all counted', async () => {
  clock.advance(60)
  const call = callsTo(0)
  const responses = await Promise.all(Array.from({ length: PER_MINUTE + 10 }, () => call({})))
  expect(responses.filter(({ status }) => status !== 429)).toHaveLength(PER_MINUTE)
})

test('an address that continues after ten refusals gets each further one after a second', async () => {
  clock.advance(60)
  const call = callsTo(0)
  for (let count = 0; count < PER_MINUTE + 10; count++) await call({})
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const onDelayed = vi.fn()
  const calls = call({}).then(onDelayed)
  await vi.advanceTimersByTimeAsync(999)
  expect((await call({ from: '192.0.2.2' })).status).not.toBe(429)
  expect(onDelayed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await calls
  expect(onDelayed).toHaveBeenCalledWith(expect.objectContaining({ status: 429 }))
  vi.useRealTimers()
})

test('refusals that are held together are sent one by one', async () => {
  clock.advance(60)
  const call = callsTo(0)
  for (let count = 0; count < PER_MINUTE + 10; count++) await call({})
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const onDelayed = vi.fn()
  const calls = Promise.all([1, 2, 3].map(() => call({}).then(onDelayed)))
  await vi.advanceTimersByTimeAsync(1000)
  expect(onDelayed).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10)
  expect(onDelayed).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(10)
  await calls
  vi.useRealTimers()
})

test('a crowd of one address lets reads and other addresses in', async () => {
  clock.advance(60)
  const app = appWith({ limits: { ...deps.limits, requestsPerAddressPerMinute: 1000, trustedProxies: 1 } })
  const order: string[] = []
  const send = async (name: string, path: string, init?: RequestInit) => {
    await (await app.request(path, init)).text()
    order.push(name)
  }
  const verify = (name: string, address: string) =>
    send(name, '/api/v1/auth/verify-otp', { method: 'POST', headers: { 'X-Forwarded-For': address } })
  await Promise.all([
    ...Array.from({ length: 20 }, () => verify('crowd', '192.0.2.1')),
    verify('other address', '192.0.2.2'),
    send('read', '/health/live'),
  ])
  expect(order.indexOf('read')).toBeLessThan(3)
  expect(order.indexOf('other address')).toBeLessThan(4)
})

describe('X-Forwarded-For', () => {
  test.each<[string, number, [Caller, Caller], boolean]>([
    ['is ignored without proxies', 0, [{ forwardedFor: '198.51.100.1' }, { forwardedFor: '198.51.100.2' }], true],
    [
      'tells two callers behind one proxy apart',
      1,
      [{ forwardedFor: '198.51.100.1' }, { forwardedFor: '198.51.100.2' }],
      false,
    ],
    [
      'is trusted only as far as the proxy added to it',
      1,
      [{ forwardedFor: '203.0.113.1, 198.51.100.1' }, { forwardedFor: '203.0.113.2, 198.51.100.1' }],
      true,
    ],
    [
      'is trusted two entries back behind two',
      2,
      [{ forwardedFor: '198.51.100.1, 192.0.2.9' }, { forwardedFor: '198.51.100.2, 192.0.2.9' }],
      false,
    ],
    [
      'is trusted no further back than two behind two',
      2,
      [
        { forwardedFor: '203.0.113.1, 198.51.100.1, 192.0.2.8' },
        { forwardedFor: '203.0.113.2, 198.51.100.1, 192.0.2.9' },
      ],
      true,
    ],
    [
      'that is too short gives way to the connection',
      2,
      [{ forwardedFor: '198.51.100.1' }, { forwardedFor: '198.51.100.2' }],
      true,
    ],
    [
      'that tells no address gives way to the connection',
      1,
      [{ forwardedFor: 'unknown' }, { forwardedFor: '_hidden' }],
      true,
    ],
    ['that is missing gives way to the connection', 1, [{ from: '192.0.2.1' }, { from: '192.0.2.2' }], false],
    [
      'may name a port, which is not part of the address',
      1,
      [{ forwardedFor: '198.51.100.1:40001' }, { forwardedFor: '198.51.100.1:40002' }],
      true,
    ],
    [
      'may name an IPv6 address with a port',
      1,
      [{ forwardedFor: '[2001:db8::1]:40001' }, { forwardedFor: '[2001:db8::1]:40002' }],
      true,
    ],
  ])('%s', async (_what, trustedProxies, callers, isShared) => {
    expect(await shareALimit(trustedProxies, callers)).toBe(isShared)
  })
})

describe('a proxy with a trusted address', () => {
  const PROXIES = '192.0.2.1, 10.0.0.0/8, 2001:db8::/32'

  test.each<[string, Caller, Caller, boolean]>([
    ['says who calls', { forwardedFor: '198.51.100.1' }, { forwardedFor: '198.51.100.2' }, false],
    [
      'says who calls, over IPv6',
      { from: '2001:db8::7', forwardedFor: '198.51.100.1' },
      { forwardedFor: '198.51.100.1' },
      true,
    ],
    [
      'may be before another one',
      { forwardedFor: '198.51.100.1, 10.1.2.3' },
      { forwardedFor: '198.51.100.2, 10.1.2.3' },
      false,
    ],
    [
      'does not vouch for what somebody else says',
      { forwardedFor: '203.0.113.1, 198.51.100.1' },
      { forwardedFor: '203.0.113.2, 198.51.100.1' },
      true,
    ],
    [
      'does not vouch for what stands before something that is no address',
      { forwardedFor: '203.0.113.1, unknown' },
      { forwardedFor: '203.0.113.2, unknown' },
      true,
    ],
    [
      'is not who else reaches the port, who cannot choose an address',
      { from: '198.51.100.9', forwardedFor: '203.0.113.1' },
      { from: '198.51.100.9', forwardedFor: '203.0.113.2' },
      true,
    ],
    ['may say nothing', { from: '10.0.0.1' }, { from: '10.0.0.2' }, false],
  ])('%s', async (_what, one, other, isShared) => {
    expect(await shareALimit(parseTrustedProxies(PROXIES) ?? 0, [one, other])).toBe(isShared)
  })
})

describe('IPv6 callers', () => {
  test.each([
    ['of one /64 are one', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
    ['of two /64 are two', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['of one /64 full of zeros are one', '2001:db8::1', '2001:db8::2', true],
    ['of one /64 are one however the zeros are left out', '2001:db8:1::5', '2001:db8:1:0:a:b:c:d', true],
    ['of two /64 with zeros are two', '2001:db8::1', '2001:db8:0:1::1', false],
    ['that are really IPv4 are that address', '::ffff:198.51.100.1', '198.51.100.1', true],
    ['that are really IPv4 are counted separately', '::ffff:198.51.100.1', '::ffff:198.51.100.2', false],
    ['are one in any case of letters and in any zone', 'fe80::ABCD:1%eth0', 'fe80::abcd:1', true],
  ])('%s', async (_what, first, second, isShared) => {
    expect(await shareALimit(0, [{ from: first }, { from: second }])).toBe(isShared)
  })
})

describe('the limit', () => {
  const connection = { incoming: { socket: { remoteAddress: '192.0.2.77', remotePort: 50_000, remoteFamily: 'IPv4' } } }
  const call = (app: ReturnType<typeof appWith>) =>
    app.request('/api/v1/auth/verify-otp', { method: 'POST' }, connection)
  const limits = { ...deps.limits, requestsPerAddressPerMinute: PER_MINUTE }

  test('refuses without querying the database', async () => {
    clock.advance(60)
    const { db, statements } = recordStatements(database.db)
    const app = appWith({ db, limits })
    for (let count = 0; count < PER_MINUTE; count++) await call(app)
    const before = statements.length
    expect((await call(app)).status).toBe(429)
    expect(statements).toHaveLength(before)
  })

  test('covers all processes together within a second', async () => {
    clock.advance(60)
    // The limit is higher than the calls to the second process below, which refuses none of them if it counts alone.
    const limit = 500
    const limits = { ...deps.limits, requestsPerAddressPerMinute: limit }
    const [first, second] = [appWith({ limits }), appWith({ limits })]
    const storedCount = async () => {
      const rows = await database.db.select().from(counters).where(eq(counters.subject, '192.0.2.77'))
      return Math.max(...rows.map(({ count }) => count))
    }
    for (let count = 1; count < limit; count++) await call(first)
    clock.advance(1)
    await call(first)
    await expect.poll(storedCount).toBe(limit)
    await call(second)
    await expect.poll(async () => (await call(second)).status).toBe(429)
  })
})
