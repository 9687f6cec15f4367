import { addDays, riyadhDay } from '../../domain/riyadh-time.ts'

export interface SchedulerLoad {
  url: string
  headers: Record<string, string>
  /** The token of the Plink customer who would be paid. */
  payee: string
  seconds: number
}

export interface SchedulerResult {
  made: number
  refused: number
}

/**
 * Creates and cancels scheduled transfers of one account for a number of seconds, each call from another address, so that only the limits of the
 * account apply. Replies with the numbers of successful and refused calls.
 */
process.on('message', async ({ url, headers, payee, seconds }: SchedulerLoad) => {
  const end = performance.now() + seconds * 1000
  const calls: SchedulerResult = { made: 0, refused: 0 }
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
      body: JSON.stringify(body),
    })
    if (response.status >= 500) throw new Error(`${path} responded with ${response.status}`)
    calls[response.ok ? 'made' : 'refused']++
    return response.json()
  }
  const { recipientToken } = await post('/transfers/recipients', { identifier: payee })
  const order = {
    destination: { kind: 'customer', recipientToken },
    amount: { amount: 100, currency: 'SAR' },
    purpose: 'expenses_services',
    schedule: { startsOn: addDays(riyadhDay(new Date()), 1), repeats: 'monthly' },
  }
  while (performance.now() < end) {
    const { transfer, otpCode } = await post('/transfers', order)
    if (!transfer) continue
    const { scheduleId } = await post(`/transfers/${transfer.transferId}/confirm`, { otp: otpCode })
    if (scheduleId) await post(`/transfer-schedules/${scheduleId}/cancel`, {})
  }
  process.send?.(calls)
})
process.on('disconnect', () => process.exit())

let addresses = 0
const newAddress = () => `10.9.${Math.floor(++addresses / 250) % 250}.${addresses % 250}`
