import { sql } from 'drizzle-orm'
import type { Db } from '../../api/kernel/db/client.ts'

/** The counterparties of every tenth transaction, of every thousandth, and of five transactions. */
export const COMMON = 'Panda'
export const UNCOMMON = 'Marble'
export const RARE = 'Saffron'
/** The type of one in two hundred transactions. */
export const RARE_TYPE = 'international_atm_withdrawal'

/**
 * Adds transactions with postings and entries over the last two years to a wallet, and a fifth as many to fifty other wallets in between. The
 * ledger would take an hour. This function bypasses it and its triggers, and also writes the rows that the triggers would write.
 */
export async function addHistory(db: Db, walletId: string, count: number): Promise<void> {
  await db.transaction(async tx => {
    await tx.execute(
      sql`select set_config('session_replication_role', 'replica', true), set_config('statement_timeout', '0', true), setseed(0.5)`,
    )
    await tx.execute(sql`
      create temp table owners on commit drop as
      select 0 as slot, ${walletId}::uuid as wallet_id,
        (select id from ledger_accounts where wallet_id = ${walletId}::uuid and kind = 'main') as main_id,
        (select id from ledger_accounts where wallet_id = ${walletId}::uuid and kind = 'outside') as outside_id
      union all
      select slot, gen_random_uuid(), gen_random_uuid(), gen_random_uuid() from generate_series(1, 50) slot`)
    await tx.execute(sql`
      insert into wallets (id, account_id, created_at) select wallet_id, gen_random_uuid(), now() from owners where slot > 0`)
    await tx.execute(sql`
      insert into ledger_accounts (id, wallet_id, kind)
      select main_id, wallet_id, 'main' from owners where slot > 0
      union all select outside_id, wallet_id, 'outside' from owners where slot > 0`)
    await tx.execute(events(count))
    await tx.execute(sql`
      insert into postings (id, wallet_id, key, request_hash, kind, house_account, created_at)
      select posting_id, wallet_id, 'bench:' || i, '', case direction when 'in' then 'top_up' else 'payment' end, 'safeguarding', created_at
      from events order by i`)
    await tx.execute(sql`
      insert into entries (posting_id, account_id, wallet_id, amount, balance_after, created_at)
      select posting_id, account_id, wallet_id, change, sum(change) over (partition by account_id order by i), created_at
      from events cross join lateral (
        select main_id as account_id, case direction when 'in' then amount else -amount end as change
        union all select outside_id, case direction when 'in' then -amount else amount end
      ) sides
      where status = 'successful' order by i`)
    await tx.execute(sql`
      update ledger_accounts set balance = total
      from (select account_id, sum(amount) as total from entries where wallet_id = ${walletId}::uuid group by account_id) sums
      where account_id = id`)
    await tx.execute(sql`
      insert into transactions (reference_id, posting_id, wallet_id, account_id, type, status, direction, amount, counterparty, failure, created_at)
      select 'PLK' || upper(left(md5(posting_id::text), 13)), posting_id, wallet_id, main_id, type, status, direction, amount, counterparty,
        case status when 'failed' then 'insufficient_funds' end, created_at
      from events order by i`)
  })
  await db.execute(sql`vacuum analyze`)
}

/** The newest event is a minute old, and the oldest one two years. */
const events = (count: number) => sql`
  create temp table events on commit drop as
  select i, posting_id, wallet_id, main_id, outside_id, direction, status, created_at,
    case direction when 'in' then 1000000 else 1000 + (lot * 10000)::int end as amount,
    case when direction = 'in' then 'mada_card_top_up'
      when lot < 0.005 then ${RARE_TYPE}
      when lot < 0.5 then 'local_pos'
      when lot < 0.8 then 'local_online_purchase'
      else 'bill_payment' end as type,
    case when i % (${count}::int * 6 / 25) = 1 then ${`${RARE} House`}
      when other_lot < 0.001 then ${`${UNCOMMON} Works`}
      when other_lot < 0.1 then ${`${COMMON} Supermarket`}
      else 'Shop number ' || (other_lot * 400)::int end as counterparty
  from (
    select i, md5(wallet_id::text || i)::uuid as posting_id, wallet_id, main_id, outside_id,
      case when i % 20 = 1 then 'in' else 'out' end as direction,
      case when i % 20 = 3 then 'failed' when i % 500 = 7 then 'pending' else 'successful' end as status,
      now() - interval '1 minute' - (${count}::int * 6 / 5 - i) * (interval '2 years' / (${count}::int * 6 / 5)) as created_at,
      random() as lot, random() as other_lot
    from generate_series(1, ${count}::int * 6 / 5) i
    join owners on slot = case when i % 6 = 0 then 1 + i / 6 % 50 else 0 end
  ) drawn`
