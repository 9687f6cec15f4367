import { sql } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'

/**
 * Adds transactions to the main wallet, a minute apart and the newest before `until`. Posting this many would take minutes. They bypass the ledger
 * and its triggers, so they move no money.
 */
export async function addOldTransactions(db: Db, walletId: string, count: number, until: Date): Promise<void> {
  await db.transaction(async tx => {
    await tx.execute(sql`select set_config('session_replication_role', 'replica', true)`)
    await tx.execute(sql`
      insert into transactions (reference_id, posting_id, wallet_id, account_id, type, status, direction, amount, counterparty, created_at)
      select 'PLK' || upper(left(md5(id::text || minutes), 13)), gen_random_uuid(), wallet_id, id, 'local_pos', 'successful', 'out', 100,
        'Old shop', ${until.toISOString()}::timestamptz - minutes * interval '1 minute'
      from ledger_accounts cross join generate_series(1, ${count}::int) minutes
      where wallet_id = ${walletId} and kind = 'main'`)
  })
}
