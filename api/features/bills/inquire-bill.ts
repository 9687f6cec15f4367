import type { Bill, BillInquiry } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { countOne } from '#api/kernel/db/counters.ts'
import { addSeconds, secondsUntil } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { askBiller, presentBill } from '#api/money/bills/ask-biller.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { BILL_INQUIRIES_PER_HOUR } from '#domain/constants.ts'

const HOUR_SECONDS = 3600

/** Returns the amount that is owed to a biller. Throws the errors of `askBiller`, and `RATE_LIMITED`. */
export async function inquireBill(deps: Deps, { account }: AccountBearer, inquiry: BillInquiry): Promise<Bill> {
  await walletOf(deps.db, account.id)
  await countInquiry(deps, account.id)
  return presentBill(deps, inquiry, await askBiller(deps, inquiry))
}

/** Without a limit, an account could try numbers until it knows what strangers owe. */
async function countInquiry({ db, clock }: Deps, accountId: string): Promise<void> {
  const now = clock()
  const key = { kind: 'bill_inquiries', subject: accountId }
  const { count, windowStartedAt } = await countOne(db, key, HOUR_SECONDS, now)
  if (count <= BILL_INQUIRIES_PER_HOUR) return
  const end = addSeconds(windowStartedAt, HOUR_SECONDS)
  throw new PlinkError('RATE_LIMITED', { reason: 'inquiries_per_hour', retryAfterSeconds: secondsUntil(end, now) })
}
