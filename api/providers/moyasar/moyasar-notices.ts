import { z } from 'zod'
import { isSameSecret } from '#api/platform/cryptography.ts'

/** From https://docs.moyasar.com/api/other/webhooks/webhook-reference. Moyasar signs nothing and sends the secret along. */
const Notice = z.object({ type: z.string(), secret_token: z.string(), data: z.object({ id: z.uuid() }) })

/**
 * Reads a webhook of Moyasar.
 * @param about how the types of such events begin
 */
export function readMoyasarNotice(
  webhook: unknown,
  about: 'payment_' | 'payout_',
  secret: string,
): { reference: string } | undefined {
  const { data: notice } = Notice.safeParse(webhook)
  if (!notice || !isSameSecret(notice.secret_token, secret) || !notice.type.startsWith(about)) return undefined
  return { reference: notice.data.id }
}
