import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { TransferReview, TransferWarning } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { Beneficiary } from '#api/kernel/db/schema/beneficiaries.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import type { LimitPeriod, LimitState } from '#api/money/ledger/limits.ts'
import { type LockedWallet, spendableOf } from '#api/money/ledger/wallets.ts'
import { sar } from '#domain/money/money.ts'
import type { Order } from './transfer-rules.ts'

/** Returns what the transfer would leave in the wallet. A scheduled transfer takes nothing now. */
export function reviewOf(
  payer: LockedWallet,
  { subWalletId, amount, startsOn, warnings }: Pick<TransferRow, 'subWalletId' | 'amount' | 'startsOn' | 'warnings'>,
  limits: readonly LimitState[],
): TransferReview {
  const { balance } = spendableOf(payer, subWalletId ?? undefined)
  return {
    available: sar(balance),
    ...(startsOn === null && { balanceAfter: sar(balance - amount), ...remainingAfter(amount, limits) }),
    warnings,
  }
}

function remainingAfter(amount: number, limits: readonly LimitState[]) {
  const remaining = (...periods: LimitPeriod[]) => {
    const applying = limits.filter(({ period }) => periods.includes(period))
    return sar(Math.max(0, Math.min(...applying.flatMap(leftOf)) - amount))
  }
  return { remainingToday: remaining('daily', 'monthly'), remainingThisMonth: remaining('monthly') }
}

const leftOf = ({ limit, used }: Pick<LimitState, 'limit' | 'used'>): number[] =>
  limit === undefined ? [] : [limit - used]

/** The number of earlier transfers that show what is usual. */
const COMPARED = 20
const ENOUGH_TO_COMPARE = 5
const UNUSUAL_FACTOR = 5

export const CONFIRMED_STATES = ['held', 'submitting', 'unknown', 'submitted', 'pending', 'paid', 'returned'] as const

/** Returns what the customer should check before entering the code. */
export async function warningsOf(
  tx: Db,
  { accountId, recipientWalletId, beneficiaryId, amount }: Order,
  beneficiary: Beneficiary | undefined,
): Promise<TransferWarning[]> {
  const isConfirmed = and(
    eq(transfers.accountId, accountId),
    inArray(transfers.state, [...CONFIRMED_STATES]),
    isNull(transfers.billerCode),
  )
  const isToPayee =
    recipientWalletId === null
      ? eq(transfers.beneficiaryId, beneficiaryId!)
      : eq(transfers.recipientWalletId, recipientWalletId)
  const earlier = await tx.$count(transfers, and(isConfirmed, isToPayee))
  const compared = await tx
    .select({ amount: transfers.amount })
    .from(transfers)
    .where(and(isConfirmed, isNotNull(transfers.confirmedAt)))
    .orderBy(desc(transfers.createdAt))
    .limit(COMPARED)
  return [
    ...(earlier === 0 ? ['first_payment' as const] : []),
    ...(beneficiary?.payeeCheck === 'not_checked' ? ['name_not_checked' as const] : []),
    ...(isUnusual(
      amount,
      compared.map(each => each.amount),
    )
      ? ['unusual_amount' as const]
      : []),
  ]
}

function isUnusual(amount: number, usual: number[]): boolean {
  if (usual.length < ENOUGH_TO_COMPARE) return false
  const average = usual.reduce((sum, each) => sum + each, 0) / usual.length
  return amount > UNUSUAL_FACTOR * average
}
