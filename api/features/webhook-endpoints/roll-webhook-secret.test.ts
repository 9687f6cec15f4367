import { describe, expect, test } from 'vitest'
import { topUp } from '#api/testing/money/wallet.ts'
import { outcome, refusal } from '#api/testing/outcome.ts'
import { webhookDeliveries } from '#api/testing/webhooks/webhook-deliveries.ts'
import { ENDPOINTS, rollSecret } from '#api/testing/webhooks/webhook-steps.ts'
import { deliverEvents } from './deliver-events.ts'

const { deps, endpoint, payer, receiver } = await webhookDeliveries()

describe('rollWebhookSecret', () => {
  test('keeps the secret before for its whole overlap, and ends it only without one', async () => {
    const first = await endpoint()
    const id = first.webhookEndpoint.webhookEndpointId
    const second = await rollSecret(payer().customer, id, 24)
    const again = outcome(payer().customer.post(`${ENDPOINTS}/${id}/roll`, { overlapHours: 24 }))
    expect(await again).toEqual(refusal(409, 'WEBHOOK_SECRET_ALREADY_ROLLED'))
    await payer().now(topUp(10_00))
    await deliverEvents(deps)
    expect(receiver().received[0]!.signedBy(first.secret)).toBe(true)
    const third = await rollSecret(payer().customer, id, 0)
    await payer().now(topUp(20_00))
    await deliverEvents(deps)
    expect([first.secret, second, third].map(secret => receiver().received[1]!.signedBy(secret))).toEqual([
      false,
      false,
      true,
    ])
  })
})
