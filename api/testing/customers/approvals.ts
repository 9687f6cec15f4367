import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Approval, ApprovalRule, MemberRole, Notification } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { approvalRules } from '#api/kernel/db/schema/approvals.ts'
import { messages } from '#api/kernel/db/schema/messages.ts'
import type { TestApp } from '#api/testing/app.ts'
import { confirmDraft, newBeneficiary, prepare } from '#api/testing/money/transfers.ts'
import { sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome } from '#api/testing/outcome.ts'
import type { Customer } from './customer.ts'
import { newMember } from './members.ts'

const PATH = '/api/v1/approvals'

export const rule = (fromAmount: number, approvals: number): ApprovalRule => ({ from: sar(fromAmount), approvals })

/** Stores a rule, without the owner's code. */
export const storeRule = ({ db }: Pick<Deps, 'db'>, accountId: string, fromAmount: number, approvals: number) =>
  db.insert(approvalRules).values({ accountId, fromAmount, approvals })

/** Sets the rules of the business with a code. */
export async function setRules(owner: Customer, rules: ApprovalRule[]) {
  const { body, ...sent } = await outcome(owner.post('/api/v1/approval-rules/code', { rules }))
  if (sent.status !== 200) return { ...sent, body }
  return outcome(owner.post('/api/v1/approval-rules', { rules, otp: body.otpCode }))
}

/** Returns the newest payment of the business for approval, as this person sees it. */
export async function newestApproval(customer: Customer): Promise<Approval> {
  const { items } = await (await customer.get(`${PATH}?limit=1`)).json()
  return items[0]
}

export const readApproval = async (
  customer: Customer,
  { approvalId }: Pick<Approval, 'approvalId'>,
): Promise<Approval> => (await customer.get(`${PATH}/${approvalId}`)).json()

export const askForCode = (customer: Customer, { approvalId, digest }: Approval) =>
  outcome(customer.post(`${PATH}/${approvalId}/code`, { digest }))

export const giveApproval = (customer: Customer, { approvalId, digest }: Approval, otp: unknown) =>
  outcome(customer.post(`${PATH}/${approvalId}/approve`, { digest, otp }))

/** Requests a code for the approval that this person saw, and approves it with the code. */
export async function approve(customer: Customer, shown: Approval) {
  const { status, body } = await askForCode(customer, shown)
  return status === 200 ? giveApproval(customer, shown, body.otpCode) : { status, body }
}

export const decline = (customer: Customer, { approvalId }: Approval, reason = 'Wrong supplier') =>
  outcome(customer.post(`${PATH}/${approvalId}/decline`, { reason }))

export const withdraw = (customer: Customer, { approvalId }: Approval) =>
  outcome(customer.post(`${PATH}/${approvalId}/withdraw`, {}))

export const change = (customer: Customer, { approvalId }: Approval, changes: object) =>
  outcome(customer.patch(`${PATH}/${approvalId}`, changes))

/** Returns a business with money, whose owner has a maker and two approvers, all signed in, and an active beneficiary. */
export async function newTeam(plink: TestApp, balance = 1_000_00) {
  const owner = await newWalletOwner(plink)
  await owner.now(topUp(balance))
  const businessId = owner.customer.userId
  const join = async (role: MemberRole) => {
    const member = await newMember(plink.deps, plink.app, businessId, role)
    return member.signIn()
  }
  const [maker, approver, second] = [await join('maker'), await join('approver'), await join('approver')]
  return {
    ...owner,
    businessId,
    owner: owner.customer,
    maker,
    approver,
    second,
    beneficiaryId: await newBeneficiary(plink.deps, businessId),
  }
}
export type Team = Awaited<ReturnType<typeof newTeam>>

/** Returns a team whose payments need one approval from 100 SAR on, and two from 500 SAR on. */
export async function newTeamWithRules(plink: TestApp): Promise<Team> {
  const team = await newTeam(plink)
  await storeRule(plink.deps, team.businessId, 100_00, 1)
  await storeRule(plink.deps, team.businessId, 500_00, 2)
  return team
}

/** Returns the available money and the money on hold. */
export async function moneyOf({ read }: Team): Promise<[number, number]> {
  const { available, onHold } = await read('')
  return [available.amount, onHold.amount]
}

/** Returns the SMS of this account. */
export const toldTo = async ({ db }: Pick<Deps, 'db'>, recipientId: string) =>
  (await db.select().from(messages).where(eq(messages.recipientId, recipientId))).map(({ content }) => content.key)

/** Returns the kinds of this person's notifications. */
export const kindsFor = async (customer: Customer): Promise<string[]> =>
  (await (await customer.get('/api/v1/notifications')).json()).items.map(({ kind }: { kind: string }) => kind)

/** Returns where this person's notifications say that the payments for approval stand, the newest first. */
export const statesToldTo = async (customer: Customer): Promise<string[]> =>
  (await (await customer.get('/api/v1/notifications')).json()).items.flatMap(({ kind, approvalState }: Notification) =>
    kind === 'approval_waiting' ? (approvalState ?? []) : [],
  )

/** Returns a day in Riyadh that is this many days ahead. */
export const dayAhead = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 86_400_000 + 3 * 3_600_000).toISOString().slice(0, 10)

/** Lets the maker confirm a transfer to the beneficiary. Returns the transfer, whether or not it waits for approval. */
export async function makeTransfer(
  { maker, beneficiaryId }: Team,
  amount: number,
  more: object = {},
  customer = maker,
) {
  const draft = await prepare(customer, { kind: 'beneficiary', beneficiaryId }, amount, more)
  return confirmDraft(customer, draft)
}

/** Lets the maker confirm a transfer that must wait for approval. Returns the request. */
export async function makeWaiting(team: Team, amount: number, more: object = {}, customer = team.maker) {
  expect(await makeTransfer(team, amount, more, customer)).toMatchObject({
    status: 200,
    body: { state: 'awaiting_approval' },
  })
  return newestApproval(team.approver)
}
