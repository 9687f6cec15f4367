import { createHmac } from 'node:crypto'
import type { WebhookEndpointRow } from '#api/kernel/db/schema/webhooks.ts'

type Signing = Pick<WebhookEndpointRow, 'secret' | 'oldSecret' | 'oldSecretEndsAt'>

/** The headers of https://www.standardwebhooks.com. After a roll, both secrets sign for a while. */
export function signedHeaders(
  { secret, oldSecret, oldSecretEndsAt }: Signing,
  eventId: string,
  body: string,
  now: Date,
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000)
  const isOverlap = oldSecret !== null && oldSecretEndsAt !== null && now < oldSecretEndsAt
  const secrets = isOverlap ? [secret, oldSecret] : [secret]
  return {
    'webhook-id': eventId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map(each => signatureOf(each, `${eventId}.${timestamp}.${body}`)).join(' '),
  }
}

function signatureOf(secret: string, content: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}
