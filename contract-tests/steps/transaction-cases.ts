import type { TestUser } from '../test-user.ts'
import { inTurn, successOf } from './preparation.ts'
import { withTransactions } from './wallet.ts'

/** Reports the problem of the examples. */
export async function reportExampleProblem({ customer, wallet }: TestUser): Promise<void> {
  const path = `/api/v1/wallet/transactions/${wallet.referenceId}/cases`
  const { caseId } = await successOf(customer.post(path, { problem: 'charged_twice', text: 'I paid this once' }))
  wallet.caseId = caseId
}

export const withCase = inTurn(withTransactions, reportExampleProblem)
