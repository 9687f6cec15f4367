import { expect } from 'vitest'
import type { TestApp } from '#api/testing/app.ts'
import { type Outcome, outcome } from '#api/testing/outcome.ts'
import { type Customer, seededCustomer } from './customer.ts'
import { newCustomerWithCall } from './customer-with-call.ts'
import type { Server } from './newcomer.ts'

/** Returns a customer whose sign-in waits for a confirmation by phone call. */
export const calledCustomer = async (plink: Pick<TestApp, 'app' | 'database'>) =>
  (await (await newCustomerWithCall(plink)).startLogin()).verifyLogin()

export const calledAccount = async (server: Server, phone: string) =>
  (await seededCustomer(server, phone).startLogin()).verifyLogin()

export const callStatus = ({ server, callbackId }: Customer): Promise<Outcome> =>
  outcome(server.request(`/api/v1/auth/callback-status/${callbackId}`))

export const completeCall = (customer: Customer, device: object = customer.device) =>
  outcome(customer.post(`/api/v1/auth/callback-complete/${customer.callbackId}`, device))

export const pressKey = (customer: Customer, digit: number) =>
  outcome(customer.post(`/api/sandbox/calls/${customer.callbackId}/press`, { digit }))

/** Tries a wrong password and returns the number of remaining attempts. */
export const attemptsLeft = async (customer: Customer) =>
  (await outcome(customer.tryPassword('Palm#Trees2032'))).body.attemptsRemaining

/** Returns the response of `getCallbackStatus` in this state. */
export const inState = (state: string) => ({ status: 200, body: { status: state, message: expect.any(String) } })
export const CALL_NOT_FOUND = { status: 404, body: { code: 'CALLBACK_NOT_FOUND' } }
export const CALL_EXPIRED = { status: 410, body: { code: 'CALLBACK_EXPIRED' } }
