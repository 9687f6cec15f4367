import { eq } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { HouseAccount } from '#api/kernel/db/schema/house-moves.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import type { InstructionOf } from '#api/money/ledger/instruction.ts'
import { postCredit, postOnce } from '#api/money/ledger/post.ts'
import type { LockedWallet } from '#api/money/ledger/wallets.ts'
import { notify } from '#api/people/notifications/notify.ts'

/** The place of the money until the recipient's wallet has it. */
type Origin = Pick<InstructionOf<'credit'>, 'houseAccount' | 'transferId'>

/** Credits the locked wallet of a Plink customer with a transfer, once, and tells them. */
export async function creditRecipient(
  tx: Db,
  deps: Pick<Deps, 'licence'>,
  { id, accountId, amount }: TransferRow,
  recipient: LockedWallet,
  origin: Origin,
  now: Date,
): Promise<void> {
  const name = await nameOf(tx, accountId)
  const credit = { kind: 'credit', key: `transfer ${id}`, type: 'incoming_transfer', amount: { amount } } as const
  await postOnce(tx, deps, recipient, { ...credit, ...name, ...origin }, now)
  await notify(tx, { to: recipient.wallet.accountId, message: { key: 'transfer_received', amount }, at: now })
}

/** Returns the business under the name that the recipient sees. */
async function nameOf(tx: Db, accountId: string): Promise<{ counterparty: string; counterpartyArabic?: string }> {
  const [profile] = await tx.select().from(profiles).where(eq(profiles.accountId, accountId))
  const { businessName, businessNameArabic } = profile!
  return { counterparty: businessName, ...(businessNameArabic && { counterpartyArabic: businessNameArabic }) }
}

/** Credits the locked wallet of the payer with money that comes back. Returns the reference of the transaction, which names the original. */
export async function creditPayer(
  tx: Db,
  payer: LockedWallet,
  transfer: TransferRow,
  houseAccount: HouseAccount,
  now: Date,
): Promise<string> {
  const { id, amount, payeeName, payeeNameArabic, transactionRef } = transfer
  const credit = { kind: 'credit', key: `transfer returned ${id}`, type: 'returned_transfer' } as const
  const { transaction } = await postCredit(
    tx,
    payer,
    {
      ...credit,
      amount: { amount },
      counterparty: payeeName,
      ...(payeeNameArabic && { counterpartyArabic: payeeNameArabic }),
      ...sourceIfOpen(payer, transfer),
      houseAccount,
      reversalOf: transactionRef!,
    },
    now,
  )
  return transaction.referenceId
}

/** The main wallet receives the money if the sub-wallet is closed meanwhile. */
function sourceIfOpen({ accounts }: LockedWallet, { subWalletId }: TransferRow): { subWallet?: string } {
  const isOpen = subWalletId !== null && accounts.some(account => account.subWalletId === subWalletId)
  return isOpen ? { subWallet: subWalletId } : {}
}
