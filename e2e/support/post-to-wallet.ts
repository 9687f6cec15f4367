import { type Customer, newCustomer } from '#api/testing/customers/customer.ts'
import type { Server } from '#api/testing/customers/newcomer.ts'
import { phoneToE164 } from '#domain/phone.ts'
import type { Posting, PostingRequest, SubWallet } from '#web/api/generated/plinkAPI.schemas.ts'

type Anonymous<Each> = Each extends unknown ? Omit<Each, 'key' | 'phoneNumber'> : never
/** A posting to any wallet. */
export type Movement = Anonymous<PostingRequest>

/** Posts a movement from outside: a top-up, a payment, a hold or its end. */
export async function postToWallet(customer: Customer, movement: Movement): Promise<Posting> {
  const body = { ...movement, key: crypto.randomUUID(), phoneNumber: phoneToE164(customer.identifier) }
  const response = await customer.post('/api/sandbox/postings', body)
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return response.json()
}

/** Opens a sub-wallet, with the code that this requires. */
export async function openSubWallet(customer: Customer, name: string): Promise<SubWallet> {
  const action = await (await customer.post('/api/v1/wallet/actions', { type: 'create_sub_wallet', name })).json()
  const confirmed = await customer.post(`/api/v1/wallet/actions/${action.actionId}/confirm`, { otp: action.otpCode })
  return (await confirmed.json()).subWallet
}

/** Adds a beneficiary, with the code that this requires. Returns its ID. */
export async function addBeneficiary(customer: Customer, name: string, iban: string): Promise<string> {
  const { beneficiaryId, otpCode } = await (await customer.post('/api/v1/beneficiaries', { name, iban })).json()
  await customer.post(`/api/v1/beneficiaries/${beneficiaryId}/confirm`, { otp: otpCode })
  return beneficiaryId
}

const sar = (riyals: number) => ({ amount: riyals * 100, currency: 'SAR' }) as const

export const topUp = (riyals: number) =>
  ({ kind: 'top_up', type: 'mada_card_top_up', amount: sar(riyals), counterparty: 'mada card 4521' }) as const

export const payment = (riyals: number, counterparty: string) =>
  ({ kind: 'payment', type: 'local_pos', amount: sar(riyals), counterparty }) as const

export const hold = (riyals: number, counterparty: string, reason: 'authorization' | 'deposit' = 'authorization') =>
  ({
    kind: 'hold',
    type: 'international_online_purchase',
    amount: sar(riyals),
    counterparty,
    reason,
    expectedRelease: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  }) as const

/** Returns a customer whose wallet has these postings, oldest first. */
export async function customerWith(server: Server, movements: readonly Movement[]): Promise<Customer> {
  const customer = await newCustomer(server)
  for (const movement of movements) await postToWallet(customer, movement)
  return customer
}
