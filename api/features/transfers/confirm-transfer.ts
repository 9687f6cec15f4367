import type { Transfer } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { askForApproval } from '#api/money/approvals/approval-requests.ts'
import { executeTransfer } from '#api/money/transfers/execute-transfer.ts'
import { presentTransfer } from '#api/money/transfers/present-transfer.ts'
import { lockChangeable, scheduleTransfer } from '#api/money/transfers/schedule-changes.ts'
import { firstRunAfter, planOf } from '#api/money/transfers/schedule-days.ts'
import { codeBudgetOf, transferGuesses } from '#api/money/transfers/transfer-guesses.ts'
import { lockDraft, noteProgress, takeStep } from '#api/money/transfers/transfer-steps.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { type Refusals, redeemCode, uncountCode } from '#api/people/one-time-codes/one-time-code.ts'
import { riyadhDay } from '#domain/riyadh-time.ts'
import { isOfTransfer, transferCode } from './transfer-code.ts'
import { requireDraft } from './transfers.store.ts'

const REFUSALS: Refusals = {
  gone: () => new PlinkError('TRANSFER_EXPIRED'),
  expired: () => new PlinkError('OTP_EXPIRED'),
  wrong: details => new PlinkError('VALIDATION_ERROR', { error: 'The code you entered is incorrect.', ...details }),
}

/** Carries out the transfer, once, or asks others to approve it. When the wallet or the payee does not allow it now, the code stays valid. */
export async function confirmTransfer(
  deps: Deps,
  bearer: SessionBearer,
  transferId: string,
  otp: string,
): Promise<Transfer> {
  const { person } = bearer
  const draft = await requireDraft(deps, bearer, transferId)
  const attempt = { code: otp, guesses: transferGuesses(bearer), isForAttempt: isOfTransfer(draft) }
  return redeemCode(deps, transferCode(draft), attempt, REFUSALS, async tx => {
    await uncountCode(tx, { purpose: 'transfer', ...codeBudgetOf(draft) })
    const { id: transferId, accountId, amount } = draft
    const startsOn = firstDayOf(draft, deps.clock())
    const payment = { transferId, accountId, amount, startsOn, madeBy: person.id }
    const isToBeApproved = await askForApproval(tx, deps, payment)
    if (draft.madeBy === null)
      await noteProgress(tx, await lockDraft(tx, transferId, 'confirmed'), { confirmedBy: person.id })
    const transfer = isToBeApproved ? await waitForApproval(tx, deps, draft) : await carryOut(tx, deps, draft)
    return keepResponse(tx, await presentTransfer(tx, transfer))
  })
}

/** Returns the first day of a later transfer. A change of a schedule may have a plan that began earlier. */
const firstDayOf = (draft: TransferRow, now: Date): string | null =>
  draft.changesScheduleId === null
    ? draft.startsOn
    : (firstRunAfter(planOf(draft), riyadhDay(now))?.on ?? draft.startsOn)

const carryOut = async (tx: Db, deps: Deps, draft: TransferRow): Promise<TransferRow> =>
  draft.startsOn === null
    ? executeTransfer(tx, deps, draft, 'confirmed')
    : scheduleTransfer(tx, deps, await lockDraft(tx, draft.id, 'confirmed'), 'confirmed')

/** While a transfer waits for approval, its money is not on hold. */
async function waitForApproval(tx: Db, { clock }: Deps, { id }: TransferRow): Promise<TransferRow> {
  const at = clock()
  const step = { state: 'awaiting_approval', cause: 'confirmed', at } as const
  const draft = await lockDraft(tx, id, 'confirmed')
  if (draft.changesScheduleId) await lockChangeable(tx, draft)
  return takeStep(tx, draft, step, { confirmedAt: at, dueAt: null })
}
