import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type MoneyException, type MoneyStatement, moneyExceptions } from '#api/kernel/db/schema/money-exceptions.ts'

interface NewMoneyException {
  /** One key for each exception, however often it is detected. */
  key: string
  kind: MoneyException['kind']
  walletId?: string | null
  topUpId?: string
  creditId?: string
  transferId?: string
  /** The statement of our books. */
  expected: MoneyStatement
  /** The statement of the bank or provider. */
  stated: MoneyStatement
}

/** Reports to staff, once for each key, that a statement contradicts our books. */
export async function recordMoneyException(
  tx: Db,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
  exception: NewMoneyException,
): Promise<void> {
  const [recorded] = await tx
    .insert(moneyExceptions)
    .values({ id: crypto.randomUUID(), ...exception, createdAt: clock() })
    .onConflictDoNothing({ target: moneyExceptions.key })
    .returning({ exceptionId: moneyExceptions.id })
  if (!recorded) return
  const { key: _, ...facts } = exception
  log.error(
    { ...recorded, ...facts },
    'A report of a bank or provider contradicts our books. Nothing was posted. Clear it up with them, and resolve the exception in the portal.',
  )
}
