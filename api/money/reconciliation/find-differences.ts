import { and, eq, inArray, isNull, max, min, sql } from 'drizzle-orm'
import type { ReconciliationSource } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { at } from '#api/kernel/db/schema/columns.ts'
import { settings } from '#api/kernel/db/schema/http.ts'
import { reconciliationFiles } from '#api/kernel/db/schema/reconciliation.ts'
import { RECONCILIATION_TOLERANCE_DAYS } from '#domain/money/reconciliation.ts'
import { addDays, endOfDay } from '#domain/riyadh-time.ts'
import { movementsBetween, movementsOfKeys } from './book-movements.ts'

/**
 * Compares the files with our books: the lines of new files, movements of the books that have become late, and open differences. Each difference is
 * recorded once, and closes when it is gone. Running it twice does nothing.
 */
export async function findDifferences(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  source: ReconciliationSource,
): Promise<void> {
  await db.transaction(async tx => {
    // Comparisons run one at a time, so that each continues where the last one ended.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('reconciliation ' || ${source}))`)
    const period = await lateMovements(tx, source)
    if (!period) return
    const files = await filesToCompare(tx, source)
    await compareMovements(tx, source, files, period, clock())
    if (source === 'bank') await compareBalances(tx, clock())
    await tx.update(reconciliationFiles).set({ comparedAt: clock() }).where(inArray(reconciliationFiles.id, files))
    await setComparedUntil(tx, source, period.before)
  })
}

interface Period {
  since: Date
  before: Date
}

/** Returns the period of the movements that have become late since the last comparison. Returns undefined before the first file. */
async function lateMovements(tx: Db, source: ReconciliationSource): Promise<Period | undefined> {
  const { day, comparedAt } = reconciliationFiles
  const ofSource = eq(reconciliationFiles.source, source)
  const [all] = await tx
    .select({ last: max(day) })
    .from(reconciliationFiles)
    .where(ofSource)
  if (!all?.last) return undefined
  const [fresh] = await tx
    .select({ first: min(day) })
    .from(reconciliationFiles)
    .where(and(ofSource, isNull(comparedAt)))
  const before = endOfDay(addDays(all.last, -RECONCILIATION_TOLERANCE_DAYS))
  const from = fresh?.first ? endOfDay(addDays(fresh.first, -1)) : before
  const until = await comparedUntil(tx, source)
  return { since: until && until < from ? until : from, before }
}

async function filesToCompare(tx: Db, source: ReconciliationSource): Promise<string[]> {
  const { id, comparedAt } = reconciliationFiles
  const rows = await tx
    .select({ id })
    .from(reconciliationFiles)
    .where(and(eq(reconciliationFiles.source, source), isNull(comparedAt)))
  return rows.map(row => row.id)
}

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** Compares in one statement, whose size does not depend on how much there is to compare. */
async function compareMovements(
  tx: Db,
  source: ReconciliationSource,
  files: string[],
  { since, before }: Period,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    with keys as materialized (
      select movement, reference, case when reference ~ ${UUID} then reference::uuid end as id from (
        select movement, reference from reconciliation_lines
          where file_id = any (${`{${files.join()}}`}::uuid[])
        union
        select movement, reference from reconciliation_differences
          where source = ${source} and state = 'open' and movement is not null
        union
        select movement, reference from (${movementsBetween(source, since, before)}) as late
      ) as named
    ),
    booked as (
      select movement, reference, sum(amount) as amount, min(at) as at
      from (${movementsOfKeys(source)}) as moved group by movement, reference
    ),
    stated as (
      select line.movement, line.reference, count(*) as lines, max(file.day) as day,
        sum(line.amount) filter (where line.currency = 'SAR') as amount,
        sum(line.amount) filter (where line.currency <> 'SAR') as foreign_amount,
        min(line.currency) filter (where line.currency <> 'SAR') as foreign_currency
      from keys
      join reconciliation_lines as line on line.movement = keys.movement and line.reference = keys.reference
      join reconciliation_files as file on file.id = line.file_id
      group by line.movement, line.reference
    ),
    compared as (
      select keys.movement, keys.reference, booked.amount as expected,
        coalesce(stated.foreign_amount, stated.amount) as stated, coalesce(stated.foreign_currency, 'SAR') as currency,
        coalesce(stated.day, (booked.at at time zone 'Asia/Riyadh')::date) as day,
        case
          when stated.foreign_currency is not null then 'currency_differs'
          when stated.lines > 1 and keys.movement not in ('refund', 'card_refund') then 'twice'
          when booked.amount is null then 'not_in_books'
          when stated.lines is null then 'not_in_files'
          else 'amount_differs'
        end as kind
      from keys
      left join booked on booked.movement = keys.movement and booked.reference = keys.reference
      left join stated on stated.movement = keys.movement and stated.reference = keys.reference
      where stated.foreign_currency is not null
        or coalesce(booked.amount, 0) <> coalesce(stated.amount, 0)
    ),
    found as materialized (
      select *, concat_ws(' ', kind, movement, reference, coalesce(expected::text, '-'), coalesce(stated::text, '-'), currency) as key
      from compared
    ),
    opened as (
      insert into reconciliation_differences
        (id, key, source, kind, movement, reference, day, expected, stated, currency, correction, state, state_cause, state_since, created_at)
      select gen_random_uuid(), key, ${source}, kind, movement, reference, day, expected, stated, currency,
        case when currency = 'SAR' then coalesce(stated, 0) - coalesce(expected, 0) end, 'open', 'found', ${at(now)}, ${at(now)}
      from found order by day, movement, reference
      on conflict (key) do update set state = 'open', state_cause = 'found', state_since = excluded.state_since
        where reconciliation_differences.state = 'closed'
    )
    update reconciliation_differences set state = 'closed', state_cause = 'agrees', state_since = ${at(now)}
    where source = ${source} and state = 'open' and movement is not null and key not in (select key from found)`)
}

/** Checks that each bank file adds up, and begins with the balance at the end of the file before. */
async function compareBalances(tx: Db, now: Date): Promise<void> {
  await tx.execute(sql`
    with files as (
      select id, day, opening, closing, compared_at, lag(closing) over (order by day) as before
      from reconciliation_files where source = 'bank'
    ),
    found as materialized (
      select 'opening_differs' as kind, day, before as expected, opening as stated from files where before <> opening
      union all
      select 'sum_differs', day, expected, closing from (
        select day, closing, opening + (
          select coalesce(sum(amount), 0) from reconciliation_lines where file_id = files.id and currency = 'SAR'
        ) as expected from files where compared_at is null
      ) as summed where expected <> closing
    ),
    named as (select *, concat_ws(' ', kind, day, expected, stated) as key from found),
    opened as (
      insert into reconciliation_differences
        (id, key, source, kind, day, expected, stated, currency, state, state_cause, state_since, created_at)
      select gen_random_uuid(), key, 'bank', kind, day, expected, stated, 'SAR', 'open', 'found', ${at(now)}, ${at(now)}
      from named order by day, kind
      on conflict (key) do update set state = 'open', state_cause = 'found', state_since = excluded.state_since
        where reconciliation_differences.state = 'closed'
    )
    update reconciliation_differences set state = 'closed', state_cause = 'agrees', state_since = ${at(now)}
    where kind = 'opening_differs' and state = 'open' and key not in (select key from named)`)
}

const comparedUntilOf = (source: ReconciliationSource) => `reconciledUntil ${source}`

/** Returns the time until which the books were searched for movements that no file reports. */
export async function comparedUntil(db: Db, source: ReconciliationSource): Promise<Date | undefined> {
  const [row] = await db
    .select()
    .from(settings)
    .where(eq(settings.name, comparedUntilOf(source)))
  return row && new Date(row.value)
}

function setComparedUntil(tx: Db, source: ReconciliationSource, until: Date) {
  const value = until.toISOString()
  return tx
    .insert(settings)
    .values({ name: comparedUntilOf(source), value })
    .onConflictDoUpdate({ target: settings.name, set: { value } })
}
