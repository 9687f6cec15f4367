import { transactionCaseMessages } from '#api/kernel/db/schema/annotations.ts'
import { MAX_CASE_MESSAGES } from '#domain/money/annotations.ts'
import type { People } from '../people.ts'
import { inTurn, successOf } from './preparation.ts'
import { withTransactions } from './wallet.ts'

/** Reports the problem of the examples. */
export async function reportExampleProblem({ customer, wallet }: People): Promise<void> {
  const path = `/api/v1/wallet/transactions/${wallet.referenceId}/cases`
  const { caseId } = await successOf(customer.post(path, { problem: 'charged_twice', text: 'I paid this once' }))
  wallet.caseId = caseId
}

export const withCase = inTurn(withTransactions, reportExampleProblem)

export const closeCase = ({ customer, wallet }: People): Promise<Response> =>
  customer.post(`/api/v1/transaction-cases/${wallet.caseId}/closure`, undefined)

export async function answerCase({ staff, wallet }: People, closes: boolean): Promise<void> {
  await staff.signIn()
  await staff.post(`/transaction-cases/${wallet.caseId}/messages`, { text: 'We have asked the shop', closes })
}

/** The last message that a case can have. */
export async function fillCase({ plink, wallet }: People): Promise<void> {
  const { caseId } = wallet
  const rows = Array.from({ length: MAX_CASE_MESSAGES - 1 }, () => ({
    id: crypto.randomUUID(),
    caseId,
    text: 'One more',
    createdAt: plink.clock(),
  }))
  await plink.deps.db.insert(transactionCaseMessages).values(rows)
}
