import { and, eq, gt, isNull, max, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type {
  ReconciledSource,
  Reconciliation,
  ReconciliationSource,
  WaitingMoney,
} from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { reconciliationDifferences, reconciliationFiles } from '#api/kernel/db/schema/reconciliation.ts'
import { bankCredits, cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { movementsBetween } from '#api/money/reconciliation/book-movements.ts'
import { comparedUntil } from '#api/money/reconciliation/find-differences.ts'
import { RECONCILIATION_TOLERANCE_DAYS } from '#domain/money/reconciliation.ts'

/** Returns the amounts in transit, in suspense and unmatched, and since when they wait. */
export async function getReconciliation({ db, clock }: Deps): Promise<Reconciliation> {
  const now = clock()
  return {
    toleranceDays: RECONCILIATION_TOLERANCE_DAYS,
    cardsInTransit: await cardsInTransit(db),
    payoutsInTransit: await payoutsInTransit(db),
    inSuspense: await inSuspense(db),
    sources: [await stateOf(db, 'bank', now), await stateOf(db, 'cards', now)],
  }
}

function cardsInTransit(db: Db): Promise<WaitingMoney> {
  const { credited, suspended, settledAt, createdAt } = cardTopUps
  const amount = sql`${credited} + ${suspended}`
  return waitingMoney(db, cardTopUps, amount, sql`${createdAt}`, and(isNull(settledAt), sql`${amount} <> 0`))
}

/** States are written into the statements here and below: Postgres would not use the indexes of a state for parameters. */
function payoutsInTransit(db: Db): Promise<WaitingMoney> {
  const { amount, state, stateSince } = transfers
  return waitingMoney(db, transfers, sql`${amount}`, sql`${stateSince}`, sql`${state} = 'submitted'`)
}

async function inSuspense(db: Db): Promise<WaitingMoney> {
  const { suspended, suspendedSince } = cardTopUps
  const { state, sentBackAt } = bankCredits
  const isAtBank = or(eq(state, 'suspense'), and(eq(state, 'sent_back'), isNull(sentBackAt)))
  const isPending = sql`${transfers.state} = 'pending'`
  const { correction, stateCause, stateSince } = reconciliationDifferences
  return sumOfParts([
    await waitingMoney(db, bankCredits, sql`${bankCredits.amount}`, sql`${bankCredits.createdAt}`, isAtBank),
    await waitingMoney(db, cardTopUps, sql`${suspended}`, sql`${suspendedSince}`, gt(suspended, 0)),
    await waitingMoney(db, transfers, sql`${transfers.amount}`, sql`${transfers.undecidedSince}`, isPending),
    await waitingMoney(
      db,
      reconciliationDifferences,
      sql`${correction}`,
      sql`${stateSince}`,
      eq(stateCause, 'suspense'),
    ),
  ])
}

async function stateOf(db: Db, source: ReconciliationSource, now: Date): Promise<ReconciledSource> {
  const ofSource = eq(reconciliationFiles.source, source)
  const [files] = await db
    .select({ lastDay: max(reconciliationFiles.day) })
    .from(reconciliationFiles)
    .where(ofSource)
  const { state, stated, expected, createdAt } = reconciliationDifferences
  const isOpen = and(eq(reconciliationDifferences.source, source), eq(state, 'open'))
  const difference = sql`coalesce(${stated}, 0) - coalesce(${expected}, 0)`
  return {
    source,
    ...(files?.lastDay && { lastDay: files.lastDay }),
    awaiting: await awaitingFile(db, source, now),
    differences: await waitingMoney(db, reconciliationDifferences, difference, sql`${createdAt}`, isOpen),
  }
}

/** Returns the movements of the books that are in no file and not late yet. There are none before the first file. */
async function awaitingFile(db: Db, source: ReconciliationSource, now: Date): Promise<WaitingMoney> {
  const since = await comparedUntil(db, source)
  if (!since) return NOTHING
  const movements = sql`(${movementsBetween(source, since, now)}) as moved`
  const isInNoFile = sql`not exists (select from reconciliation_lines as line
    where line.movement = moved.movement and line.reference = moved.reference)`
  return waitingMoney(db, movements, sql`moved.amount`, sql`moved.at`, isInNoFile)
}

const NOTHING: WaitingMoney = { count: 0, total: 0 }

async function waitingMoney(
  db: Db,
  from: PgTable | SQL,
  amount: SQL,
  since: SQL,
  which: SQL | undefined,
): Promise<WaitingMoney> {
  const [row] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      total: sql`coalesce(sum(abs(${amount})), 0)`.mapWith(Number),
      since: sql<Date | null>`min(${since})`.mapWith(reconciliationFiles.importedAt),
    })
    .from(from)
    .where(which)
  return row?.since ? { count: row.count, total: row.total, since: row.since.toISOString() } : NOTHING
}

function sumOfParts(parts: WaitingMoney[]): WaitingMoney {
  const [since] = parts.flatMap(part => part.since ?? []).sort()
  return {
    count: parts.reduce((sum, part) => sum + part.count, 0),
    total: parts.reduce((sum, part) => sum + part.total, 0),
    ...(since !== undefined && { since }),
  }
}
