import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { customerNames } from '#api/people/applicants/business-names.ts'

interface OwnedTransaction {
  transaction: Transaction
  /** The account of the customer whose transaction it is. */
  accountId: string
}

/** Returns the transactions for the staff, who read whole the names of Plink customers that the payer sees masked. */
export async function withWholePayeeNames(db: Db, owned: readonly OwnedTransaction[]): Promise<Transaction[]> {
  const ids = owned.flatMap(({ transaction }) => transaction.transferId ?? [])
  const payees = ids.length > 0 ? await payeesOf(db, ids) : new Map<string, Payee>()
  return owned.map(({ transaction, accountId }) => {
    const payee = payees.get(transaction.transferId ?? '')
    // The payee reads the name of the payer in a transaction of the same transfer.
    if (payee?.payerId !== accountId || payee.names.businessName === undefined) return transaction
    const { counterpartyArabic: _masked, ...rest } = transaction
    const { businessName, businessNameArabic } = payee.names
    return {
      ...rest,
      counterparty: businessName,
      ...(businessNameArabic && { counterpartyArabic: businessNameArabic }),
    }
  })
}

interface Payee {
  payerId: string
  names: ReturnType<typeof customerNames>
}

/** Returns the Plink customers who receive these transfers, by the ids of the transfers. */
async function payeesOf(db: Db, transferIds: string[]): Promise<Map<string, Payee>> {
  const rows = await db
    .select({ id: transfers.id, payerId: transfers.accountId, applicant: applicants })
    .from(transfers)
    .innerJoin(wallets, eq(wallets.id, transfers.recipientWalletId))
    .innerJoin(applicants, eq(applicants.id, wallets.accountId))
    .where(inArray(transfers.id, transferIds))
  return new Map(rows.map(({ id, payerId, applicant }) => [id, { payerId, names: customerNames(applicant) }]))
}
