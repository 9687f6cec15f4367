import { DEVICE } from '../sign-in/customers.ts'
import type { Caller } from './caller.ts'

/** A customer whose requests are measured. */
export interface VirtualUser {
  caller: Caller
  phone: string
  password: string
  beneficiaryId: string
  /** The token. It is empty before the sign-in. */
  token: string
}

/** The number of users who are created at a time. Each takes a password hash, of which a process computes only a few at a time. */
const AT_ONCE = 4

/** Creates test businesses through the API, each with money and beneficiaries. */
export async function createVirtualUsers(callers: Caller[]): Promise<VirtualUser[]> {
  const users: VirtualUser[] = []
  const waiting = [...callers]
  const work = async () => {
    for (let caller = waiting.pop(); caller; caller = waiting.pop()) users.push(await createVirtualUser(caller))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return users
}

interface NewBusiness {
  password: string
  business: { phoneNumber: string; beneficiaries: { beneficiaryId: string }[] }
}

async function createVirtualUser(caller: Caller): Promise<VirtualUser> {
  const response = await caller.send({ method: 'POST', path: '/api/sandbox/businesses', body: {} })
  if (!response) throw new Error('The server made no test business. Is it in sandbox mode, and is TRUST_PROXY=1?')
  const { password, business }: NewBusiness = JSON.parse(JSON.stringify(response))
  const { phoneNumber, beneficiaries } = business
  return { caller, password, phone: phoneNumber, beneficiaryId: beneficiaries[0]?.beneficiaryId ?? '', token: '' }
}

/** Signs in with the password and the code that the sandbox returns. */
export async function signIn(user: VirtualUser, due?: number): Promise<void> {
  const { caller, phone, password } = user
  const device = DEVICE
  const body = { emailOrPhone: phone, password, device }
  const started = await caller.send({ method: 'POST', path: '/api/v1/auth/login/password', body, due })
  // Of two concurrent sign-ins, the first one gets the code.
  if (!started?.otpCode) return
  const { userId, otpCode: otp } = started
  const done = await caller.send({
    method: 'POST',
    path: '/api/v1/auth/login/verify-otp',
    body: { userId, otp, device },
  })
  if (done) user.token = String(done.accessToken)
}

/** Signs in everybody. Throws if that fails. */
export async function signInAll(users: VirtualUser[]): Promise<void> {
  const waiting = [...users]
  const work = async () => {
    for (let user = waiting.pop(); user; user = waiting.pop()) await signIn(user)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (users.some(({ token }) => token === '')) throw new Error('Not every user could sign in')
}
