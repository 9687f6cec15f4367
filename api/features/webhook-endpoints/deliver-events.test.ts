import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { createLog } from '#api/kernel/platform/log.ts'
import { runWebhooks } from '#api/run/jobs/run-webhooks.ts'
import { startJobs } from '#api/run/jobs/start-jobs.ts'
import { eventsOf } from '#api/testing/customers/account-events.ts'
import { callWith, storeApiKey } from '#api/testing/customers/api-keys.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { PATIENCE, webhookDeliveries } from '#api/testing/webhooks/webhook-deliveries.ts'
import { withStatus } from '#api/testing/webhooks/webhook-receiver.ts'
import { deliveriesTo, ENDPOINTS, rollSecret } from '#api/testing/webhooks/webhook-steps.ts'
import { deliverEvents } from './deliver-events.ts'
import { lockEndpoint } from './webhook-endpoints.store.ts'

const { app, clock, database, db, deps, endpoint, payer, receiver } = await webhookDeliveries()

const HOUR = 3600

describe('events of a wallet', () => {
  test('arrive in their order, signed, as listEvents shows them, and once', async () => {
    const { secret } = await endpoint()
    for (const amount of [10_00, 20_00, 30_00]) await payer().now(topUp(amount))
    await deliverEvents(deps)
    await deliverEvents(deps)
    const events = (await eventsOf(payer().customer)).slice(1)
    expect(receiver().received.map(({ event }) => event)).toEqual(events)
    expect(receiver().received.map(({ id }) => id)).toEqual(events.map(({ eventId }) => eventId))
    expect(receiver().received.every(({ signedBy }) => signedBy(secret))).toBe(true)
  })

  test('arrive of the chosen types alone, and never of another account', async () => {
    const { webhookEndpoint } = await endpoint({ eventTypes: ['hold.released'] })
    await payer().now(topUp(10_00))
    await deliverEvents(deps)
    expect(receiver().received).toEqual([])
    expect(await deliveriesTo(payer().customer, webhookEndpoint.webhookEndpointId)).toEqual([])
  })

  test('are sent once by two processes at a time', async () => {
    await endpoint()
    for (let count = 0; count < 5; count++) await payer().now(topUp(10_00))
    await Promise.all([deliverEvents(deps), deliverEvents({ ...deps, processId: crypto.randomUUID() })])
    await deliverEvents(deps)
    expect(new Set(receiver().received.map(({ id }) => id)).size).toBe(5)
    expect(receiver().received).toHaveLength(5)
  })

  test('arrive while the server runs, without anybody asking', async () => {
    const jobs = startJobs({ ...deps, clock: () => new Date() }, database, [
      { name: 'webhooks', schedule: '* * * * *', wakesOn: 'webhooks', run: runWebhooks },
    ])
    await jobs.started
    await endpoint()
    await payer().now(topUp(10_00))
    await vi.waitFor(() => expect(receiver().received).toHaveLength(1), PATIENCE)
    await jobs.stop()
  })

  test('are sent again after a process was killed in the middle', async () => {
    await endpoint()
    await payer().now(topUp(10_00))
    // The receiver has the event, and the process dies before it knows.
    const killedDeps = {
      ...deps,
      sendWebhook: async (...webhook: Parameters<typeof deps.sendWebhook>) => {
        await deps.sendWebhook(...webhook)
        throw new Error('killed')
      },
    }
    await deliverEvents(killedDeps)
    clock.advance(60)
    await deliverEvents(deps)
    const [first, second] = receiver().received
    expect(receiver().received).toHaveLength(2)
    expect(second?.id).toBe(first?.id)
    expect(second?.body).toBe(first?.body)
  })
})

// PGlite has one connection, so it cannot run two transactions at once.
describe.runIf(process.env.TEST_DB === 'postgres')('an endpoint that is deleted', () => {
  test('does not wait for a delivery that fails and waits for it', async () => {
    const { webhookEndpoint } = await endpoint()
    const { customer, now } = payer()
    await now(topUp(10_00))
    receiver().answerWith(withStatus(500))
    const problems: string[] = []
    const log = createLog({ level: 'error', destination: { write: line => void problems.push(line) } })
    const waiting = () =>
      db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`)
    const { deleted, delivering } = await db.transaction(async tx => {
      await lockEndpoint(tx, customer.userId, webhookEndpoint.webhookEndpointId)
      // The two calls get the lock of the endpoint in the order in which they ask for it.
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
  test('signs beside the old one until the overlap ends', async () => {
    const { secret, webhookEndpoint } = await endpoint()
    const newSecret = await rollSecret(payer().customer, webhookEndpoint.webhookEndpointId, 1)
    await payer().now(topUp(10_00))
    await deliverEvents(deps)
    clock.advance(HOUR)
    await payer().now(topUp(20_00))
    await deliverEvents(deps)
    const signers = receiver().received.map(({ signedBy }) => [secret, newSecret].map(signedBy))
    expect(signers).toEqual([
      [true, true],
      [false, true],
    ])
  })

  test('is one, however many calls of a key there are at the same moment', async () => {
    const { secret, webhookEndpoint } = await endpoint()
    const key = await storeApiKey(deps, payer().customer.userId, { scopes: ['webhooks:manage'] })
    const path = `${ENDPOINTS}/${webhookEndpoint.webhookEndpointId}/roll`
    const headers = { 'Content-Type': 'application/json' }
    const roll = () => callWith(app, key, path, { method: 'POST', headers, body: JSON.stringify({ overlapHours: 1 }) })
    const results = await Promise.all([roll(), roll(), roll()])
    const successes = results.filter(({ status }) => status === 200)
    expect(successes).toHaveLength(1)
    await payer().now(topUp(10_00))
    await deliverEvents(deps)
    const signers = [secret, String(successes[0]?.body.secret)].map(each => receiver().received[0]?.signedBy(each))
    expect(signers).toEqual([true, true])
  })
})
