import type { LookupFunction } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { takeLease } from '#api/kernel/db/lease.ts'
import { webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'
import { type SendWebhook, webhookSender } from '#api/outside/webhooks/webhook-sender.ts'
import { typesOf } from '#api/testing/customers/account-events.ts'
import { messagesTo } from '#api/testing/customers/session-steps.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { PATIENCE, webhookDeliveries } from '#api/testing/webhooks/webhook-deliveries.ts'
import { webhookReceiver, withStatus } from '#api/testing/webhooks/webhook-receiver.ts'
import { ENDPOINTS, endpointsOf, newEndpoint } from '#api/testing/webhooks/webhook-steps.ts'
import { deliverEvents } from './deliver-events.ts'
import { newSecret } from './webhook-endpoints.store.ts'

const plink = await webhookDeliveries()
const { clock, db, deps, endpoint, lastDelivery, payer, receiver } = plink

const HOUR = 3600
const SHORT_MILLISECONDS = 300
const HANGING = 'https://hanging.example/plink'

const impatient = { ...deps, sendWebhook: webhookSender({ toLoopback: true, timeoutMilliseconds: SHORT_MILLISECONDS }) }

/** Delivers after so many hours, with a new session. */
async function deliverAfter(hours: number): Promise<void> {
  clock.advance(hours * HOUR)
  await deliverEvents(deps)
}

describe('an endpoint', () => {
  test('that responds 500 for a day gets every event in the end', async () => {
    const { webhookEndpoint } = await endpoint()
    receiver().answerWith(withStatus(500))
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
    receiver().received.length = 0
    receiver().answerWith(response => response.end('ok'))
    await deliverAfter(24)
    expect(typesOf(receiver().received.map(({ event }) => event))).toEqual(['transaction.posted'])
    expect(await lastDelivery(id)).toMatchObject({
      state: 'delivered',
      lastAttempt: { status: 200, responseBody: 'ok' },
    })
    const [working] = await endpointsOf(payer().customer)
    expect(working?.failingSince).toBeUndefined()
  })

  test('that fails for three days is disabled, and the owner hears of it', async () => {
    await endpoint()
    receiver().answerWith(withStatus(503))
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
      expect.stringContaining(`no longer sent to 127.0.0.1:${receiver().port}`),
    )
    receiver().received.length = 0
    await payer().now(topUp(10_00))
    await deliverAfter(24)
    expect(receiver().received).toEqual([])
    const [{ webhookEndpointId } = { webhookEndpointId: '' }] = await endpointsOf(await customer.signIn())
    receiver().answerWith(response => response.end())
    await customer.put(`${ENDPOINTS}/${webhookEndpointId}`, { url: receiver().url, enabled: true })
    await payer().now(topUp(30_00))
    await deliverEvents(deps)
    expect(receiver().received.at(-1)?.event.data.object).toMatchObject({ amount: { amount: 30_00 } })
  })

  test('that hangs keeps no other waiting', async () => {
    const { webhookEndpoint } = await endpoint()
    receiver().answerWith(() => {})
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
    const owners = await Promise.all(Array.from({ length: 6 }, () => newWalletOwner(plink)))
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
    const urls: string[] = []
    const sendWebhook: SendWebhook = async (url, headers, body) => {
      urls.push(url)
      if (url !== HANGING) return deps.sendWebhook(url, headers, body)
      await answers.promise
      return { failure: 'timeout', milliseconds: 10_000 }
    }

    for (const { now } of owners) await now(topUp(10_00))
    const first = deliverEvents({ ...deps, sendWebhook })
    await vi.waitFor(() => expect(urls.length).toBeGreaterThanOrEqual(40), PATIENCE)
    await payer().now(topUp(10_00))
    await vi.waitFor(() => expect(receiver().received).toHaveLength(1), PATIENCE)
    answers.resolve()
    await first

    answers = Promise.withResolvers()
    clock.advance(5)
    await payer().now(topUp(10_00))
    urls.length = 0
    const second = deliverEvents({ ...deps, sendWebhook })
    await vi.waitFor(() => expect(receiver().received).toHaveLength(2), PATIENCE)
    expect(urls.indexOf(receiver().url)).toBeLessThanOrEqual(10)
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
    await vi.waitFor(() => expect(receiver().received).toHaveLength(1), PATIENCE)
    hanging.close()
    await delivering
  })

  test('that redirects gets nothing elsewhere', async () => {
    const other = await webhookReceiver()
    const { webhookEndpoint } = await endpoint()
    receiver().answerWith(withStatus(301, { location: other.url }))
    await payer().now(topUp(10_00))
    await deliverEvents(deps)
    expect(other.received).toEqual([])
    other.close()
    const { lastAttempt } = await lastDelivery(webhookEndpoint.webhookEndpointId)
    expect(lastAttempt).toMatchObject({ status: 301, failure: 'redirect' })
  })

  test('has 4 kB of a huge response kept', async () => {
    const { webhookEndpoint } = await endpoint()
    receiver().answerWith(response => void response.end('x'.repeat(5_000_000)))
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
    const sendWebhook = webhookSender({ toLoopback: true, timeoutMilliseconds: SHORT_MILLISECONDS, lookup: rebinding })
    const url = `https://shop.example:${receiver().port}/plink`
    const { webhookEndpoint } = await endpoint({ url })
    await payer().now(topUp(10_00))
    await deliverEvents({ ...deps, sendWebhook })
    clock.advance(5)
    await deliverEvents({ ...deps, sendWebhook })
    expect(looks).toEqual(['shop.example', 'shop.example'])
    expect(receiver().received).toEqual([])
    expect(await lastDelivery(webhookEndpoint.webhookEndpointId)).toMatchObject({ lastAttempt: { failure: 'address' } })
  })
})
