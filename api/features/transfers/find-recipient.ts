import type { Recipient } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { findRecipientBy, recipientToken } from '#api/money/transfers/recipients.ts'
import type { Caller } from '#api/people/accounts/caller-limits.ts'
import { countLookUp } from '#api/people/accounts/customer-look-ups.ts'

/** Returns the name, masked for a phone, and the end of the CR number. Throws `RECIPIENT_NOT_FOUND`, `RECIPIENT_IS_SELF`, `RATE_LIMITED`. */
export async function findRecipient(
  deps: Deps,
  caller: Caller,
  { identifier }: { identifier: string },
): Promise<Recipient> {
  const { account } = caller
  await walletOf(deps.db, account.id)
  await countLookUp(deps, caller)
  const recipient = await findRecipientBy(deps.db, identifier)
  if (!recipient) throw new PlinkError('RECIPIENT_NOT_FOUND')
  if (recipient.accountId === account.id) throw new PlinkError('RECIPIENT_IS_SELF')
  const { token, expiresAt } = recipientToken(deps, account.id, recipient)
  return {
    recipientToken: token,
    name: recipient.name,
    ...(recipient.nameArabic && { nameArabic: recipient.nameArabic }),
    crEnding: recipient.crEnding,
    expiresAt: expiresAt.toISOString(),
  }
}
