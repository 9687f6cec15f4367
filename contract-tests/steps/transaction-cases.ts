import { transactionCaseMessages } from '#api/kernel/db/schema/annotations.ts'
import { MAX_CASE_MESSAGES } from '#domain/money/annotations.ts'
import type { People } from '../people.ts'
import { inTurn, successOf } from './preparation.ts'
import { type ReferenceId, withTransactions } from './wallet.ts'

export type CaseId = { caseId: string }

/** Reports the problem of the examples. */
export async function reportExampleProblem({ customer }: People, { referenceId }: ReferenceId): Promise<CaseId> {
  const path = `/api/v1/wallet/transactions/${referenceId}/cases`
  const { caseId } = await successOf(customer.post(path, { problem: 'charged_twice', text: 'I paid this once' }))
  return { caseId }
}

export const withCase = inTurn(withTransactions, reportExampleProblem)

export async function closeCase({ customer }: People, { caseId }: CaseId): Promise<void> {
  await customer.post(`/api/v1/transaction-cases/${caseId}/closure`, undefined)
}

export const withClosedCase = inTurn(withCase, closeCase)

async function answer({ staff }: People, { caseId }: CaseId, closes: boolean): Promise<void> {
  await staff.signIn()
  await staff.post(`/transaction-cases/${caseId}/messages`, { text: 'We have asked the shop', closes })
}

export const answerCase = (people: People, it: CaseId): Promise<void> => answer(people, it, false)

export const answerAndCloseCase = (people: People, it: CaseId): Promise<void> => answer(people, it, true)

/** Stores as many messages as a case can have. */
export async function fillCase({ plink }: People, { caseId }: CaseId): Promise<void> {
  const rows = Array.from({ length: MAX_CASE_MESSAGES - 1 }, () => ({
    id: crypto.randomUUID(),
    caseId,
    text: 'One more',
    createdAt: plink.clock(),
  }))
  await plink.deps.db.insert(transactionCaseMessages).values(rows)
}
