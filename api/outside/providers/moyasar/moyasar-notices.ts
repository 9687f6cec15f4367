import { isSameSecret } from '#api/kernel/platform/cryptography.ts'
import { Event } from './generated/schemas.ts'

/**
 * Reads a webhook of Moyasar.
 * @param about the prefix of the event types
 */
export function readMoyasarNotice(
  webhook: unknown,
  about: 'payment_' | 'payout_',
  secret: string,
): { reference: string } | undefined {
  const { data: notice } = Event.safeParse(webhook)
  if (!notice || !isSameSecret(notice.secret_token, secret) || !notice.type.startsWith(about)) return undefined
  return { reference: notice.data.id }
}
