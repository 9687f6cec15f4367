import { expect, test } from 'vitest'
import { createOperationMatcher } from './match-request.ts'

const operation = (id: string, method: string, path: string) => ({ id, tag: 'wallet', method, path, scenarios: [] })
const match = createOperationMatcher([
  operation('getTransaction', 'GET', '/api/v1/wallet/transactions/{referenceId}'),
  operation('exportTransactions', 'GET', '/api/v1/wallet/transactions/export'),
  operation('endSession', 'DELETE', '/api/v1/auth/sessions/{sessionId}'),
])

test.each([
  ['get', '/api/v1/wallet/transactions/PLK8Q3M7X2K9D4TA', 'getTransaction'],
  ['GET', '/api/v1/wallet/transactions/export', 'exportTransactions'],
  ['DELETE', '/api/v1/auth/sessions/1', 'endSession'],
  ['GET', '/api/v1/auth/sessions/1', undefined],
  ['GET', '/api/v1/wallet/transactions/1/2', undefined],
  ['GET', '/assets/main.js', undefined],
])('%s %s', (method, path, id) => {
  expect(match(method, path)?.id).toBe(id)
})
