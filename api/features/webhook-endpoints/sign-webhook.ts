import { createHmac } from 'node:crypto'
import type { WebhookEndpointRow } from '#api/kernel/db/schema/webhooks.ts'

type Signing = Pick<WebhookEndpointRow, 'secret' | 'oldSecret' | 'oldSecretEndsAt'>

/** Returns whether the old secret still signs. */
export const isOverlap = ({ oldSecretEndsAt }: Pick<Signing, 'oldSecretEndsAt'>, now: Date): boolean =>
  oldSecretEndsAt !== null && now < oldSecretEndsAt

/** The headers of https://www.standardwebhooks.com. After a roll, both secrets sign for a while. */
export function signedHeaders(signing: Signing, eventId: string, body: string, now: Date): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000)
  const { secret, oldSecret } = signing
  const secrets = oldSecret !== null && isOverlap(signing, now) ? [secret, oldSecret] : [secret]
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
