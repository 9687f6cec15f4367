import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { MoneyException } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { admins } from '#api/kernel/db/schema/admin.ts'
import { moneyExceptions, type MoneyException as Row } from '#api/kernel/db/schema/money-exceptions.ts'
import { type Applicant, applicants } from '#api/kernel/db/schema/onboarding.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { namedCustomer } from '#api/people/applicants/business-names.ts'

export async function findExceptions(
  db: Db,
  which: SQL | undefined,
  order: SQL[],
  limit?: number,
): Promise<MoneyException[]> {
  const query = db
    .select({ row: moneyExceptions, customer: applicants, admin: { name: admins.name, email: admins.email } })
    .from(moneyExceptions)
    .leftJoin(wallets, eq(wallets.id, moneyExceptions.walletId))
    .leftJoin(applicants, eq(applicants.id, wallets.accountId))
    .leftJoin(admins, eq(admins.id, moneyExceptions.resolvedBy))
    .where(which)
    .orderBy(...order)
  const rows = await (limit === undefined ? query : query.limit(limit))
  return rows.map(present)
}

/** Returns the exceptions of each of these top-ups or transfers, the oldest first, by the id of the subject. */
export async function exceptionsAbout(
  db: Db,
  subject: 'topUpId' | 'transferId',
  ids: string[],
): Promise<Map<string | undefined, MoneyException[]>> {
  const about = inArray(moneyExceptions[subject], ids)
  const exceptions = await findExceptions(db, about, [asc(moneyExceptions.sequence)])
  return Map.groupBy(exceptions, exception => exception[subject])
}

interface ExceptionWithPeople {
  row: Row
  customer: Applicant | null
  /** The member of the staff who has resolved it. */
  admin: { name: string; email: string } | null
}

function present({ row, customer, admin }: ExceptionWithPeople): MoneyException {
  const { id, kind, topUpId, creditId, transferId, expected, stated, createdAt, resolvedAt, note } = row
  return {
    exceptionId: id,
    kind,
    ...(topUpId && { topUpId }),
    ...(creditId && { creditId }),
    ...(transferId && { transferId }),
    ...(customer && { customer: namedCustomer(customer) }),
    expected,
    stated,
    createdAt: createdAt.toISOString(),
    ...(admin && resolvedAt && note !== null && { resolution: { admin, note, resolvedAt: resolvedAt.toISOString() } }),
  }
}
