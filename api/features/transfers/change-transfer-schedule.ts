import { eq } from 'drizzle-orm'
import type { ChangeTransferScheduleRequest, TransferDraft } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { Beneficiary } from '#api/kernel/db/schema/beneficiaries.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import { lockBeneficiary } from '#api/money/beneficiaries/beneficiary-steps.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { lockWallet, requireInUse } from '#api/money/ledger/wallets.ts'
import { reviewOf, warningsOf } from '#api/money/transfers/review-transfer.ts'
import { requireChangeable } from '#api/money/transfers/schedule-changes.ts'
import { planOf } from '#api/money/transfers/schedule-days.ts'
import { limitsOfTransfer, requirePayable, requireWithinLimits } from '#api/money/transfers/transfer-rules.ts'
import { requireSchedule, termsIdOf } from '#api/money/transfers/transfer-schedules.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { countRefused, uncountRefused } from './refused-transfers.ts'
import { planColumns, requirePossiblePlan, storeDraft } from './transfer-draft.ts'

/** Stores the new terms as a transfer of their own, after sending the code that confirms it. Throws the errors of `requireChangeable`. */
export async function changeTransferSchedule(
  deps: Deps,
  bearer: SessionBearer,
  scheduleId: string,
  request: ChangeTransferScheduleRequest,
): Promise<TransferDraft> {
  const { db, clock } = deps
  const { account } = bearer
  await walletOf(db, account.id)
  await countRefused(deps, bearer)
  const { order, review } = await db.transaction(async tx => {
    const schedule = await requireSchedule(tx, account.id, scheduleId)
    // The check is repeated at the confirmation. It is made here so that nobody types a code in vain.
    await requireChangeable(tx, schedule, { replacesId: request.transferId.toLowerCase() })
    const [present] = await tx
      .select()
      .from(transfers)
      .where(eq(transfers.id, termsIdOf(schedule)))
    requirePossiblePlan(request.schedule, clock(), planOf(present!))
    const terms = {
      ...payeeOf(present!),
      subWalletId: request.subWallet ?? null,
      amount: request.amount.amount,
      ...planColumns(request.schedule),
      changesScheduleId: schedule.id,
      replacesId: present!.id,
    }
    const beneficiary = await lockPayable(tx, deps, terms)
    const payer = await lockWallet(tx, terms.walletId)
    requireInUse(payer)
    const limits = await limitsOfTransfer(tx, deps, payer, terms, clock())
    requireWithinLimits(limits, terms.amount)
    const order = { ...terms, warnings: await warningsOf(tx, terms, beneficiary) }
    const review = reviewOf(payer, order, limits)
    await uncountRefused(tx, bearer)
    return { order, review }
  })
  return storeDraft(deps, bearer, request, order, review)
}

const payeeOf = ({
  accountId,
  walletId,
  recipientWalletId,
  beneficiaryId,
  payeeName,
  payeeNameArabic,
  payeeIban,
}: TransferRow) => ({ accountId, walletId, recipientWalletId, beneficiaryId, payeeName, payeeNameArabic, payeeIban })

/** Returns the locked beneficiary, if the payee is one. Throws `BENEFICIARY_NOT_ACTIVE`, `AMOUNT_OUT_OF_RANGE`. */
async function lockPayable(
  tx: Db,
  deps: Deps,
  terms: Pick<TransferRow, 'accountId' | 'beneficiaryId' | 'payeeIban' | 'amount'>,
): Promise<Beneficiary | undefined> {
  if (terms.beneficiaryId === null) return undefined
  const beneficiary = await lockBeneficiary(tx, terms.accountId, terms.beneficiaryId)
  await requirePayable(tx, deps, beneficiary, terms)
  return beneficiary
}
