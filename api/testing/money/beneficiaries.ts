import type { AddBeneficiaryRequest } from '#api/contract/generated/schemas.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { type Outcome, outcome } from '#api/testing/outcome.ts'

export const BENEFICIARIES = '/api/v1/beneficiaries'

let accountsSoFar = 0

/** Returns an IBAN of a Saudi bank that no other call returns. */
export function newIban(): string {
  const bban = `80${String(++accountsSoFar).padStart(18, '0')}`
  // 2810 stands for SA, and 00 for the check digits.
  const check = 98n - (BigInt(`${bban}281000`) % 97n)
  return `SA${String(check).padStart(2, '0')}${bban}`
}

/** Adds a beneficiary, and stores its code. Returns its id. Fails unless the code was sent. */
export async function add(customer: Customer, payee: AddBeneficiaryRequest): Promise<string> {
  const { status, body } = await tryToAdd(customer, payee)
  if (status !== 201) throw new Error(`addBeneficiary responded ${status}: ${JSON.stringify(body)}`)
  customer.otp = String(body.otpCode)
  return String(body.beneficiaryId)
}

export const tryToAdd = (customer: Customer, payee: AddBeneficiaryRequest): Promise<Outcome> =>
  outcome(customer.post(BENEFICIARIES, payee))

export const confirm = (customer: Customer, id: string, otp = customer.otp): Promise<Outcome> =>
  outcome(customer.post(`${BENEFICIARIES}/${id}/confirm`, { otp }))

export const read = (customer: Customer, id: string): Promise<Outcome> =>
  outcome(customer.get(`${BENEFICIARIES}/${id}`))
