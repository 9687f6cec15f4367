import type { Log } from '#api/kernel/platform/log.ts'
import type { ProviderClient } from '#api/outside/providers/http/provider-client.ts'
import { orUnavailable, ProviderFailure, wasNotSent } from '#api/outside/providers/http/provider-failure.ts'
import type {
  BillPaymentRequest,
  BillProvider,
  PayoutSearch,
  PayoutSubmission,
} from '#api/outside/providers/money-providers.ts'
import { getBill, getPayment, payBill } from './generated/routes.ts'
import type { PaymentOutput } from './generated/schemas.ts'

const STATES = ['initiated', 'paid', 'failed'] as const
const UNAVAILABLE = { kind: 'unavailable' } as const
const UNKNOWN = { kind: 'unknown' } as const

const stateOf = ({ status }: PaymentOutput) => STATES.find(state => state === status)

/** Bill payments at SADAD. A payment is never sent again automatically: see decision 37. */
export function sadadBills(sadad: ProviderClient, { log }: { log: Log }): BillProvider {
  const warn = ({ reference, status }: PaymentOutput) =>
    log.warn(
      { provider: 'sadad', payment: reference, status },
      'A payment at SADAD differs from our request, or has an unknown status. Compare it with SADAD.',
    )

  async function pay({ number, ...body }: BillPaymentRequest): Promise<PayoutSubmission> {
    const reply = await sadad.call(payBill, { params: { number }, body })
    if (reply.status === 409) return { kind: 'refused', reason: reply.body.message ?? '' }
    const payment = reply.body
    const state = stateOf(payment)
    if (state && payment.number === number && payment.amount === body.amount)
      return { kind: 'accepted', reference: payment.reference, state }
    warn(payment)
    return UNKNOWN
  }

  async function find(number: string): Promise<PayoutSearch> {
    const reply = await sadad.call(getPayment, { params: { number } })
    if (reply.status === 404) return { kind: 'not_found' }
    const { reference, amount, reason = null } = reply.body
    const state = stateOf(reply.body)
    if (state && reply.body.number === number)
      return { kind: 'found', payout: { reference, sequenceNumber: number, state, amount, reason } }
    warn(reply.body)
    return UNAVAILABLE
  }

  return {
    inquire: params =>
      orUnavailable(async () => {
        const reply = await sadad.call(getBill, { params })
        if (reply.status === 404) return { kind: 'not_found' }
        if (reply.status === 409) return { kind: 'paid' }
        const { billNumber, amount, minimum, dueOn } = reply.body
        return { kind: 'found', bill: { billNumber, amount, minimum: Math.min(minimum, amount), dueOn } }
      }, UNAVAILABLE),
    async pay(request) {
      try {
        return await pay(request)
      } catch (cause) {
        if (!(cause instanceof ProviderFailure)) throw cause
        return wasNotSent(cause) ? { kind: 'not_sent' } : UNKNOWN
      }
    },
    find: ({ number }) => orUnavailable(() => find(number), UNAVAILABLE),
  }
}
