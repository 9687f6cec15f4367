import type { Recipient } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { countOne } from '#api/kernel/db/counters.ts'
import { addSeconds, secondsUntil } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { findRecipientBy, recipientToken } from '#api/money/transfers/recipients.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { RECIPIENTS_PER_HOUR } from '#domain/constants.ts'

const HOUR_SECONDS = 3600

/** The customer with this number: the name, masked if it is a phone, and the end of the CR number. Throws `RECIPIENT_NOT_FOUND`, `RECIPIENT_IS_SELF`, `RATE_LIMITED`. */
export async function findRecipient(
  deps: Deps,
  { account }: AccountBearer,
  { identifier }: { identifier: string },
): Promise<Recipient> {
  await walletOf(deps.db, account.id)
  await countLookUp(deps, account.id)
  const found = await findRecipientBy(deps.db, identifier)
  if (!found) throw new PlinkError('RECIPIENT_NOT_FOUND')
  if (found.accountId === account.id) throw new PlinkError('RECIPIENT_IS_SELF')
  const { token, expiresAt } = recipientToken(deps, account.id, found)
  return {
    recipientToken: token,
    name: found.name,
    ...(found.nameArabic && { nameArabic: found.nameArabic }),
    crEnding: found.crEnding,
    expiresAt: expiresAt.toISOString(),
  }
}

/** Also those that find somebody: else an account could learn who is a customer. */
async function countLookUp({ db, clock }: Deps, accountId: string): Promise<void> {
  const now = clock()
  const { count, windowStartedAt } = await countOne(db, { kind: 'recipients', subject: accountId }, HOUR_SECONDS, now)
  if (count <= RECIPIENTS_PER_HOUR) return
  const end = addSeconds(windowStartedAt, HOUR_SECONDS)
  throw new PlinkError('RATE_LIMITED', { reason: 'recipients_per_hour', retryAfterSeconds: secondsUntil(end, now) })
}
