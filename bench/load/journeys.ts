import { randomInt } from 'node:crypto'
import { riyadhDay } from '../../domain/riyadh-time.ts'
import { DEVICE, PASSWORD } from '../sign-in/customers.ts'
import type { Caller } from './caller.ts'
import { signIn, type VirtualUser } from './virtual-users.ts'

/** The requests of a user, from the time at which they are due. */
export type Journey = (user: VirtualUser, due: number) => Promise<unknown>

const WATCH_MILLISECONDS = 5000

/** Makes the dashboard's reads at once, as the web app does. */
export const readWallet: Journey = ({ caller, token }, due) => {
  const paths = ['/auth/me', '/wallet', '/wallet/transactions', '/notifications/unread']
  return Promise.all(paths.map(path => caller.send({ method: 'GET', path: `/api/v1${path}`, token, due })))
}

const payBeneficiary: Journey = async ({ caller, token, beneficiaryId }, due) => {
  const order = {
    destination: { kind: 'beneficiary', beneficiaryId },
    amount: { amount: 100, currency: 'SAR' },
    purpose: 'expenses_services',
  }
  const draft = await caller.send({ method: 'POST', path: '/api/v1/transfers', body: order, token, due })
  if (!draft) return
  const { transferId } = Object(draft.transfer)
  const path = `/api/v1/transfers/${transferId}`
  const confirmed = await caller.send({ method: 'POST', path: `${path}/confirm`, body: { otp: draft.otpCode }, token })
  if (confirmed) await caller.send({ method: 'GET', path, token })
}

const watchWallet: Journey = ({ caller, token }, due) =>
  caller.send({ method: 'GET', path: '/api/v1/wallet/events', token, due, streamMilliseconds: WATCH_MILLISECONDS })

const orderStatement: Journey = async ({ caller, token }, due) => {
  const today = riyadhDay(new Date())
  const period = { from: today, to: today }
  const issued = await caller.send({ method: 'POST', path: '/api/v1/statements', body: period, token, due })
  if (!issued) return
  await caller.send({ method: 'GET', path: `/api/v1/issued-documents/${issued.documentId}/pdf`, token })
}

const often = (journey: Journey, count: number): Journey[] => Array.from({ length: count }, () => journey)

/** The journeys of signed-in users. The more often one is in the list, the more frequent it is. */
export const IN_SESSION: Journey[] = [
  ...often(readWallet, 35),
  ...often(payBeneficiary, 7),
  ...often(watchWallet, 6),
  ...often(orderStatement, 2),
]

/** Tries a password without an account, which the server checks all the same. */
export const guessPassword = (caller: Caller, due: number) => {
  const emailOrPhone = `+96659${String(randomInt(1e7)).padStart(7, '0')}`
  const body = { emailOrPhone, password: PASSWORD, device: DEVICE }
  return caller.send({ method: 'POST', path: '/api/v1/auth/login/password', body, due, expected: 401 })
}

export const signInAgain: Journey = (user, due) => signIn(user, due)
