import { addSeconds } from '#api/kernel/platform/clock.ts'
import type { ProviderClient } from '#api/outside/providers/http/provider-client.ts'
import { readTime } from '#domain/riyadh-time.ts'
import { listPayouts } from './generated/routes.ts'
import type { PayoutOutput } from './generated/schemas.ts'

/** A search that needs more pages ends without a result. */
const MOST_PAGES = 200
/** The difference that is tolerated between Moyasar's clock and ours. */
const TOLERANCE_SECONDS = 3600

interface Sought {
  sequenceNumber: string
  submittedAt: Date
}

/**
 * Searches the payout of a number. Moyasar lists payouts without a filter and does not document their order, so the list is read to its end, or
 * until it is past the submission if it has turned out to be newest first. There may be a failed payout and another one of the same number. The
 * other one counts.
 */
export async function searchPayout(
  moyasar: ProviderClient,
  { sequenceNumber, submittedAt }: Sought,
): Promise<PayoutOutput | undefined | 'too_many'> {
  const oldest = addSeconds(submittedAt, -TOLERANCE_SECONDS)
  let unpaid: PayoutOutput | undefined
  let [first, last]: [Date | undefined, Date | undefined] = [undefined, undefined]
  let isNewestFirst = true
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { body } = await moyasar.call(listPayouts, { query: { page } })
    for (const payout of body.payouts) {
      const createdAt = readTime(payout.created_at ?? '')
      isNewestFirst &&= createdAt !== undefined && (last === undefined || createdAt <= last)
      first ??= createdAt
      last = createdAt
      if (payout.sequence_number !== sequenceNumber) continue
      if (payout.status !== 'failed' && payout.status !== 'canceled') return payout
      unpaid = isDuplicate(payout) ? (unpaid ?? payout) : payout
    }
    const isPast = isNewestFirst && first && last && last < first && last < oldest
    if (isPast || body.meta?.next_page == null) return unpaid
  }
  return 'too_many'
}

/** Whether the payout failed because there is another payout with its number: https://docs.moyasar.com/testing-payouts */
export const isDuplicate = ({ status, message, failure_reason }: PayoutOutput): boolean =>
  status === 'failed' && isAboutNumber(`${message} ${failure_reason}`)

export const isAboutNumber = (text: string): boolean => /sequence.?number/i.test(text)
