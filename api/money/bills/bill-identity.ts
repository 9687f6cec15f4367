import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'

/** Selects the payments of a bill by any account. */
export const isOfBill = (billerCode: string, billNumber: string): SQL | undefined =>
  and(isNotNull(transfers.billerCode), eq(transfers.billerCode, billerCode), eq(transfers.billNumber, billNumber))

/** Throws `BILL_PAYMENT_UNDER_WAY` while the bill has a confirmed payment that has not ended. */
export async function requireNotUnderWay(db: Db, billerCode: string, billNumber: string): Promise<void> {
  const isUnderWay = inArray(transfers.state, ['held', 'submitting', 'unknown', 'submitted'])
  if ((await db.$count(transfers, and(isOfBill(billerCode, billNumber), isUnderWay))) > 0)
    throw new PlinkError('BILL_PAYMENT_UNDER_WAY')
}
