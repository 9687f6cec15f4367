import { createApp } from '#api/app.ts'
import { sandboxAccounts } from '#api/contract/generated/sandbox-values.ts'
import { type DatabaseOptions, openDatabase } from '#api/db/open-database.ts'
import type { Deps } from '#api/deps.ts'
import { readEnv } from '#api/env.ts'
import { walletIdOfPhone } from '#api/ledger/wallets.ts'
import { createLog } from '#api/platform/log.ts'
import { seed } from '#api/seed/seed.ts'
import { productionDeps } from '#api/server/production-deps.ts'
import { type Customer, seededCustomer } from '#api/testing/customer.ts'
import { phoneToE164 } from '#domain/phone.ts'

export interface WithWallet {
  deps: Deps
  customer: Customer
  walletId: string
  close(): Promise<void>
}

const UNLIMITED = '1000000'

/** The whole application on a new database, asked without a network in between, and somebody signed in whose wallet is empty. */
export async function customerOf(options: DatabaseOptions): Promise<WithWallet> {
  const env = readEnv({ RATE_LIMIT_PER_ADDRESS_PER_MINUTE: UNLIMITED })
  const database = await openDatabase(options)
  const deps = await productionDeps(env, database, createLog({ level: 'info', destination: { write: () => {} } }))
  await seed(deps)
  const [phone] = sandboxAccounts.wallet_empty
  return {
    deps,
    customer: await seededCustomer(createApp(deps), phone).signIn(),
    walletId: await walletIdOfPhone(deps.db, phoneToE164(phone)),
    close: database.close,
  }
}
