import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import { hasValue } from '#api/kernel/db/sealed/sealed-columns.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { isCoolingOff } from '#api/money/beneficiaries/beneficiary-steps.ts'
import { type LimitState, limitStates, scopesOf } from '#api/money/ledger/limits.ts'
import { exceededLimit } from '#api/money/ledger/movement.ts'
import { refusalError } from '#api/money/ledger/posting.store.ts'
import { type LockedWallet, spendableOf } from '#api/money/ledger/wallets.ts'
import { CHALLENGE_SECONDS } from '#domain/constants.ts'
import { billerOf, isGovernment } from '#domain/money/billers.ts'
import type { BeneficiaryFacts } from './transfer-steps.ts'

/** The values of a transfer that the rules look at. */
export type Order = Pick<
  TransferRow,
  'accountId' | 'subWalletId' | 'recipientWalletId' | 'beneficiaryId' | 'payeeName' | 'amount'
> &
  OfBiller

/** The part of a transfer that pays a bill. */
type OfBiller = Partial<Pick<TransferRow, 'billerCode'>>

/** The limits of transfers in addition to the wallet's own limits. */
export type TransferSettings = Pick<Deps, 'licence' | 'transferLimits' | 'beneficiaries'>

/** When a draft expires. */
export const draftEnd = (createdAt: Date): Date => addSeconds(createdAt, CHALLENGE_SECONDS)

/** Returns the type of the transaction, whose limits count too. */
export function transactionTypeOf({ beneficiaryId, billerCode }: Pick<Order, 'beneficiaryId'> & OfBiller) {
  if (billerCode) return billTypeOf(billerCode)
  return beneficiaryId === null ? ('customer_transfer' as const) : ('wallet_to_bank_transfer' as const)
}

/** Returns the type of the payment of a bill. */
export function billTypeOf(billerCode: string) {
  const biller = billerOf(billerCode)
  return biller && isGovernment(biller) ? ('government_bill_payment' as const) : ('bill_payment' as const)
}

/** The limits that a transfer counts towards. */
export const limitsOfTransfer = (
  tx: Db,
  settings: Pick<TransferSettings, 'licence'>,
  { wallet }: LockedWallet,
  order: Order,
  now: Date,
): Promise<LimitState[]> => limitStates(tx, settings, wallet.id, scopesOf(transactionTypeOf(order), true), now)

/** Throws when the wallet does not have the money or may not send it now: `INSUFFICIENT_FUNDS`, `LIMIT_EXCEEDED`, `SUB_WALLET_NOT_FOUND`. */
export function requireAffordable(
  payer: LockedWallet,
  order: Pick<Order, 'subWalletId' | 'amount'>,
  limits: readonly LimitState[],
): void {
  const { subWalletId, amount } = order
  if (spendableOf(payer, subWalletId ?? undefined).balance < amount) throw new PlinkError('INSUFFICIENT_FUNDS')
  requireLeft(limits, amount)
}

/** Throws `LIMIT_EXCEEDED` when the amount alone is above a limit, so that it could never be sent. */
export const requireWithinLimits = (limits: readonly LimitState[], amount: number): void =>
  requireLeft(
    limits.map(limit => ({ ...limit, used: 0 })),
    amount,
  )

/** Throws `LIMIT_EXCEEDED`. */
export function requireLeft(limits: readonly LimitState[], amount: number): void {
  const refusal = exceededLimit(limits, amount)
  if (refusal) throw refusalError(refusal.code, refusal.reason)
}

/** The input of the cooling-off cap: payer, IBAN, amount, and the id of a stored transfer. */
type Payment = Pick<TransferRow, 'accountId' | 'payeeIban' | 'amount'> & { id?: string }

/** Throws when money must not go to the locked beneficiary now: `BENEFICIARY_NOT_ACTIVE`; `AMOUNT_OUT_OF_RANGE` above the maximum of one transfer. */
export async function requirePayable(
  tx: Db,
  { transferLimits, beneficiaries: { coolingCap }, clock }: TransferSettings & Pick<Deps, 'clock'>,
  beneficiary: BeneficiaryFacts,
  payment: Payment,
): Promise<void> {
  const { amount } = payment
  if (beneficiary.state !== 'active' && beneficiary.state !== 'cooling_off')
    throw new PlinkError('BENEFICIARY_NOT_ACTIVE')
  if (amount > transferLimits.instant) throw new PlinkError('AMOUNT_OUT_OF_RANGE', { reason: 'instant_transfer' })
  if (isCoolingOff(beneficiary, clock()) && (await committedTo(tx, payment)) + amount > coolingCap)
    throw new PlinkError('AMOUNT_OUT_OF_RANGE', { reason: 'cooling_off' })
}

const COMMITTED_STATES = ['held', 'submitting', 'unknown', 'submitted', 'paid'] as const

/**
 * Sums the other transfers of the account to the IBAN, also through beneficiaries that were removed: adding an IBAN again must not begin a new sum.
 * These transfers share no row that could be locked. The lock on the account's only wallet prevents concurrent confirmations.
 */
async function committedTo(tx: Db, { accountId, payeeIban, id }: Payment): Promise<number> {
  const isTheirs = and(eq(beneficiaries.accountId, accountId), hasValue(beneficiaries.iban, payeeIban!))
  const isOther = id === undefined ? undefined : ne(transfers.id, id)
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${transfers.amount}), 0)`.mapWith(Number) })
    .from(transfers)
    .innerJoin(beneficiaries, eq(beneficiaries.id, transfers.beneficiaryId))
    .where(and(isTheirs, inArray(transfers.state, [...COMMITTED_STATES]), isOther))
  return row!.sum
}
