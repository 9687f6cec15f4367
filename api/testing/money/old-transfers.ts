import { sql } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'

/**
 * Adds cancelled transfers to another payee, a tenth of a second apart and the newest before `until`, as copies of a transfer of the account. Preparing
 * this many would take minutes. They bypass the triggers.
 */
export async function addOldTransfers(db: Db, accountId: string, count: number, until: Date): Promise<void> {
  const name = transfers.payeeName.mapToDriverValue('Old shop')
  await db.transaction(async tx => {
    await tx.execute(sql`select set_config('session_replication_role', 'replica', true)`)
    await tx.execute(sql`
      insert into transfers (id, reference_id, account_id, wallet_id, recipient_wallet_id, beneficiary_id, payee_name, payee_iban, amount, purpose, warnings,
        state, state_cause, state_since, created_at)
      select gen_random_uuid(), 'PLK' || upper(left(md5(copied.id::text || place), 13)), account_id, wallet_id, recipient_wallet_id, beneficiary_id,
        ${name}, payee_iban, amount, purpose, warnings, 'cancelled', 'customer', made.at, made.at
      from (select * from transfers where account_id = ${accountId} limit 1) copied
      cross join generate_series(1, ${count}::int) place
      cross join lateral (select ${until.toISOString()}::timestamptz - place * interval '100 milliseconds' as at) made`)
  })
}
