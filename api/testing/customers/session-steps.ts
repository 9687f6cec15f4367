import { outcome } from '#api/testing/outcome.ts'
import { Customer, newCustomer } from './customer.ts'
import type { Server } from './newcomer.ts'

export const UNAUTHENTICATED = { status: 401, body: { code: 'UNAUTHENTICATED' } }

export const signedInCustomer = async (server: Server) => (await newCustomer(server)).signIn()

export const me = (customer: Customer) => outcome(customer.get('/api/v1/auth/me'))

/** Exchanges a refresh token without any other credentials. */
export const refresh = (server: Server, { refreshToken }: { refreshToken: string }) =>
  outcome(new Customer(server, { identifier: '', password: '' }).post('/api/v1/auth/refresh', { refreshToken }))

/** Returns the sessions of the customer's account. */
export async function sessionsOf(customer: Customer): Promise<{ id: string; isCurrent: boolean; device: object }[]> {
  const response = await customer.get('/api/v1/auth/sessions')
  return (await response.json()).items
}

/** Returns the texts sent to the customer's phone, newest first. */
export async function messagesTo({ server, identifier }: Customer): Promise<string[]> {
  const response = await server.request(`/api/sandbox/messages?phoneNumber=%2B966${identifier.slice(1)}`)
  return (await response.json()).items.map(({ body }: { body: string }) => body)
}
