import { describe, expect, test } from 'vitest'
import { topUp } from '#api/dev/testing/money/wallet.ts'
import { outcome } from '#api/dev/testing/outcome.ts'
import { webhookDeliveries } from '#api/dev/testing/webhook-deliveries.ts'
import { ENDPOINTS } from '#api/dev/testing/webhook-steps.ts'
import { webhookSender } from '#api/outside/webhooks/webhook-sender.ts'
import { deliverEvents } from './deliver-events.ts'

const { deps, endpoint, lastDelivery, payer, receiver, with: appWith } = await webhookDeliveries()

const withoutLoopback = { sendWebhook: webhookSender({ toLoopback: false }), webhooksToLoopback: false }

describe('where no webhook may call this machine', () => {
  const refusal = { status: 400, body: expect.objectContaining({ fields: { url: expect.any(String) } }) }

  test.each([
    'http://localhost:4000/plink',
    'https://localhost/plink',
    'http://127.0.0.1:5432/',
    'https://127.0.0.1:5432/',
    'https://127.1.2.3/',
    'https://2130706433/',
    'https://[::1]:5432/',
    'https://[::ffff:127.0.0.1]/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'http://shop.example/plink',
  ])('refuses %s, to create and to change', async url => {
    const { webhookEndpoint } = await endpoint({ url: 'https://shop.example/plink' })
    const customer = payer().customer.through(appWith(withoutLoopback))
    await customer.signIn()
    expect(await outcome(customer.post(ENDPOINTS, { url }))).toEqual(refusal)
    const path = `${ENDPOINTS}/${webhookEndpoint.webhookEndpointId}`
    expect(await outcome(customer.put(path, { url, enabled: true }))).toEqual(refusal)
  })

  test('sends nothing to an endpoint of this machine from earlier', async () => {
    const { webhookEndpoint } = await endpoint()
    await payer().now(topUp(10_00))
    await deliverEvents({ ...deps, ...withoutLoopback })
    expect(receiver().received).toEqual([])
    expect(await lastDelivery(webhookEndpoint.webhookEndpointId)).toMatchObject({ lastAttempt: { failure: 'address' } })
  })
})
