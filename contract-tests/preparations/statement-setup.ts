import type { TestUser } from '../test-user.ts'
import { successOf } from './preparation.ts'

/** Issues the statement of the examples and keeps its id and its code. */
export async function issueExampleStatement({ customer, wallet }: TestUser): Promise<void> {
  const period = { from: '2026-01-01', to: '2026-01-05' }
  const { documentId, code } = await successOf(customer.post('/api/v1/statements', period))
  wallet.documentId = documentId
  wallet.documentCode = code
}
