import { Customer } from '#api/testing/customers/customer.ts'
import type { Server } from '#api/testing/customers/newcomer.ts'
import { newSandboxBusiness } from '#api/testing/customers/sandbox-businesses.ts'
import { joined } from '#api/testing/customers/team.ts'
import { phoneFromE164 } from '#domain/phone.ts'
import { addDays, type Day, riyadhDay } from '#domain/riyadh-time.ts'

const STEP_MILLISECONDS = 20 * 86_400_000

/** A business of three people that lives the next month by the real clock, on a clock of its own. */
export interface BusinessMonth {
  owner: Customer
  maker: Customer
  approver: Customer
  /** The IDs of two beneficiaries who are paid. */
  suppliers: string[]
  /** A day of the month, from 1. The days after its end are those of the next month. */
  day: (number: number) => Day
  /** Lets happen what falls due before ten o'clock in the morning of this day. */
  liveUntil: (number: number) => Promise<void>
}

/** Opens the business with this many riyals in the month before. */
export async function openBusinessMonth(server: Server, riyals: number): Promise<BusinessMonth> {
  const openingBalance = { amount: riyals * 100, currency: 'SAR' as const }
  const { business, password, key } = await newSandboxBusiness(server, { name: 'Najd Bakery', openingBalance })
  const identifier = phoneFromE164(business.phoneNumber)
  const owner = await new Customer(server, { identifier, password }).signIn()
  // A slow machine lives the month for longer than an access token lasts. The key of the business does not end.
  const clock = new Customer(server, { identifier, password })
  clock.accessToken = key
  const now = async () => Date.parse((await succeed(clock.get('/api/sandbox/clock'))).now)
  const today = riyadhDay(new Date(await now()))
  const firstDay: Day = `${addDays(`${today.slice(0, 7)}-28`, 4).slice(0, 7)}-01`
  const day = (number: number) => addDays(firstDay, number - 1)
  const month: BusinessMonth = {
    owner,
    maker: await joined(server, owner, 'maker'),
    approver: await joined(server, owner, 'approver'),
    suppliers: business.beneficiaries.map(({ beneficiaryId }) => beneficiaryId),
    day,
    liveUntil: async number => {
      const end = Date.parse(`${day(number)}T10:00:00+03:00`)
      for (let time = await now(); time < end; time = await now()) {
        // A call moves the clock by 31 days at most.
        const next = new Date(Math.min(end, time + STEP_MILLISECONDS)).toISOString()
        await succeed(clock.post('/api/sandbox/clock', { now: next }, { 'Idempotency-Key': crypto.randomUUID() }))
      }
    },
  }
  await setLimit(owner, 'daily', 60_000)
  await setLimit(owner, 'monthly', 90_000)
  await month.liveUntil(2)
  return month
}

async function setLimit(owner: Customer, period: 'daily' | 'monthly', riyals: number): Promise<void> {
  const limit = { amount: riyals * 100, currency: 'SAR' }
  const { actionId, otpCode } = await succeed(
    owner.post('/api/v1/wallet/actions', { type: 'set_limit', period, limit }),
  )
  await succeed(owner.post(`/api/v1/wallet/actions/${actionId}/confirm`, { otp: otpCode }))
}

/** Makes a transfer to a beneficiary, with its code. Returns its ID and, for one that repeats, that of its schedule. */
export async function send(
  customer: Customer,
  beneficiaryId: string,
  riyals: number,
  more: object = {},
): Promise<{ transferId: string; scheduleId: string }> {
  const amount = { amount: Math.round(riyals * 100), currency: 'SAR' }
  const destination = { kind: 'beneficiary', beneficiaryId }
  const request = { destination, amount, purpose: 'expenses_services', ...more }
  const { transfer, otpCode } = await succeed(customer.post('/api/v1/transfers', request))
  return succeed(customer.post(`/api/v1/transfers/${transfer.transferId}/confirm`, { otp: otpCode }))
}

/** Returns the body of the response, which must be a success. */
export async function succeed(pending: Promise<Response>): ReturnType<Response['json']> {
  const response = await pending
  if (!response.ok) throw new Error(`${response.url} responded ${response.status}: ${await response.text()}`)
  return response.json()
}
