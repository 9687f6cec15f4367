import { expect } from 'vitest'
import type { WalletActionRequest } from '#api/contract/generated/schemas.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import type { Server } from '#api/testing/customers/newcomer.ts'
import { outcome } from '#api/testing/outcome.ts'
import type { ServerProcess } from './server-process.ts'

/** Returns the server of this process, for functions that send requests. */
export const at = ({ url }: Pick<ServerProcess, 'url'>): Server => ({
  request: (path, init) => fetch(url + path, init),
})

/** Starts a sign-up. */
export function sendOtp({ url }: Pick<ServerProcess, 'url'>, phoneNumber: string): Promise<Response> {
  return fetch(`${url}/api/v1/auth/send-otp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ phoneNumber, businessType: 'freelancer' }),
  })
}

/** Lets the owner of a wallet confirm this change of it. */
export async function changeWallet(owner: Customer, action: WalletActionRequest): Promise<void> {
  const { body } = await outcome(owner.post('/api/v1/wallet/actions', action))
  const done = await owner.post(`/api/v1/wallet/actions/${body.actionId}/confirm`, { otp: body.otpCode })
  expect(done.status).toBe(200)
}
