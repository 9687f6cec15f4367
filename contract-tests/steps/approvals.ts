import { eq } from 'drizzle-orm'
import type { MemberRole } from '#api/contract/generated/schemas.ts'
import { approvalRules } from '#api/kernel/db/schema/approvals.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { storeRule } from '#api/testing/approvals.ts'
import type { Customer } from '#api/testing/customer.ts'
import { newMember } from '#api/testing/members.ts'
import type { People } from '../people.ts'
import { inTurn, type Preparation, successOf } from './preparation.ts'
import { requestTransfer, toBeneficiary, withActiveBeneficiary } from './transfers.ts'

/** The business has somebody else who may approve. */
export const withApprover: Preparation = async ({ plink, newcomer, approval }) => {
  approval.approver = await newMember(plink.deps, plink.app, newcomer.userId, 'approver')
  await approval.approver.signIn()
}

/** Changes the role of one of them. */
export async function setRole(people: People, who: 'maker' | 'approver', role: MemberRole): Promise<void> {
  const { userId } = people.approval[who]
  await people.plink.deps.db.update(accounts).set({ role }).where(eq(accounts.id, userId))
}

/** The maker and the owner of the examples have names, and everything that is paid needs so many approvals. */
async function openTeam(people: People, approvalsNeeded: number): Promise<void> {
  const { plink, newcomer, approval } = people
  await withApprover(people)
  const maker = await newMember(plink.deps, plink.app, newcomer.userId, 'maker')
  approval.maker = await maker.signIn()
  await storeRule(plink.deps, newcomer.userId, 1_00, approvalsNeeded)
  await nameOf(people, newcomer.userId, 'Omar Al Salem')
  await nameOf(people, maker.userId, 'Layla Al Harbi')
}

const nameOf = ({ plink }: People, id: string, personNameEnglish: string) =>
  plink.deps.db.update(applicants).set({ personNameEnglish }).where(eq(applicants.id, id))

/** What somebody of the business does, in place of its owner. */
async function as(people: People, somebody: Customer, act: (people: People) => Promise<unknown>): Promise<void> {
  await act({ ...people, customer: somebody })
}

/** Keeps the id and the digest of the newest payment for approval. */
export async function keepApproval({ customer, approval }: People): Promise<void> {
  const { items } = await successOf(customer.get('/api/v1/approvals?limit=1'))
  approval.approvalId = items[0].approvalId
  approval.digest = items[0].digest
}

/** Prepares and confirms the transfer of the examples. */
export async function payBeneficiary(people: People): Promise<void> {
  await requestTransfer(people, toBeneficiary(people))
  await confirmIt(people)
}

/** The maker has confirmed a transfer, which waits for so many approvals. */
export const waitingFor = (
  approvalsNeeded: number,
  pay: (people: People) => Promise<unknown> = payBeneficiary,
): Preparation =>
  inTurn(
    withActiveBeneficiary,
    people => openTeam(people, approvalsNeeded),
    people => as(people, people.approval.maker, pay),
    keepApproval,
  )

/** The maker has confirmed one more transfer, which waits too. */
export const payForApproval = (people: People): Promise<void> => as(people, people.approval.maker, payBeneficiary)

export const confirmIt = ({ customer, transfer }: People) =>
  successOf(customer.post(`/api/v1/transfers/${transfer.transferId}/confirm`, { otp: customer.otp }))

export const withApproval = waitingFor(1)

/** The owner has made it. */
export const withOwnApproval = inTurn(
  withActiveBeneficiary,
  people => openTeam(people, 1),
  payBeneficiary,
  keepApproval,
)

/** Keeps the code of the owner. */
export async function sendCode({ customer, approval: { approvalId, digest } }: People): Promise<void> {
  customer.otp = (await successOf(customer.post(`/api/v1/approvals/${approvalId}/code`, { digest }))).otpCode
}

export const withApprovalCode = inTurn(withApproval, sendCode)

/** What waits still does, though nothing new has to. */
export const endRules = ({ plink, newcomer }: People) =>
  plink.deps.db.delete(approvalRules).where(eq(approvalRules.accountId, newcomer.userId))
