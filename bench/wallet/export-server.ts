import { sql } from 'drizzle-orm'
import { createApp } from '../../api/app.ts'
import { readEnv } from '../../api/env.ts'
import type { Db } from '../../api/kernel/db/client.ts'
import { openDatabase } from '../../api/kernel/db/open-database.ts'
import { accounts } from '../../api/kernel/db/schema/auth.ts'
import { hasValue } from '../../api/kernel/db/sealed/sealed-columns.ts'
import { openWallet } from '../../api/money/ledger/wallets.ts'
import { listen } from '../../api/run/server/listen.ts'
import { port, ready } from '../peer-process.ts'
import { phoneOf } from '../sign-in/customers.ts'
import { withCustomers } from '../sign-in/plink-customers.ts'
import { CUSTOMERS, TRANSACTIONS } from './exports-load.ts'

const deps = await withCustomers(await openDatabase(readEnv(process.env)))
for (let customer = 0; customer < CUSTOMERS; customer++) await addWallet(deps.db, phoneOf(customer))
await deps.db.execute(sql`vacuum analyze transactions`)
await listen(createApp(deps), port)
ready()

/** Adds a wallet with transactions that have no postings, which an export does not read. */
async function addWallet(db: Db, phone: string): Promise<void> {
  await db.transaction(async tx => {
    const [account] = await tx.select({ id: accounts.id }).from(accounts).where(hasValue(accounts.phone, phone))
    if (!account) throw new Error(`There is no account of ${phone}`)
    await openWallet(tx, account.id, new Date())
    await tx.execute(sql`select set_config('session_replication_role', 'replica', true)`)
    await tx.execute(sql`
      insert into transactions (reference_id, posting_id, wallet_id, account_id, type, status, direction, amount, counterparty, created_at)
      select 'PLK' || upper(left(md5(wallets.id::text || i), 13)), gen_random_uuid(), wallets.id, main.id, 'local_pos', 'successful', 'out',
        100 + i, 'Shop number ' || i, now() - i * interval '1 hour'
      from wallets
      join ledger_accounts main on main.wallet_id = wallets.id and main.kind = 'main'
      cross join generate_series(1, ${TRANSACTIONS}::int) i
      where wallets.account_id = ${account.id}`)
  })
}
