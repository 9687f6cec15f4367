import type { Transfer } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { executeTransfer } from '#api/money/transfers/execute-transfer.ts'
import { presentTransfer } from '#api/money/transfers/present-transfer.ts'
import { transferGuesses, uncountCode } from '#api/money/transfers/transfer-guesses.ts'
import { startSchedule } from '#api/money/transfers/transfer-schedules.ts'
import { lockDraft } from '#api/money/transfers/transfer-steps.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { type Refusals, redeemCode } from '#api/people/one-time-codes/one-time-code.ts'
import { isOfTransfer, transferCode } from './transfer-code.ts'
import { requireDraft } from './transfers.store.ts'

const REFUSALS: Refusals = {
  gone: () => new PlinkError('TRANSFER_EXPIRED'),
  expired: () => new PlinkError('OTP_EXPIRED'),
  wrong: details => new PlinkError('VALIDATION_ERROR', { error: 'The code you entered is incorrect.', ...details }),
}

/** Carries out the transfer, once. When the wallet or the payee does not allow it now, the code stays valid. */
export async function confirmTransfer(
  deps: Deps,
  bearer: SessionBearer,
  transferId: string,
  otp: string,
): Promise<Transfer> {
  const { account } = bearer
  const draft = await requireDraft(deps, bearer, transferId)
  const attempt = { code: otp, guesses: transferGuesses(account), isForAttempt: isOfTransfer(draft) }
  return redeemCode(deps, transferCode(draft), attempt, REFUSALS, async tx => {
    await uncountCode(tx, account, 'transfer')
    const confirmed =
      draft.startsOn === null
        ? await executeTransfer(tx, deps, draft, 'confirmed')
        : await startSchedule(tx, await lockDraft(tx, draft.id), deps.clock())
    return keepResponse(tx, await presentTransfer(tx, confirmed))
  })
}
