import type { Locale, TransferBatchCode } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { TransferBatchEntity } from '#api/kernel/db/schema/transfer-batches.ts'
import { transferGuesses } from '#api/money/transfers/transfer-guesses.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import type { CodeKey } from '#api/people/one-time-codes/one-time-code.store.ts'
import { sendCode } from '#api/people/one-time-codes/one-time-code.ts'
import { OTP_ATTEMPTS, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { formatAmount, formatArabicAmount } from '#domain/money/money.ts'
import { requireBatch, requireDraft, requireSendable } from './transfer-batches.store.ts'

/** Sends the code that confirms all rows of a draft, if the wallet may send their sum now. */
export async function sendTransferBatchCode(
  deps: Deps,
  bearer: SessionBearer,
  batchId: string,
): Promise<TransferBatchCode> {
  const { db, clock, sandbox } = deps
  const { account, person } = bearer
  const batch = await requireBatch(db, account, batchId)
  requireDraft(batch, bearer, clock())
  await db.transaction(tx => requireSendable(tx, deps, batch))
  const { code, expiresAt } = await sendCode(deps, {
    ...batchCode(batch),
    about: aboutOf(batch),
    phone: person.phone,
    reader: person,
    context: contextOf(batch),
    guesses: transferGuesses(bearer),
    countedFor: person.id,
    business: account.id,
  })
  return {
    expiresAt: expiresAt.toISOString(),
    resendAfterSeconds: OTP_RESEND_SECONDS,
    attemptsAllowed: OTP_ATTEMPTS,
    ...(sandbox && { otpCode: code }),
  }
}

export const batchCode = ({ id }: TransferBatchEntity): CodeKey => ({ purpose: 'transfer_batch', subject: id })

/** The context that the code is bound to. The digest covers the source and all rows. */
export const contextOf = ({ id, digest, total }: TransferBatchEntity): string => `${id}:${digest}:${total}`

/** The message with the code names the transfers, so that nobody reads the code out for another purpose. */
export const aboutOf = ({ rowCount, total }: TransferBatchEntity): Record<Locale, string> =>
  rowCount === 1
    ? { en: `a transfer of ${formatAmount(total)}`, ar: `تحويل بمبلغ ${formatArabicAmount(total)}` }
    : {
        en: `${rowCount} transfers of ${formatAmount(total)} in all`,
        ar: `تحويلات عددها ${rowCount} ومجموعها ${formatArabicAmount(total)}`,
      }
