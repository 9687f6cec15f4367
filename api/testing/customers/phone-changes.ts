import type { PhoneChange } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { runPhoneChanges } from '#api/people/accounts/phone-changes.ts'
import { type Outcome, outcome } from '#api/testing/outcome.ts'
import { newPhone } from '#api/testing/unique-values.ts'
import { phoneToE164 } from '#domain/phone.ts'
import type { Customer } from './customer.ts'

export const PHONE_CHANGES = '/api/v1/auth/phone-changes'

export const tryPhoneChange = (
  customer: Customer,
  phone: string,
  currentPassword = customer.password,
): Promise<Outcome> => outcome(customer.post(PHONE_CHANGES, { currentPassword, newPhoneNumber: phoneToE164(phone) }))

/** Starts a change to this number, and stores the code. Returns its id. Fails unless the code was sent. */
export async function startChange(customer: Customer, phone = newPhone()): Promise<string> {
  const { status, body } = await tryPhoneChange(customer, phone)
  if (status !== 201) throw new Error(`startPhoneChange responded ${status}: ${JSON.stringify(body)}`)
  customer.otp = String(body.otpCode)
  return String(body.phoneChangeId)
}

export const confirmChange = (customer: Customer, id: string, otp = customer.otp): Promise<Outcome> =>
  outcome(customer.post(`${PHONE_CHANGES}/${id}/confirm`, { otp }))

/** Requests the code that the change waits for, and stores it. */
export async function sendChangeCode(customer: Customer, id: string): Promise<void> {
  const { status, body } = await outcome(customer.post(`${PHONE_CHANGES}/${id}/code`, {}))
  if (status !== 200) throw new Error(`sendPhoneChangeCode responded ${status}: ${JSON.stringify(body)}`)
  customer.otp = String(body.otpCode)
}

/** Confirms the current number, and requests the code to the new one. */
export async function confirmCurrent(customer: Customer, id: string): Promise<void> {
  await confirmChange(customer, id)
  await sendChangeCode(customer, id)
}

/** Confirms both numbers, after which the change waits. Returns its id. */
export async function askForChange(customer: Customer, phone?: string): Promise<string> {
  const id = await startChange(customer, phone)
  await confirmCurrent(customer, id)
  const { status, body } = await confirmChange(customer, id)
  if (status !== 200 || body.state !== 'waiting') throw new Error(`not waiting: ${JSON.stringify(body)}`)
  return id
}

export const cancelChange = (customer: Customer, id: string): Promise<Outcome> =>
  outcome(customer.post(`${PHONE_CHANGES}/${id}/cancel`, {}))

export async function newestChange(customer: Customer): Promise<PhoneChange | null> {
  return (await (await customer.get(PHONE_CHANGES)).json()).phoneChange
}

/** Applies the changes that are due, as the job does. */
export const takeEffect = (deps: Deps): Promise<void> => runPhoneChanges(deps, new AbortController().signal)
