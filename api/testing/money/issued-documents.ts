import { expect } from 'vitest'
import type { IssuedDocument, StatementMonthList } from '#api/contract/generated/schemas.ts'
import type { Customer } from '#api/testing/customers/customer.ts'

export const JANUARY = { from: '2026-01-01', to: '2026-01-05' }

export const askForStatement = (customer: Customer, period: object = {}) =>
  customer.post('/api/v1/statements', { ...JANUARY, ...period })

/** Returns the issued document. Fails unless it is issued. */
async function issued(pending: Promise<Response>): Promise<IssuedDocument> {
  const response = await pending
  expect(response.status).toBe(201)
  return response.json()
}

export const issueStatement = (customer: Customer, period: object = {}) => issued(askForStatement(customer, period))
export const issueCertificate = (customer: Customer) => issued(customer.post('/api/v1/balance-certificates', undefined))
export const issueLetter = (customer: Customer) => issued(customer.post('/api/v1/iban-letters', undefined))

export const fileOf = (customer: Customer, { documentId }: Pick<IssuedDocument, 'documentId'>, name: string) =>
  customer.get(`/api/v1/issued-documents/${documentId}/${name}`)

export async function monthsOf(customer: Customer, query = ''): Promise<StatementMonthList['items']> {
  const response = await customer.get(`/api/v1/statements${query}`)
  expect(response.status).toBe(200)
  return (await response.json()).items
}
