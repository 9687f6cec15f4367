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
import { addHistory } from './history.ts'
import { STATEMENTS } from './statement-sizes.ts'

const deps = await withCustomers(await openDatabase(readEnv(process.env)))
for (const [customer, { transactions }] of STATEMENTS.entries()) await addWallet(deps.db, customer, transactions)
await listen(createApp(deps), port)
ready()

/** Adds a wallet with counterparties that have names in both languages, because Arabic letters cost the most. */
async function addWallet(db: Db, customer: number, transactions: number): Promise<void> {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(hasValue(accounts.phone, phoneOf(customer)))
  if (!account) throw new Error(`There is no account of ${phoneOf(customer)}`)
  const walletId = await openWallet(db, account.id, new Date())
  await addHistory(db, walletId, transactions)
  await db.transaction(async tx => {
    await tx.execute(sql`select set_config('session_replication_role', 'replica', true)`)
    await tx.execute(sql`
      update transactions set counterparty_arabic = 'متجر رقم ' || right(reference_id, 3) where wallet_id = ${walletId}`)
  })
}
