import { expect, test } from 'vitest'
import type { MockedOperation } from './contract.ts'
import { createOperationMatcher, matchScenario } from './match-request.ts'

const operation = (id: string, method: string, path: string) => ({
  id,
  tag: 'wallet',
  method,
  path,
  exampleUrl: path,
  scenarios: [],
})
const match = createOperationMatcher([
  operation('getTransaction', 'GET', '/api/v1/wallet/transactions/{referenceId}'),
  operation('exportTransactions', 'GET', '/api/v1/wallet/transactions/export'),
  operation('endSession', 'DELETE', '/api/v1/auth/sessions/{sessionId}'),
  operation('endOtherSessions', 'POST', '/api/v1/auth/sessions/others'),
])

test.each([
  ['get', '/api/v1/wallet/transactions/PLK8Q3M7X2K9D4TA', 'getTransaction'],
  ['GET', '/api/v1/wallet/transactions/export', 'exportTransactions'],
  ['DELETE', '/api/v1/auth/sessions/1', 'endSession'],
  ['GET', '/api/v1/auth/sessions/1', undefined],
  ['DELETE', '/api/v1/auth/sessions/others', undefined],
  ['POST', '/api/v1/auth/sessions/others', 'endOtherSessions'],
  ['GET', '/api/v1/wallet/transactions/1/2', undefined],
  ['GET', '/assets/main.js', undefined],
])('%s %s', (method, path, id) => {
  expect(match(method, path)?.id).toBe(id)
})

const localScreening: MockedOperation = {
  ...operation('localScreening', 'POST', '/api/v1/verification/local-screening'),
  scenarios: [
    { name: 'all_green', status: 200, body: { idNumber: '1990800003', businessType: 'freelancer' } },
    { name: 'local_screening_hit', status: 200, body: { idNumber: '1990700013', businessType: 'freelancer' } },
    { name: 'facts_mismatch', status: 409, body: { idNumber: '2990700003', businessType: 'freelancer' } },
    { name: 'second_page', status: 200, query: { cursor: 'two' } },
  ],
}

test.each([
  ['the example', { idNumber: '1990700013', businessType: 'freelancer' }, '', 'local_screening_hit'],
  [
    'other values where the examples agree',
    { idNumber: '1990700013', businessType: 'company' },
    '',
    'local_screening_hit',
  ],
  ['a test value with the same effect', { idNumber: '2990600013' }, '', 'local_screening_hit'],
  ['the other of two values with the effect of `all_green`', { idNumber: '2990700003' }, '', 'facts_mismatch'],
  ['the query of an example', {}, 'cursor=two', 'second_page'],
  ['no test value', { idNumber: '1990800003' }, '', undefined],
  ['no body', undefined, '', undefined],
])('a request with %s', (_what, body, query, scenario) => {
  expect(matchScenario(localScreening, { body, query: new URLSearchParams(query) })?.name).toBe(scenario)
})
