import { eq } from 'drizzle-orm'
import type { MemberRole } from '#api/contract/generated/schemas.ts'
import { approvalRules } from '#api/kernel/db/schema/approvals.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { storeRule } from '#api/testing/approvals.ts'
import type { Customer } from '#api/testing/customer.ts'
import { newMember } from '#api/testing/members.ts'
import type { TestUser } from '../test-user.ts'
import { inTurn, type Preparation, successOf } from './preparation.ts'
import { requestTransfer, toBeneficiary, withActiveBeneficiary } from './transfers.ts'

/** The business has somebody else who may approve. */
export const withApprover: Preparation = async ({ world, person, approval }) => {
  approval.approver = await newMember(world.deps, world.app, person.userId, 'approver')
  await approval.approver.signIn()
}

/** Changes the role of one of them. */
export async function setRole(user: TestUser, who: 'maker' | 'approver', role: MemberRole): Promise<void> {
  const { userId } = user.approval[who]
  await user.world.deps.db.update(accounts).set({ role }).where(eq(accounts.id, userId))
}

/** The maker and the owner of the examples have names, and everything that is paid needs so many approvals. */
async function openTeam(user: TestUser, approvalsNeeded: number): Promise<void> {
  const { world, person, approval } = user
  await withApprover(user)
  const maker = await newMember(world.deps, world.app, person.userId, 'maker')
  approval.maker = await maker.signIn()
  await storeRule(world.deps, person.userId, 1_00, approvalsNeeded)
  await nameOf(user, person.userId, 'Omar Al Salem')
  await nameOf(user, maker.userId, 'Layla Al Harbi')
}

const nameOf = ({ world }: TestUser, id: string, personNameEnglish: string) =>
  world.deps.db.update(applicants).set({ personNameEnglish }).where(eq(applicants.id, id))

/** What somebody of the business does, in place of its owner. */
async function as(user: TestUser, somebody: Customer, act: (user: TestUser) => Promise<unknown>): Promise<void> {
  await act({ ...user, customer: somebody })
}

/** Keeps the id and the digest of the newest payment for approval. */
export async function keepApproval({ customer, approval }: TestUser): Promise<void> {
  const { items } = await successOf(customer.get('/api/v1/approvals?limit=1'))
  approval.approvalId = items[0].approvalId
  approval.digest = items[0].digest
}

/** Prepares and confirms the transfer of the examples. */
export async function payBeneficiary(user: TestUser): Promise<void> {
  await requestTransfer(user, toBeneficiary(user))
  await confirmIt(user)
}

/** The maker has confirmed a transfer, which waits for so many approvals. */
export const waitingFor = (
  approvalsNeeded: number,
  pay: (user: TestUser) => Promise<unknown> = payBeneficiary,
): Preparation =>
  inTurn(
    withActiveBeneficiary,
    user => openTeam(user, approvalsNeeded),
    user => as(user, user.approval.maker, pay),
    keepApproval,
  )

/** The maker has confirmed one more transfer, which waits too. */
export const payForApproval = (user: TestUser): Promise<void> => as(user, user.approval.maker, payBeneficiary)

export const confirmIt = ({ customer, transfer }: TestUser) =>
  successOf(customer.post(`/api/v1/transfers/${transfer.transferId}/confirm`, { otp: customer.otp }))

export const withApproval = waitingFor(1)

/** The owner has made it. */
export const withOwnApproval = inTurn(withActiveBeneficiary, user => openTeam(user, 1), payBeneficiary, keepApproval)

/** Keeps the code of the owner. */
export async function sendCode({ customer, approval: { approvalId, digest } }: TestUser): Promise<void> {
  customer.otp = (await successOf(customer.post(`/api/v1/approvals/${approvalId}/code`, { digest }))).otpCode
}

export const withApprovalCode = inTurn(withApproval, sendCode)

/** What waits still does, though nothing new has to. */
export const endRules = ({ world, person }: TestUser) =>
  world.deps.db.delete(approvalRules).where(eq(approvalRules.accountId, person.userId))
