import { sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { WaitingWork } from '#api/http/monitoring/metrics.ts'
import { prepareSql } from '#api/kernel/db/prepared-query.ts'
import { messages } from '#api/kernel/db/schema/messages.ts'
import { moneyExceptions } from '#api/kernel/db/schema/money-exceptions.ts'
import { reconciliationDifferences } from '#api/kernel/db/schema/reconciliation.ts'
import { bankCredits, cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { webhookDeliveries } from '#api/kernel/db/schema/webhooks.ts'

const waiting = prepareSql(
  sql`
    select what, count, coalesce(greatest(extract(epoch from ${sql.placeholder('now')}::timestamptz - oldest), 0), 0)::float8 from (
      select 'transfers' as what, count(*)::int as count, min(state_since) as oldest
        from ${transfers} where due_at is not null and state in ('held', 'submitting')
      union all select 'unknown_transfers', count(*)::int, min(unknown_since) from ${transfers} where state = 'unknown'
      union all select 'suspended_transfers', count(*)::int, min(undecided_since) from ${transfers} where state = 'pending'
      union all select 'suspended_top_ups', count(*)::int, min(suspended_since) from ${cardTopUps} where suspended > 0
      union all select 'suspended_bank_credits', count(*)::int, min(state_since) from ${bankCredits} where state = 'suspense'
      union all select 'money_exceptions', count(*)::int, min(created_at) from ${moneyExceptions} where resolved_at is null
      union all select 'reconciliation_differences', count(*)::int, min(state_since)
        from ${reconciliationDifferences} where state = 'open'
      union all select 'messages', count(*)::int, min(created_at) from ${messages}
      union all select 'webhook_deliveries', count(*)::int, min(next_attempt_at)
        from ${webhookDeliveries} where next_attempt_at <= ${sql.placeholder('now')}::timestamptz
    ) work`,
  { what: sql<string>`what`, count: sql<number>`count`, oldestSeconds: sql<number>`oldest_seconds` },
)

/** Counts the work that waits for a job, a provider or staff, in all accounts. Deliveries that are tried again later are not counted. */
export const waitingWork = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<WaitingWork[]> =>
  waiting(db, { now: clock().toISOString() })
