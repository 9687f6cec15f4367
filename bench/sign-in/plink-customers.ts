import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../api/deps.ts'
import { seed } from '../../api/dev/seed/seed.ts'
import { readEnv } from '../../api/env.ts'
import type { Database, Db } from '../../api/kernel/db/client.ts'
import { accounts } from '../../api/kernel/db/schema/auth.ts'
import { applicants } from '../../api/kernel/db/schema/onboarding.ts'
import { profiles } from '../../api/kernel/db/schema/profiles.ts'
import { unlock } from '../../api/kernel/db/sealed/open-sealed-database.ts'
import { hasValue } from '../../api/kernel/db/sealed/sealed-columns.ts'
import { createLog } from '../../api/kernel/platform/log.ts'
import { sealedDateOfBirth } from '../../api/people/applicants/applicant.ts'
import { productionDeps } from '../../api/run/server/production-deps.ts'
import { sandboxAccounts } from '../../domain/generated/sandbox-values.ts'
import { phoneToE164 } from '../../domain/phone.ts'
import { OVERLOAD_CUSTOMERS, phoneOf } from './customers.ts'

/** Returns the dependencies of a server on a new database, with customers who sign in without a code. */
export async function withCustomers(database: Database): Promise<Deps> {
  const env = readEnv(process.env)
  const { current } = await unlock(database.db, env)
  const deps = productionDeps(env, database, current, createLog({ level: env.logLevel }))
  await seed(deps)
  await addCustomers(deps.db)
  return deps
}

/** Adds copies of the sandbox customer who signs in without a code. They have the same password and their own phones. */
async function addCustomers(db: Db): Promise<void> {
  const [model] = await db
    .select()
    .from(accounts)
    .innerJoin(applicants, eq(applicants.id, accounts.id))
    .innerJoin(profiles, eq(profiles.accountId, accounts.id))
    .where(hasValue(accounts.phone, phoneToE164(sandboxAccounts.login_without_code[0])))
  if (!model) throw new Error('The sandbox has no account that signs in without a code')
  const own = Array.from({ length: OVERLOAD_CUSTOMERS }, (_, customer) => {
    const number = String(customer).padStart(7, '0')
    const nationalId = `199${number}`
    const numbers = { crNumber: `700${number}`, unifiedNumber: `700${number}` }
    return { id: randomUUID(), phone: phoneOf(customer), nationalId, screenedId: nationalId, ...numbers }
  })
  await db.insert(applicants).values(own.map(each => ({ ...model.applicants, ...each })))
  await db
    .insert(accounts)
    .values(own.map(each => ({ ...model.accounts, ...each, dateOfBirth: sealedDateOfBirth(each.id) })))
  await db.insert(profiles).values(own.map(({ id }) => ({ ...model.profiles, id, accountId: id })))
}
