import type { Db } from '#api/db/client.ts'
import { type MoneyException, moneyExceptions } from '#api/db/schema/top-ups.ts'
import type { Deps } from '#api/deps.ts'

type NewException = Omit<MoneyException, 'id' | 'createdAt' | 'walletId'> & { walletId?: string | null }

/** Tells the staff, once for each key, of money that somebody has to look at. */
export async function recordMoneyException(
  tx: Db,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
  exception: NewException,
): Promise<void> {
  const recorded = await tx
    .insert(moneyExceptions)
    .values({ id: crypto.randomUUID(), ...exception, createdAt: clock() })
    .onConflictDoNothing({ target: moneyExceptions.key })
    .returning({ id: moneyExceptions.id })
  if (recorded.length === 0) return
  const { kind, subjectId, facts } = exception
  log.error(
    { kind, subjectId, facts },
    'Money needs a decision of the staff. See the row of this subject in the table money_exceptions.',
  )
}
