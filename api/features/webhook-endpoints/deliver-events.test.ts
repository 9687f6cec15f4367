import type { LookupFunction } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventsOf, typesOf } from '#api/dev/testing/account-events.ts'
import { deliverMessages } from '#api/dev/testing/messages.ts'
import { bankTransfers } from '#api/dev/testing/money/bank-transfers.ts'
import { topUp } from '#api/dev/testing/money/wallet.ts'
import { newOwner } from '#api/dev/testing/money/wallet-owner.ts'
import { messagesTo } from '#api/dev/testing/session-steps.ts'
import { webhookReceiver, withStatus } from '#api/dev/testing/webhook-receiver.ts'
import { deliveriesTo, ENDPOINTS, endpointsOf, newEndpoint } from '#api/dev/testing/webhook-steps.ts'
import { takeLease } from '#api/kernel/db/lease.ts'
import { webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import { type SendWebhook, webhookSender } from '#api/outside/webhooks/webhook-sender.ts'
import { runWebhooks } from '#api/run/jobs/run-webhooks.ts'
import { startJobs } from '#api/run/jobs/start-jobs.ts'
import { deliverEvents } from './deliver-events.ts'
import { lockEndpoint, newSecret } from './webhook-endpoints.store.ts'

const world = await bankTransfers()
const { clock, database, db, deps, payer } = world

const HOUR = 3600
const SHORT_MILLISECONDS = 300
const PATIENCE = { timeout: 20_000 }
const HANGING = 'https://hanging.example/plink'

let receiver: Awaited<ReturnType<typeof webhookReceiver>>
beforeEach(async () => {
  receiver = await webhookReceiver()
})
afterEach(async () => {
  receiver.close()
  await db.delete(webhookEndpoints)
})

const impatient = { ...deps, sendWebhook: webhookSender({ isSandbox: true, timeoutMilliseconds: SHORT_MILLISECONDS }) }

/** An endpoint of the payer that leads to the receiver. */
const endpoint = (asked: object = {}) => newEndpoint(payer().customer, { url: receiver.url, ...asked })

/** Delivers after so many hours, with a session that is new. */
async function deliverAfter(hours: number): Promise<void> {
  clock.advance(hours * HOUR)
  await deliverEvents(deps)
}

const lastDelivery = async (id: string) => (await deliveriesTo(await payer().customer.signIn(), id))[0]!

describe('events of a wallet', () => {
  test('arrive in their order, signed, as listEvents shows them, and once', async () => {
    const { secret } = await endpoint()
    for (const amount of [10_00, 20_00, 30_00]) await payer().now(topUp(amount))
    await deliverEvents(deps)
    await deliverEvents(deps)
    const listed = (await eventsOf(payer().customer)).slice(1)
    expect(receiver.received.map(({ event }) => event)).toEqual(listed)
    expect(receiver.received.map(({ id }) => id)).toEqual(listed.map(({ eventId }) => eventId))
    expect(receiver.received.every(({ signedBy }) => signedBy(secret))).toBe(true)
  })

  test('arrive of the chosen types alone, and never of another account', async () => {
    const { webhookEndpoint } = await endpoint({ eventTypes: ['hold.released'] })
    await payer().now(topUp(10_00))
    await deliverEvents(deps)
    expect(receiver.received).toEqual([])
    expect(await deliveriesTo(payer().customer, webhookEndpoint.webhookEndpointId)).toEqual([])
  })

  test('are sent once by two processes at a time', async () => {
    await endpoint()
    for (let count = 0; count < 5; count++) await payer().now(topUp(10_00))
    await Promise.all([deliverEvents(deps), deliverEvents({ ...deps, processId: crypto.randomUUID() })])
    await deliverEvents(deps)
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(5)
    expect(receiver.received).toHaveLength(5)
  })

  test('arrive while the server runs, without anybody asking', async () => {
    const jobs = startJobs({ ...deps, clock: () => new Date() }, database, [
      { name: 'webhooks', schedule: '* * * * *', wakesOn: 'webhooks', run: runWebhooks },
    ])
    await jobs.started
    await endpoint()
    await payer().now(topUp(10_00))
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), PATIENCE)
    await jobs.stop()
  })

  test('are sent again after a process was killed in the middle', async () => {
    await endpoint()
    await payer().now(topUp(10_00))
    // The receiver has it, and the process dies before it knows.
    const killed = {
      ...deps,
      sendWebhook: async (...sent: Parameters<typeof deps.sendWebhook>) => {
        await deps.sendWebhook(...sent)
        throw new Error('killed')
      },
    }
    await deliverEvents(killed)
    clock.advance(60)
    await deliverEvents(deps)
    const [first, second] = receiver.received
    expect(receiver.received).toHaveLength(2)
    expect(second?.id).toBe(first?.id)
    expect(second?.body).toBe(first?.body)
  })
})

// PGlite has one connection, and no two transactions at once.
describe.runIf(process.env.TEST_DB === 'postgres')('an endpoint that is deleted', () => {
  test('does not wait for a delivery that fails and waits for it', async () => {
    const { webhookEndpoint } = await endpoint()
    const { customer, now } = payer()
    await now(topUp(10_00))
    receiver.answerWith(withStatus(500))
    const problems: string[] = []
    const log = createLog({ level: 'error', destination: { write: line => void problems.push(line) } })
    const waiting = () =>
      db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`)
    const { deleted, delivering } = await db.transaction(async tx => {
      await lockEndpoint(tx, customer.userId, webhookEndpoint.webhookEndpointId)
      // In this order, in which they get the endpoint.
      const first = customer.delete(`${ENDPOINTS}/${webhookEndpoint.webhookEndpointId}`)
      await expect.poll(waiting, PATIENCE).toBe(1)
      const second = deliverEvents({ ...deps, log })
      await expect.poll(waiting, PATIENCE).toBe(2)
      return { deleted: first, delivering: second }
    })
    expect((await deleted).status).toBe(204)
    await delivering
    expect(problems).toEqual([])
  })
})

describe('a rolled secret', () => {
  const roll = async (id: string, overlapHours: number): Promise<string> => {
    const response = await payer().customer.post(`${ENDPOINTS}/${id}/roll`, { overlapHours })
    return (await response.json()).secret
  }

  test('signs beside the old one until the overlap ends', async () => {
    const { secret, webhookEndpoint } = await endpoint()
    const rolled = await roll(webhookEndpoint.webhookEndpointId, 1)
    await payer().now(topUp(10_00))
    await deliverEvents(deps)
    clock.advance(HOUR)
    await payer().now(topUp(20_00))
    await deliverEvents(deps)
    const signers = receiver.received.map(({ signedBy }) => [secret, rolled].map(signedBy))
    expect(signers).toEqual([
      [true, true],
      [false, true],
    ])
  })

  test('signs beside the one of a call at the same moment', async () => {
    const { webhookEndpoint } = await endpoint()
    const rolled = await Promise.all([1, 2].map(() => roll(webhookEndpoint.webhookEndpointId, 1)))
    await payer().now(topUp(10_00))
    await deliverEvents(deps)
    expect(rolled.map(secret => receiver.received[0]?.signedBy(secret))).toEqual([true, true])
  })
})

describe('an endpoint', () => {
  test('that responds 500 for a day gets every event in the end', async () => {
    const { webhookEndpoint } = await endpoint()
    receiver.answerWith(withStatus(500))
    await payer().now(topUp(10_00))
    await deliverEvents(deps)
    const { webhookEndpointId: id } = webhookEndpoint
    expect(await lastDelivery(id)).toMatchObject({
      state: 'pending',
      attempts: 1,
      nextAttemptAt: new Date(clock().getTime() + 5000).toISOString(),
      lastAttempt: { at: clock().toISOString(), status: 500, failure: 'status' },
    })
    for (let hour = 0; hour < 24; hour++) await deliverAfter(1)
    expect((await endpointsOf(await payer().customer.signIn()))[0]?.failingSince).toBeDefined()
    receiver.received.length = 0
    receiver.answerWith(response => response.end('ok'))
    await deliverAfter(24)
    expect(typesOf(receiver.received.map(({ event }) => event))).toEqual(['transaction.posted'])
    expect(await lastDelivery(id)).toMatchObject({
      state: 'delivered',
      lastAttempt: { status: 200, responseBody: 'ok' },
    })
    const [working] = await endpointsOf(payer().customer)
    expect(working?.failingSince).toBeUndefined()
  })

  test('that fails for three days is disabled, and the owner hears of it', async () => {
    await endpoint()
    receiver.answerWith(withStatus(503))
    await payer().now(topUp(10_00))
    await deliverEvents(deps)
    const other = await webhookReceiver()
    await newEndpoint(payer().customer, { url: other.url })
    for (let hour = 0; hour < 80; hour += 4) await deliverAfter(4)
    const { customer } = payer()
    await customer.signIn()
    expect(await endpointsOf(customer)).toMatchObject([
      { state: 'disabled', disabledCause: 'failing' },
      { state: 'enabled' },
    ])
    expect(other.received.map(({ event }) => event.type)).toEqual(['webhook_endpoint.disabled'])
    other.close()
    await deliverMessages(deps)
    expect(await messagesTo(customer)).toContainEqual(
      expect.stringContaining(`no longer sent to 127.0.0.1:${receiver.port}`),
    )
    receiver.received.length = 0
    await payer().now(topUp(10_00))
    await deliverAfter(24)
    expect(receiver.received).toEqual([])
    const [{ webhookEndpointId } = { webhookEndpointId: '' }] = await endpointsOf(await customer.signIn())
    receiver.answerWith(response => response.end())
    await customer.put(`${ENDPOINTS}/${webhookEndpointId}`, { url: receiver.url, enabled: true })
    await payer().now(topUp(30_00))
    await deliverEvents(deps)
    expect(receiver.received.at(-1)?.event.data.object).toMatchObject({ amount: { amount: 30_00 } })
  })

  test('that hangs keeps no other waiting', async () => {
    const { webhookEndpoint } = await endpoint()
    receiver.answerWith(() => {})
    const other = await webhookReceiver()
    await newEndpoint(payer().customer, { url: other.url })
    await payer().now(topUp(10_00))
    const delivering = deliverEvents(impatient)
    await vi.waitFor(() => expect(other.received).toHaveLength(1), PATIENCE)
    await delivering
    other.close()
    expect(await lastDelivery(webhookEndpoint.webhookEndpointId)).toMatchObject({ lastAttempt: { failure: 'timeout' } })
  })

  test('hears at once beside sixty that hang, before and after they have failed', async () => {
    await endpoint()
    const owners = await Promise.all(Array.from({ length: 6 }, () => newOwner(world)))
    const hanging = owners.flatMap(({ customer }) =>
      Array.from({ length: 10 }, (_, index) => ({
        id: crypto.randomUUID(),
        accountId: customer.userId,
        slot: index + 1,
        url: HANGING,
        secret: newSecret(),
        createdAt: clock(),
      })),
    )
    await db.insert(webhookEndpoints).values(hanging)
    let answers = Promise.withResolvers<void>()
    const sent: string[] = []
    const sendWebhook: SendWebhook = async (url, headers, body) => {
      sent.push(url)
      if (url !== HANGING) return deps.sendWebhook(url, headers, body)
      await answers.promise
      return { failure: 'timeout', milliseconds: 10_000 }
    }

    for (const { now } of owners) await now(topUp(10_00))
    const first = deliverEvents({ ...deps, sendWebhook })
    await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(40), PATIENCE)
    await payer().now(topUp(10_00))
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), PATIENCE)
    answers.resolve()
    await first

    answers = Promise.withResolvers()
    clock.advance(5)
    await payer().now(topUp(10_00))
    sent.length = 0
    const second = deliverEvents({ ...deps, sendWebhook })
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), PATIENCE)
    expect(sent.indexOf(receiver.url)).toBeLessThanOrEqual(10)
    answers.resolve()
    await second
  })

  test('is taken over from another process while one that hangs is waited for', async () => {
    const { webhookEndpoint } = await endpoint()
    const hanging = await webhookReceiver()
    hanging.answerWith(() => {})
    await newEndpoint(payer().customer, { url: hanging.url })
    const key = { kind: 'webhooks', subject: webhookEndpoint.webhookEndpointId } as const
    const lease = await takeLease(db, key, 30, clock())
    await payer().now(topUp(10_00))
    const delivering = deliverEvents(deps)
    await vi.waitFor(() => expect(hanging.received).toHaveLength(1), PATIENCE)
    await lease?.end()
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), PATIENCE)
    hanging.close()
    await delivering
  })

  test('that redirects gets nothing elsewhere', async () => {
    const other = await webhookReceiver()
    const { webhookEndpoint } = await endpoint()
    receiver.answerWith(withStatus(301, { location: other.url }))
    await payer().now(topUp(10_00))
    await deliverEvents(deps)
    expect(other.received).toEqual([])
    other.close()
    const { lastAttempt } = await lastDelivery(webhookEndpoint.webhookEndpointId)
    expect(lastAttempt).toMatchObject({ status: 301, failure: 'redirect' })
  })

  test('has 4 kB of a huge response kept', async () => {
    const { webhookEndpoint } = await endpoint()
    receiver.answerWith(response => void response.end('x'.repeat(5_000_000)))
    await payer().now(topUp(10_00))
    await deliverEvents(deps)
    const { state, lastAttempt } = await lastDelivery(webhookEndpoint.webhookEndpointId)
    expect([state, lastAttempt?.responseBody?.length]).toEqual(['delivered', 4096])
  })

  test('whose name leads to this machine at the second look gets nothing', async () => {
    const looks: string[] = []
    const rebinding: LookupFunction = (hostname, _options, callback) => {
      looks.push(hostname)
      callback(null, [{ address: looks.length === 1 ? '203.0.114.1' : '127.0.0.1', family: 4 }])
    }
    const sendWebhook = webhookSender({ isSandbox: true, timeoutMilliseconds: SHORT_MILLISECONDS, lookup: rebinding })
    const url = `https://shop.example:${receiver.port}/plink`
    const { webhookEndpoint } = await endpoint({ url })
    await payer().now(topUp(10_00))
    await deliverEvents({ ...deps, sendWebhook })
    clock.advance(5)
    await deliverEvents({ ...deps, sendWebhook })
    expect(looks).toEqual(['shop.example', 'shop.example'])
    expect(receiver.received).toEqual([])
    expect(await lastDelivery(webhookEndpoint.webhookEndpointId)).toMatchObject({ lastAttempt: { failure: 'address' } })
  })
})
