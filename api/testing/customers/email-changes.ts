import type { EmailChange, SandboxEmail } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { type Outcome, outcome } from '#api/testing/outcome.ts'
import type { Customer } from './customer.ts'
import type { Server } from './newcomer.ts'

export const EMAIL_CHANGES = '/api/v1/auth/email-changes'

export const tryEmail = (
  customer: Customer,
  email: string | null,
  currentPassword = customer.password,
): Promise<Outcome> => outcome(customer.patch('/api/v1/auth/me', { currentPassword, email }))

/** Requests a link to this address, and delivers it. Returns the change. Fails unless the change waits for the link. */
export async function askForEmail(deps: Deps, customer: Customer, email = 'noura@palm.example'): Promise<EmailChange> {
  const { status, body } = await tryEmail(customer, email)
  if (status !== 200) throw new Error(`changeEmail responded ${status}: ${JSON.stringify(body)}`)
  await deliverMessages(deps)
  const change = await newestEmailChange(customer)
  if (!change) throw new Error('There is no change of email')
  return change
}

export async function newestEmailChange(customer: Customer): Promise<EmailChange | null> {
  return (await (await customer.get(EMAIL_CHANGES)).json()).emailChange
}

/** Returns the emails to the business of this phone, newest first. */
export async function emailsTo(server: Server, phone: string): Promise<SandboxEmail[]> {
  const { items } = await (await server.request(`/api/sandbox/emails?phoneNumber=${encodeURIComponent(phone)}`)).json()
  return items
}

/** Returns the token of the newest link to the business of this phone. */
export async function newestToken(server: Server, phone: string): Promise<string> {
  const [token] = (await emailsTo(server, phone)).flatMap(({ text }) => /confirm-email#(\S+)/.exec(text)?.[1] ?? [])
  if (!token) throw new Error('No link was sent')
  return token
}

export const tryToken = (server: Server, token: string): Promise<Outcome> =>
  outcome(
    server.request(`${EMAIL_CHANGES}/confirm`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    }),
  )
