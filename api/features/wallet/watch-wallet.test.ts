import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ChangeFeed } from '#api/kernel/db/change-feed.ts'
import { sessions } from '#api/kernel/db/schema/sessions.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import { releaseDueHolds } from '#api/money/ledger/maintenance.ts'
import { listen } from '#api/run/server/listen.ts'
import { testApp } from '#api/testing/app.ts'
import { type Customer, OTHER_DEVICE } from '#api/testing/customers/customer.ts'
import type { Server } from '#api/testing/customers/newcomer.ts'
import { notificationsOf } from '#api/testing/customers/notifications.ts'
import { hold, newSubWallet, payment, sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { carryOut, DEACTIVATE, dailyLimit, posLimit, refused } from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'
import { type WatchedEvents, watch } from '#api/testing/webhooks/events.ts'
import { ACCESS_TOKEN_SECONDS } from '#domain/constants.ts'

const plink = await testApp()
const { app, clock, database, deps } = plink
afterAll(() => database.close())

const PATH = '/api/v1/wallet/events'
const openStreams = () => deps.changes.count()
/** The changes of a posting, of which the owner is notified too. */
const POSTED = ['money', 'notifications']
const SET = ['notifications', 'settings']
/** Returns the same session at another server. */
const via = (customer: Customer, server: Server) =>
  Object.assign(customer.through(server), { accessToken: customer.accessToken })

let owner: WalletOwner
let customer: Customer
beforeEach(async () => {
  owner = await newWalletOwner(plink)
  customer = owner.customer
})

describe('watchWallet: what it says', () => {
  test('begins with how soon to connect again', async () => {
    const events = await watch(customer)
    expect(await events.next()).toBe('retry: 1000')
    await events.close()
  })

  test('a movement of money, also one that is refused', async () => {
    const events = await watch(customer)
    await owner.now(topUp(100_00))
    expect(await events.change()).toEqual(POSTED)
    await expect(owner.now(payment(500_00))).rejects.toThrow('INSUFFICIENT_FUNDS')
    expect(await events.change()).toEqual(['money'])
    await events.close()
  })

  test('a hold, and its end by maintenance', async () => {
    const events = await watch(customer)
    await owner.now(topUp(100_00))
    expect(await events.change()).toEqual(POSTED)
    const expectedRelease = new Date(clock().getTime() + 60_000).toISOString()
    await owner.now(hold(10_00, { expectedRelease }))
    expect(await events.change()).toEqual(['money'])
    const later = () => new Date(clock().getTime() + 120_000)
    await releaseDueHolds({ ...deps, clock: later })
    expect(await events.change()).toEqual(['money'])
    await events.close()
  })

  test('a move between sub-wallets', async () => {
    const events = await watch(customer)
    await owner.now(topUp(100_00))
    expect(await events.change()).toEqual(POSTED)
    const to = await newSubWallet(deps, owner.walletId)
    expect(await events.change()).toEqual(['settings'])
    expect((await customer.post('/api/v1/wallet/moves', { to, amount: sar(5_00) })).status).toBe(201)
    expect(await events.change()).toEqual(['money'])
    await events.close()
  })

  test('a new limit, a removed one, a new sub-wallet, another name, a closed one, and the status', async () => {
    const events = await watch(customer)
    await carryOut(customer, dailyLimit(100_00))
    expect(await events.change()).toEqual(SET)
    await carryOut(customer, posLimit(100_00))
    expect(await events.change()).toEqual(SET)
    await carryOut(customer, posLimit(null))
    expect(await events.change()).toEqual(SET)
    const id = await newSubWallet(deps, owner.walletId)
    expect(await events.change()).toEqual(['settings'])
    await customer.patch(`/api/v1/wallet/sub-wallets/${id}`, { name: 'Rent' })
    expect(await events.change()).toEqual(['settings'])
    await customer.delete(`/api/v1/wallet/sub-wallets/${id}`)
    expect(await events.change()).toEqual(['settings'])
    await carryOut(customer, DEACTIVATE)
    expect(await events.change()).toEqual(SET)
    await events.close()
  })

  test('what was seen in another window, once', async () => {
    const events = await watch(customer)
    const { transaction } = await owner.now(topUp(100_00))
    expect(await events.change()).toEqual(POSTED)
    const markSeen = () => customer.post('/api/v1/wallet/transactions/seen', { referenceId: transaction.referenceId })
    await markSeen()
    expect(await events.change()).toEqual(['seen'])
    await markSeen()
    await owner.now(topUp(1_00))
    expect(await events.change()).toEqual(POSTED)
    await events.close()
  })

  test('notifications that come, and that were read in another window, once', async () => {
    const events = await watch(customer)
    await carryOut(customer, dailyLimit(100_00))
    expect(await events.change()).toEqual(SET)
    const [newest] = await notificationsOf(customer)
    const read = () => customer.post('/api/v1/notifications/read', { upTo: newest?.notificationId })
    await read()
    expect(await events.change()).toEqual(['notifications'])
    await read()
    await owner.now(topUp(1_00))
    expect(await events.change()).toEqual(POSTED)
    await events.close()
  })

  test('nothing of a transaction that is rolled back, and nothing of another customer', async () => {
    const other = await newWalletOwner(plink)
    const events = await watch(customer)
    await other.now(topUp(100_00))
    const expiredHold = hold(1_00, { expectedRelease: '2020-01-01T00:00:00.000Z' })
    await expect(owner.now(expiredHold)).rejects.toThrow('VALIDATION_ERROR')
    await carryOut(customer, dailyLimit(100_00))
    expect(await events.change()).toEqual(SET)
    await events.close()
  })

  test('many changes in a few events', async () => {
    const events = await watch(customer)
    expect(await events.next()).toBe('retry: 1000')
    const all = Array.from({ length: 20 }, () => owner.now(topUp(1_00)))
    const limit = carryOut(customer, dailyLimit(100_00))
    const changes: string[] = []
    let count = 0
    do {
      changes.push(...((await events.change()) ?? []))
      count++
    } while (!changes.includes('settings'))
    await Promise.all([...all, limit])
    expect(new Set(changes)).toEqual(new Set([...POSTED, ...SET]))
    expect(count).toBeLessThan(all.length / 2)
    await events.close()
  })
})

describe('watchWallet: a client that does not read', () => {
  test('finds everything in one event when it reads again', async () => {
    const response = await customer.get(PATH)
    const other = await watch(customer)
    for (let count = 0; count < 5; count++) await owner.now(topUp(1_00))
    await carryOut(customer, dailyLimit(100_00))
    // Postgres reports a change after the response to it. A later stream gets it after an earlier one.
    let changes: string[] | undefined
    do changes = await other.change()
    while (changes && !changes.includes('settings'))
    await other.close()
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader.read()).value).toBe('retry: 1000\n\n')
    expect((await reader.read()).value).toBe(
      'event: changed\ndata: {"changed":["money","notifications","settings"]}\n\n',
    )
    await reader.cancel()
  })
})

describe('watchWallet: how it ends', () => {
  /** A session of the same account. The stream reports its sign-in here, so no later event can come from it. */
  async function signInElsewhere(events: WatchedEvents): Promise<Customer> {
    const elsewhere = await customer.at(OTHER_DEVICE).signIn()
    expect(await events.change()).toEqual(['notifications'])
    return elsewhere
  }

  test('with a sign-out, on this device only', async () => {
    const here = await watch(customer)
    const there = await watch(await signInElsewhere(here))
    await customer.post('/api/v1/auth/logout', { refreshToken: customer.refreshToken })
    expect(await here.change()).toBeUndefined()
    await owner.now(topUp(1_00))
    expect(await there.change()).toEqual(POSTED)
    await there.close()
  })

  test('when the session is ended from another device', async () => {
    const events = await watch(customer)
    const elsewhere = await signInElsewhere(events)
    await customer.readSession()
    await elsewhere.delete(`/api/v1/auth/sessions/${customer.sessionId}`)
    expect(await events.change()).toBeUndefined()
  })

  test('with the access token', async () => {
    clock.advance(ACCESS_TOKEN_SECONDS - 1)
    const events = await watch(customer)
    expect(await events.change()).toBeUndefined()
  })

  test('for a session that ended while it was opened', async () => {
    const changes = new ChangeFeed({
      listen: async listener => {
        await deps.db.update(sessions).set({ endedAt: clock() }).where(eq(sessions.accountId, customer.userId))
        await database.listen(listener)
      },
    })
    expect(await outcome(via(customer, plink.with({ changes })).get(PATH))).toEqual(refused(401, 'UNAUTHENTICATED'))
    expect(changes.count()).toBe(0)
  })

  test('when the server stops, which then opens no other', async () => {
    const changes = new ChangeFeed(database)
    const stopping = via(customer, plink.with({ changes }))
    const events = await watch(stopping)
    expect(await events.next()).toBe('retry: 1000')
    changes.close()
    expect(await events.next()).toBe('retry: 10000')
    expect(await events.next()).toBeUndefined()
    expect(await outcome(stopping.get(PATH))).toEqual(refused(503, 'SERVER_BUSY'))
  })

  test.runIf(process.env.TEST_DB === 'postgres')(
    'when the database ends the connection, and can be opened again',
    async () => {
      const events = await watch(customer)
      expect(await events.next()).toBe('retry: 1000')
      await deps.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'plink listen' and datname = current_database()`)
      expect(await events.next()).toBe('retry: 10000')
      expect(await events.next()).toBeUndefined()
      const again = await watch(customer)
      await owner.now(topUp(1_00))
      expect(await again.change()).toEqual(POSTED)
      await again.close()
    },
  )

  test('when the client goes, over a connection', async () => {
    const server = await listen(app, 0)
    const before = openStreams()
    const [abort, headers] = [new AbortController(), { Authorization: `Bearer ${customer.accessToken}` }]
    const url = `http://127.0.0.1:${server.port}${PATH}`
    const response = await fetch(url, { headers, signal: abort.signal })
    expect(response.headers.get('X-Accel-Buffering')).toBe('no')
    expect(openStreams()).toBe(before + 1)
    abort.abort()
    await expect.poll(openStreams).toBe(before)
    const noDelay = { readiness: { ready: true }, delayMilliseconds: 0, deadlineMilliseconds: 5000 }
    expect(await server.drain(noDelay)).toBe(0)
  })

  test('at once for a request for its headers', async () => {
    const headers = { Authorization: `Bearer ${customer.accessToken}` }
    const before = openStreams()
    expect((await app.request(PATH, { method: 'HEAD', headers })).status).toBe(200)
    expect(openStreams()).toBe(before)
  })
})

describe('watchWallet: how many', () => {
  test('an account may open ten, and one more when one of them has ended', async () => {
    const streams = []
    for (let count = 0; count < deps.limits.openStreamsPerAccount; count++) streams.push(await watch(customer))
    const oneMore = await customer.get(PATH)
    expect(oneMore.headers.get('Retry-After')).toBe('10')
    expect(await outcome(Promise.resolve(oneMore))).toEqual(refused(429, 'RATE_LIMITED'))
    await streams.pop()?.close()
    streams.push(await watch(customer))
    await Promise.all(streams.map(each => each.close()))
    expect(openStreams()).toBe(0)
  })

  test('a process opens as many as its settings say, counted at once', async () => {
    const limits = { ...deps.limits, openStreams: openStreams() + 1 }
    const server = plink.with({ limits })
    const responses = await Promise.all([1, 2, 3].map(() => via(customer, server).get(PATH)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 503, 503])
    await Promise.all(responses.filter(({ ok }) => ok).map(({ body }) => body?.cancel()))
  })
})

describe('watchWallet: its log', () => {
  test('says when it opened, how long it was open, and nothing about whom', async () => {
    const lines: string[] = []
    const log = createLog({ level: 'info', destination: { write: line => lines.push(line) } })
    const events = await watch(via(customer, plink.with({ log })))
    expect(lines).toEqual([expect.stringContaining('"operation":"watchWallet","status":200')])
    clock.advance(7)
    await events.close()
    expect(lines[1]).toContain('"seconds":7')
    expect(lines.join()).not.toContain(owner.walletId)
  })
})
