import { and, eq, lte } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { admins } from '#api/kernel/db/schema/admin.ts'
import { approvalRequests, approvalRules } from '#api/kernel/db/schema/approvals.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { documentRequests } from '#api/kernel/db/schema/business-documents.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { reviseRequests } from '#api/money/approvals/approval-requests.ts'
import { lockBusiness } from '#api/money/approvals/approval-rules.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { accountById, findAccount } from '#api/people/accounts/find-account.ts'
import { isNotClosed, isUnanswered } from '#api/people/documents/document-requests.ts'
import { DOCUMENT_REQUEST_DAYS } from '#domain/constants.ts'
import { addDays, riyadhDay } from '#domain/riyadh-time.ts'
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

/**
 * Asks the business for a document again when nothing is asked of it, and gives it more time when the day has come. Nobody is notified of what is
 * part of the sandbox.
 */
export async function restoreDocumentRequest({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const today = riyadhDay(now)
  const dueOn = addDays(today, DOCUMENT_REQUEST_DAYS)
  await db.transaction(async tx => {
    await lockBusiness(tx, TEAM_BUSINESS, 'no key update')
    if ((await accountById(tx, TEAM_BUSINESS))?.closedAt !== null) return
    const { accountId } = documentRequests
    const isAsked = and(eq(accountId, TEAM_BUSINESS), isNotClosed)
    await tx
      .update(documentRequests)
      .set({ dueOn })
      .where(and(isAsked, isUnanswered, lte(documentRequests.dueOn, today)))
    if ((await tx.$count(documentRequests, isAsked)) > 0) return
    const request = { id: crypto.randomUUID(), accountId: TEAM_BUSINESS, kind: 'vat_certificate', dueOn } as const
    await tx.insert(documentRequests).values({ ...request, requestedBy: await idOfAsking(tx, now), createdAt: now })
  })
}

async function idOfAsking(tx: Db, now: Date): Promise<string> {
  await tx
    .insert(admins)
    .values({ id: crypto.randomUUID(), ...ASKING, createdAt: now })
    .onConflictDoNothing()
  const [admin] = await tx.select({ id: admins.id }).from(admins).where(eq(admins.email, ASKING.email))
  return admin!.id
}

/** Who asks for the document. The portal of the sandbox accepts any password of theirs, as of everybody. */
const ASKING = { email: 'compliance@plink.example', name: 'Compliance', role: 'admin' } as const
