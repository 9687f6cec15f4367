import { expect } from 'vitest'
import type { TransactionList } from '#api/contract/generated/schemas.ts'
import type { Customer } from './customer.ts'

const PATH = '/api/v1/wallet/transactions'

export const listOf = (customer: Customer, query: Record<string, string> = {}) =>
  customer.get(`${PATH}?${new URLSearchParams(query)}`)

export async function pageOf(customer: Customer, query: Record<string, string> = {}): Promise<TransactionList> {
  const response = await listOf(customer, query)
  expect(response.status).toBe(200)
  return response.json()
}

export const namesOf = (page: TransactionList) => page.items.map(({ counterparty }) => counterparty)
