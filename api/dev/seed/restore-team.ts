import { and, eq } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { approvalRequests, approvalRules } from '#api/kernel/db/schema/approvals.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { reviseRequests } from '#api/money/approvals/approval-requests.ts'
import { lockBusiness } from '#api/money/approvals/approval-rules.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { findAccount } from '#api/people/accounts/find-account.ts'
import { SANDBOX_PASSWORD } from '#domain/sandbox.ts'
import { applyMoneyEvent, moneyReplay } from './money-events.ts'
import { TEAM_BUSINESS } from './sandbox-accounts.ts'
import { type SandboxMember, seedMember } from './seed-member.ts'
import { TEAM_PAYEE, TEAM_RULES, WAITING_PAYMENT } from './team-history.ts'

/**
 * Restores the documented role of a member. A removed member joins again, with another account. Returns the account's id, or undefined if another
 * person has their numbers.
 */
export async function joinedAs(deps: Deps, member: SandboxMember): Promise<string | undefined> {
  const { db, clock, passwords } = deps
  const { nationalId, role, businessId } = member
  const account = await findAccount(db, nationalId)
  if (account) {
    await db
      .update(accounts)
      .set({ role })
      .where(and(eq(accounts.id, account.id), eq(accounts.businessId, businessId)))
    return account.id
  }
  const passwordHash = await passwords.hash(SANDBOX_PASSWORD)
  await db.transaction(tx => seedMember(tx, { ...member, id: crypto.randomUUID(), passwordHash }, clock()))
  return (await findAccount(db, nationalId))?.id
}

/** Restores the documented rules of the team. Adds a payment of this maker that waits for approval, if there is none. */
export const restoreApprovals = (deps: Deps, madeBy: string): Promise<void> =>
  deps.db.transaction(async tx => {
    await lockBusiness(tx, TEAM_BUSINESS, 'no key update')
    await tx.delete(approvalRules).where(eq(approvalRules.accountId, TEAM_BUSINESS))
    const rules = TEAM_RULES.map(({ from: fromAmount, approvals }) => ({ fromAmount, approvals }))
    await tx.insert(approvalRules).values(rules.map(rule => ({ ...rule, accountId: TEAM_BUSINESS })))
    await reviseRequests(tx, TEAM_BUSINESS)
    const isWaiting = and(eq(approvalRequests.accountId, TEAM_BUSINESS), eq(approvalRequests.state, 'waiting'))
    if ((await tx.$count(approvalRequests, isWaiting)) === 0) await askForPayment(tx, deps, madeBy)
  })

async function askForPayment(tx: Db, deps: Deps, madeBy: string): Promise<void> {
  const now = deps.clock()
  const replay = await moneyReplay(tx, deps, (await walletOf(tx, TEAM_BUSINESS)).id)
  const { name, iban } = TEAM_PAYEE
  const isActive = and(eq(beneficiaries.accountId, TEAM_BUSINESS), eq(beneficiaries.state, 'active'))
  const active = await tx.select().from(beneficiaries).where(isActive)
  const payee = active.find(each => each.iban === iban)
  if (payee) {
    const named = { payeeName: name, payeeNameArabic: null, payeeIban: iban, recipientWalletId: null }
    replay.payees.set(name, { ...named, beneficiaryId: payee.id })
  } else {
    await applyMoneyEvent(replay, { kind: 'beneficiary', ...TEAM_PAYEE }, addSeconds(now, -2 * 86_400))
  }
  await applyMoneyEvent(replay, { kind: 'waiting_transfer', ...WAITING_PAYMENT, madeBy }, now)
}
