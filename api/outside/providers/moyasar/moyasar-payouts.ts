import type { Log } from '#api/kernel/platform/log.ts'
import type { ProviderClient } from '#api/outside/providers/http/provider-client.ts'
import { orUnavailable, ProviderFailure, wasNotSent } from '#api/outside/providers/http/provider-failure.ts'
import type {
  PayoutProvider,
  PayoutQuestion,
  PayoutRequest,
  PayoutSearch,
  PayoutState,
  PayoutSubmission,
} from '#api/outside/providers/money-providers.ts'
import { createPayout, getPayout } from './generated/routes.ts'
import type { MoyasarErrorOutput, PayoutOutput } from './generated/schemas.ts'
import { readMoyasarNotice } from './moyasar-notices.ts'
import { isAboutNumber, isDuplicate, searchPayout } from './search-payout.ts'

interface Settings {
  /** The payout account from which the money leaves. */
  sourceId: string
  webhookSecret: string
  log: Log
}

const STATES = ['queued', 'initiated', 'paid', 'failed', 'canceled', 'returned'] as const satisfies PayoutState[]
const UNAVAILABLE = { kind: 'unavailable' } as const
const UNKNOWN = { kind: 'unknown' } as const

const stateOf = ({ status }: PayoutOutput): PayoutState | undefined => STATES.find(state => state === status)

/** Payouts through Moyasar. A submission is never repeated automatically: see decision 37. */
export function moyasarPayouts(moyasar: ProviderClient, { sourceId, webhookSecret, log }: Settings): PayoutProvider {
  const warn = (why: string, { id, status }: Pick<PayoutOutput, 'id' | 'status'>) =>
    log.warn({ provider: 'moyasar', payout: id, status }, why)

  async function submit({ sequenceNumber, amount, purpose, destination }: PayoutRequest): Promise<PayoutSubmission> {
    const to = { type: 'bank', country: 'SA', ...destination } as const
    const body = { source_id: sourceId, sequence_number: sequenceNumber, amount, purpose, destination: to }
    const reply = await moyasar.call(createPayout, { body })
    // A payout with this number exists already, and its result is not known here.
    if (reply.status === 400)
      return isAboutNumber(JSON.stringify(reply.body)) ? UNKNOWN : { kind: 'refused', reason: textOf(reply.body) }
    const { body: payout } = reply
    const state = stateOf(payout)
    if (state && isOurs(payout, sequenceNumber) && payout.amount === amount) {
      return { kind: 'accepted', reference: payout.id, state }
    }
    warn(
      'Moyasar accepted a payout that differs from what was sent. It counts as unknown. Compare it in the dashboard of Moyasar.',
      payout,
    )
    return UNKNOWN
  }

  function present(payout: PayoutOutput, sequenceNumber: string): PayoutSearch {
    const { id, amount, message, failure_reason } = payout
    const state = stateOf(payout)
    if (state && isOurs(payout, sequenceNumber)) {
      const reason = message || failure_reason || null
      return { kind: 'found', payout: { reference: id, sequenceNumber, state, amount, reason } }
    }
    warn(
      'A payout at Moyasar is not as it was submitted, or has a status that Plink does not know. Compare it in the dashboard of Moyasar.',
      payout,
    )
    return UNAVAILABLE
  }

  async function find(sought: PayoutQuestion): Promise<PayoutSearch> {
    if (sought.reference) {
      const { status, body } = await moyasar.call(getPayout, { params: { id: sought.reference } })
      if (status === 200 && !isDuplicate(body)) return present(body, sought.sequenceNumber)
    }
    const payout = await searchPayout(moyasar, sought)
    if (payout === 'too_many') {
      log.warn(
        { provider: 'moyasar' },
        'Moyasar has too many payouts to search for one by its number. Look it up in the dashboard of Moyasar.',
      )
      return UNAVAILABLE
    }
    return payout ? present(payout, sought.sequenceNumber) : { kind: 'not_found' }
  }

  return {
    async submit(request) {
      try {
        return await submit(request)
      } catch (cause) {
        if (!(cause instanceof ProviderFailure)) throw cause
        return wasNotSent(cause) ? { kind: 'not_sent' } : UNKNOWN
      }
    },
    find: sought => orUnavailable(() => find(sought), UNAVAILABLE),
    read: webhook => readMoyasarNotice(webhook, 'payout_', webhookSecret),
  }
}

/** Whether the payout is the one of our number. One that failed as a duplicate says nothing about the original. */
const isOurs = (payout: PayoutOutput, sequenceNumber: string): boolean =>
  payout.currency === 'SAR' && payout.sequence_number === sequenceNumber && !isDuplicate(payout)

/** Returns the error in Moyasar's words, for staff. */
function textOf({ message, errors }: MoyasarErrorOutput): string {
  const details = Object.entries(errors ?? {}).map(([field, problems]) => `${field} ${[problems].flat().join(', ')}`)
  return [message, ...details].filter(Boolean).join(': ')
}
