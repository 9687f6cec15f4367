import { sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { moneyExceptions } from '#api/kernel/db/schema/money-exceptions.ts'
import { recordMoneyException } from '#api/money/ledger/money-exceptions.ts'

type NewException = Parameters<typeof recordMoneyException>[2]

/** Lets the bank report dollars, which belong to no customer. */
export const bankReportsDollars = (deps: Deps): Promise<string> =>
  newMoneyException(deps, {
    kind: 'bank_credit_currency',
    expected: { currency: 'SAR' },
    stated: { amount: 2_500_00, currency: 'USD', reference: 'FT26005ABCDEF123' },
  })

/** Records an exception. Returns its id. */
export async function newMoneyException(deps: Deps, exception: Omit<NewException, 'key'>): Promise<string> {
  const key = crypto.randomUUID()
  await recordMoneyException(deps.db, deps, { key, ...exception })
  const [row] = await deps.db.select().from(moneyExceptions).where(sql`${moneyExceptions.key} = ${key}`)
  return row!.id
}

/** A trigger prevents single rows from being deleted. */
export const deleteMoneyExceptions = ({ db }: Pick<Deps, 'db'>) => db.execute(sql`truncate ${moneyExceptions}`)
