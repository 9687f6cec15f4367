import { expect } from 'vitest'
import type { LimitPeriod, TransactionList } from '#api/contract/generated/schemas.ts'
import { type Customer, wrongCode } from '#api/testing/customers/customer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { sar } from './wallet.ts'

const ACTIONS = '/api/v1/wallet/actions'

export const DEACTIVATE = { type: 'deactivate' }
export const ACTIVATE = { type: 'activate' }
export const named = (name: string) => ({ type: 'create_sub_wallet', name })
export const dailyLimit = (amount: number) => ({ type: 'set_limit', period: 'daily', limit: sar(amount) })

/** A limit of what is paid in shops. Null removes it. */
export const posLimit = (amount: number | null, period: LimitPeriod = 'daily') => ({
  type: 'set_limit',
  transactionType: 'local_pos',
  period,
  limit: amount === null ? null : sar(amount),
})

/** A wallet action that waits for its code. */
export interface Waiting {
  actionId: string
  otpCode: string
}

export const tryToAsk = (by: Customer, change: object) => outcome(by.post(ACTIONS, change))

export async function ask(by: Customer, change: object): Promise<Waiting> {
  const response = await by.post(ACTIONS, change)
  expect(response.status).toBe(201)
  return response.json()
}

export const confirm = (by: Customer, { actionId, otpCode }: Waiting) =>
  outcome(by.post(`${ACTIONS}/${actionId}/confirm`, { otp: otpCode }))

export const resend = (by: Customer, { actionId }: Waiting) => outcome(by.post(`${ACTIONS}/${actionId}/resend`, {}))

export const carryOut = async (by: Customer, change: object) => confirm(by, await ask(by, change))

export const withWrongCode = (waiting: Waiting, index = 0) => ({
  ...waiting,
  otpCode: wrongCode(waiting.otpCode, index),
})

export const refused = (status: number, code: string) => ({ status, body: expect.objectContaining({ code }) })

const PATH = '/api/v1/wallet/transactions'

export const listOf = (customer: Customer, query: Record<string, string> = {}) =>
  customer.get(`${PATH}?${new URLSearchParams(query)}`)

export async function pageOf(customer: Customer, query: Record<string, string> = {}): Promise<TransactionList> {
  const response = await listOf(customer, query)
  expect(response.status).toBe(200)
  return response.json()
}

export const namesOf = (page: TransactionList) => page.items.map(({ counterparty }) => counterparty)
