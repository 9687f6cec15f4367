import { afterEach, beforeEach } from 'vitest'
import type { WebhookDelivery } from '#api/contract/generated/schemas.ts'
import { webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'
import { bankTransfers } from '#api/testing/money/bank-transfers.ts'
import { webhookReceiver } from './webhook-receiver.ts'
import { deliveriesTo, newEndpoint } from './webhook-steps.ts'

/** The time-out for events that the test cannot await: a request that reaches the receiver, or a statement that waits for a lock. */
export const PATIENCE = { timeout: 20_000 }

/** Returns a payer and a receiver of their events, both new for each test. */
export async function webhookDeliveries() {
  const plink = await bankTransfers()
  const { db, payer } = plink
  let receiver: Awaited<ReturnType<typeof webhookReceiver>>
  beforeEach(async () => {
    receiver = await webhookReceiver()
  })
  afterEach(async () => {
    receiver.close()
    await db.delete(webhookEndpoints)
  })
  return {
    ...plink,
    receiver: () => receiver,
    /** Creates an endpoint of the payer that leads to the receiver. */
    endpoint: (request: object = {}) => newEndpoint(payer().customer, { url: receiver.url, ...request }),
    /** Returns the newest delivery, read with a new session. */
    async lastDelivery(endpointId: string): Promise<WebhookDelivery> {
      const [newest] = await deliveriesTo(await payer().customer.signIn(), endpointId)
      return newest!
    },
  }
}
