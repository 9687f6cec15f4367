import type { CreateTransferRequest, TransferDraft } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { Beneficiary } from '#api/kernel/db/schema/beneficiaries.ts'
import { lockBeneficiary } from '#api/money/beneficiaries/beneficiary-steps.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { type LockedWallet, lockWallet, requireInUse } from '#api/money/ledger/wallets.ts'
import { recipientOfToken } from '#api/money/transfers/recipients.ts'
import { reviewOf, warningsOf } from '#api/money/transfers/review-transfer.ts'
import {
  limitsOfTransfer,
  requireAffordable,
  requirePayable,
  requireWithinLimits,
} from '#api/money/transfers/transfer-rules.ts'
import { requireRoomForSchedule } from '#api/money/transfers/transfer-schedules.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import type { ApiKeyBearer } from '#api/people/api-keys/api-keys.ts'
import { countRefused, uncountRefused } from './refused-transfers.ts'
import type { TransferTerms } from './transfer-code.ts'
import { planColumns, requirePossiblePlan, storeDraft } from './transfer-draft.ts'

/** Stores the requested transfer, after sending the code that confirms it. Nothing here depends on the recipient's wallet. */
export async function createTransfer(
  deps: Deps,
  bearer: SessionBearer | ApiKeyBearer,
  request: CreateTransferRequest,
): Promise<TransferDraft> {
  const { db, clock } = deps
  const { account } = bearer
  const wallet = await walletOf(db, account.id)
  const { schedule } = request
  if (schedule) {
    requirePossiblePlan(schedule, clock())
    // The check is repeated at the confirmation. It is made here so that nobody types a code in vain.
    await requireRoomForSchedule(db, account.id)
  }
  await countRefused(deps, bearer)
  const { order, review } = await db.transaction(async tx => {
    const { payee, payer, beneficiary } = await payeeOf(tx, deps, account.id, wallet.id, request)
    const source = { accountId: account.id, walletId: wallet.id, subWalletId: request.subWallet ?? null }
    const plan = { ...planColumns(schedule), changesScheduleId: null, replacesId: null }
    const orderBeforeWarnings = { ...source, ...payee, ...plan, amount: request.amount.amount }
    requireInUse(payer)
    const limits = await limitsOfTransfer(tx, deps, payer, orderBeforeWarnings, clock())
    if (schedule) requireWithinLimits(limits, orderBeforeWarnings.amount)
    else requireAffordable(payer, orderBeforeWarnings, limits)
    const order = { ...orderBeforeWarnings, warnings: await warningsOf(tx, orderBeforeWarnings, beneficiary) }
    await uncountRefused(tx, bearer)
    return { order, review: reviewOf(payer, order, limits) }
  })
  return storeDraft(deps, bearer, request, order, review)
}

type Payee = Pick<TransferTerms, 'recipientWalletId' | 'beneficiaryId' | 'payeeName' | 'payeeNameArabic' | 'payeeIban'>

/** Returns the payee, with the payer's wallet locked. Throws the reason why the payee cannot be paid. */
async function payeeOf(
  tx: Db,
  deps: Deps,
  accountId: string,
  walletId: string,
  { destination, amount: { amount } }: CreateTransferRequest,
): Promise<{ payee: Payee; payer: LockedWallet; beneficiary?: Beneficiary }> {
  if (destination.kind === 'beneficiary') {
    const { beneficiaryId } = destination
    const beneficiary = await lockBeneficiary(tx, accountId, beneficiaryId)
    const { name: payeeName, iban: payeeIban } = beneficiary
    await requirePayable(tx, deps, beneficiary, { accountId, payeeIban, amount })
    const payee = { recipientWalletId: null, beneficiaryId, payeeName, payeeNameArabic: null, payeeIban }
    return { payee, payer: await lockWallet(tx, walletId), beneficiary }
  }
  const recipient = await recipientOfToken({ ...deps, db: tx }, accountId, destination.recipientToken)
  const { name: payeeName, nameArabic: payeeNameArabic } = recipient
  return {
    payee: { recipientWalletId: recipient.walletId, beneficiaryId: null, payeeName, payeeNameArabic, payeeIban: null },
    payer: await lockWallet(tx, walletId),
  }
}
