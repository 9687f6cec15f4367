import { eq } from 'drizzle-orm'
import type { MemberRole } from '#api/contract/generated/schemas.ts'
import { approvalRules } from '#api/kernel/db/schema/approvals.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { storeRule } from '#api/testing/customers/approvals.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { newMember } from '#api/testing/customers/members.ts'
import type { People } from '../people.ts'
import { inTurn, type Made, successOf } from './preparation.ts'
import { type BeneficiaryId, payBeneficiary, withActiveBeneficiary } from './transfers.ts'

/** A payment that waits for approval, and the digest of what is approved. */
export type Approval = { approvalId: string; digest: string }
export type Approver = { approver: Customer }
export type Team = Approver & { maker: Customer }

/** The business has another member who may approve. */
export async function withApprover({ plink, newcomer }: People): Promise<Approver> {
  const approver = await newMember(plink.deps, plink.app, newcomer.userId, 'approver')
  return { approver: await approver.signIn() }
}

export async function setRole({ plink }: People, { userId }: Customer, role: MemberRole): Promise<void> {
  await plink.deps.db.update(accounts).set({ role }).where(eq(accounts.id, userId))
}

/** The business has a maker and an approver, and every payment needs so many approvals. Owner and maker have the names of the examples. */
async function openTeam(people: People, approvalsNeeded: number): Promise<Team> {
  const { plink, newcomer } = people
  const { approver } = await withApprover(people)
  const maker = await (await newMember(plink.deps, plink.app, newcomer.userId, 'maker')).signIn()
  await storeRule(plink.deps, newcomer.userId, 1_00, approvalsNeeded)
  await setName(people, newcomer.userId, 'Omar Al Salem')
  await setName(people, maker.userId, 'Layla Al Harbi')
  return { approver, maker }
}

const setName = ({ plink }: People, id: string, personNameEnglish: string) =>
  plink.deps.db.update(applicants).set({ personNameEnglish }).where(eq(applicants.id, id))

/** Finds the newest payment that waits for approval. */
export async function findApproval({ customer }: People): Promise<Approval> {
  const { items } = await successOf(customer.get('/api/v1/approvals?limit=1'))
  return { approvalId: items[0].approvalId, digest: items[0].digest }
}

/** Makes a payment, which may go to the beneficiary. */
type Pay<Paid extends Made> = (people: People, made: BeneficiaryId) => Promise<Paid>

/** The maker has made this payment, which waits for so many approvals. */
export const withPaymentOfMaker = <Paid extends Made>(approvalsNeeded: number, pay: Pay<Paid>) =>
  inTurn(
    withActiveBeneficiary,
    people => openTeam(people, approvalsNeeded),
    (people, made) => pay({ ...people, customer: made.maker }, made),
    findApproval,
  )

/** The maker makes one more payment, which waits too. */
export const payAsMaker = (people: People, made: Team & BeneficiaryId) =>
  payBeneficiary({ ...people, customer: made.maker }, made)

export const withApproval = withPaymentOfMaker(1, payBeneficiary)

/** The owner has made the payment. */
export const withOwnApproval = inTurn(
  withActiveBeneficiary,
  people => openTeam(people, 1),
  payBeneficiary,
  findApproval,
)

/** Sends the code for the approval to the owner. */
export async function sendApprovalCode({ customer }: People, { approvalId, digest }: Approval): Promise<void> {
  const { otpCode } = await successOf(customer.post(`/api/v1/approvals/${approvalId}/code`, { digest }))
  customer.otp = otpCode
}

export const withApprovalCode = inTurn(withApproval, sendApprovalCode)

/** New payments need no approval. Those that wait still do. */
export async function endRules({ plink, newcomer }: People): Promise<void> {
  await plink.deps.db.delete(approvalRules).where(eq(approvalRules.accountId, newcomer.userId))
}
