import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { SandboxBusiness } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { sandboxBusinesses, sandboxMessages } from '#api/kernel/db/schema/sandbox.ts'
import { webhookDeliveries, webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { accountById, findAccount } from '#api/people/accounts/find-account.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { lockApplicant } from '#api/people/applicants/applicant.ts'
import { endAccountUse } from '#api/staff/account-closure.ts'
import { phoneFromE164 } from '#domain/phone.ts'
import { openBusiness } from './sandbox-businesses.ts'

/** Gives the business a new account with the same keys, webhook endpoints, password and numbers. Throws `SANDBOX_BUSINESS_NOT_FOUND`. */
export const resetSandboxBusiness = ({ db, clock }: Deps, { account }: AccountBearer): Promise<SandboxBusiness> =>
  db.transaction(async tx => {
    const now = clock()
    const old = await lockCurrent(tx, account)
    const plan = await planOf(tx, old)
    await endAccountUse(tx, old.id, now)
    await tx.delete(sandboxBusinesses).where(eq(sandboxBusinesses.accountId, old.id))
    await tx.delete(sandboxMessages).where(eq(sandboxMessages.phone, old.phone))
    const business = await openBusiness(tx, plan, now)
    if (!business) throw new Error('The numbers of a test business have another account')
    await moveKeys(tx, old.id, business)
    await moveEndpoints(tx, old.id, business.accountId)
    return business
  })

/** The open account of the caller's business. Another call may have reset it while this one waited for the lock. */
async function lockCurrent(tx: Db, { id, phone }: Account): Promise<Account> {
  await lockApplicant(tx, id)
  const account = await accountById(tx, id)
  if (account && account.closedAt === null) return account
  const next = await findAccount(tx, phone)
  if (!next) throw new PlinkError('SANDBOX_BUSINESS_NOT_FOUND')
  return lockCurrent(tx, next)
}

async function planOf(tx: Db, { id, phone, nationalId, crNumber, passwordHash }: Account) {
  const [business] = await tx
    .select({ name: profiles.legalName, openingBalance: sandboxBusinesses.openingBalance })
    .from(sandboxBusinesses)
    .innerJoin(profiles, eq(profiles.accountId, sandboxBusinesses.accountId))
    .where(eq(sandboxBusinesses.accountId, id))
  if (!business) throw new PlinkError('SANDBOX_BUSINESS_NOT_FOUND')
  return { ...business, phone: phoneFromE164(phone), nationalId, crNumber, passwordHash }
}

/** Moves the keys that still work, and lets those that send pay the new beneficiaries. The others stay with the old account. */
async function moveKeys(tx: Db, from: string, { accountId, beneficiaries }: SandboxBusiness): Promise<void> {
  const isWorking = and(eq(apiKeys.accountId, from), isNotNull(apiKeys.slot))
  const beneficiaryIds = beneficiaries.map(({ beneficiaryId }) => beneficiaryId)
  const isSending = and(isWorking, isNotNull(apiKeys.beneficiaryIds))
  await tx.update(apiKeys).set({ beneficiaryIds }).where(isSending)
  await tx.update(apiKeys).set({ accountId }).where(isWorking)
}

/** Moves the endpoints and deletes the deliveries of the old account. */
async function moveEndpoints(tx: Db, from: string, accountId: string): Promise<void> {
  const endpoints = await tx
    .update(webhookEndpoints)
    .set({ accountId })
    .where(eq(webhookEndpoints.accountId, from))
    .returning({ id: webhookEndpoints.id })
  const ids = endpoints.map(({ id }) => id)
  await tx.delete(webhookDeliveries).where(inArray(webhookDeliveries.endpointId, ids))
}
