import { eq, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { ReceivePaymentEventBody } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { isUuid } from '#api/kernel/platform/uuid.ts'
import { refreshTopUp } from '#api/money/top-ups/refresh-top-up.ts'
import { senderUnknown } from './sender-unknown.ts'

/**
 * Looks up the payment that an event names, and applies its state. The content of the event is not trusted. Throws
 * `UNAUTHENTICATED` if it is not from the provider, and `SERVICE_UNAVAILABLE` so that the provider repeats it.
 */
export async function receivePaymentEvent(deps: Deps, event: z.output<typeof ReceivePaymentEventBody>): Promise<void> {
  const about = deps.providers.cardTopUp.read(event)
  if (!about) throw senderUnknown()
  const { reference } = about
  // The provider also knows the payment by our id. A lost response has left no reference.
  const isNamed = isUuid(reference) ? eq(cardTopUps.id, reference) : undefined
  const [topUp] = await deps.db
    .select()
    .from(cardTopUps)
    .where(or(eq(cardTopUps.reference, reference), isNamed))
  if (topUp && !(await refreshTopUp(deps, topUp))) throw new PlinkError('SERVICE_UNAVAILABLE')
}
