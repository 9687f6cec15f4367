import type { Log } from '#api/kernel/platform/log.ts'
import type { ProviderClient } from '#api/outside/providers/http/provider-client.ts'
import { orUnavailable } from '#api/outside/providers/http/provider-failure.ts'
import type {
  CardFailure,
  CardPaymentRequest,
  CardPaymentSearch,
  CardPaymentStart,
  CardPaymentState,
  CardTopUpProvider,
} from '#api/outside/providers/money-providers.ts'
import { createPayment, getPayment } from './generated/routes.ts'
import type { MoyasarErrorOutput, PaymentOutput } from './generated/schemas.ts'
import { readMoyasarNotice } from './moyasar-notices.ts'

interface Settings {
  /** Moyasar's URL for browsers. */
  url: string
  publishableKey: string
  webhookSecret: string
  log: Log
}

/** `captured` means paid. `authorized` is not paid yet. `verified` never moves money, so it is not in this list. */
const STATES: Readonly<Record<string, CardPaymentState>> = {
  initiated: 'initiated',
  authorized: 'initiated',
  paid: 'paid',
  captured: 'paid',
  failed: 'failed',
  refunded: 'refunded',
  voided: 'voided',
}

/** Texts in the messages of failed payments: https://docs.moyasar.com/guides/references/payment-errors */
const FAILURES: [RegExp, CardFailure][] = [
  [/insufficient/i, 'insufficient_funds'],
  [/time frame|timed? ?out|abandon|cancel/i, 'abandoned'],
  [/3-?\s?d\s?-?s|authenticat/i, 'three_ds_failed'],
  [/declin|blocked|unspecified|expired|not supported|referred|restrict/i, 'declined'],
]

const UNAVAILABLE = { kind: 'unavailable' } as const

/** Card payments through Moyasar. Our id is Moyasar's id, so a payment can be looked up even if all responses were lost. */
export function moyasarPayments(moyasar: ProviderClient, settings: Settings): CardTopUpProvider {
  const { url, publishableKey, webhookSecret, log } = settings

  function unreadable(why: string, payment: PaymentOutput): typeof UNAVAILABLE {
    log.warn({ provider: 'moyasar', payment: payment.id, status: payment.status }, why)
    return UNAVAILABLE
  }

  async function start({
    id,
    amount,
    cardToken,
    returnUrl,
    description,
  }: CardPaymentRequest): Promise<CardPaymentStart> {
    const source = { type: 'token', token: cardToken, '3ds': true, manual: false } as const
    const body = { given_id: id, amount, currency: 'SAR', description, callback_url: returnUrl, source } as const
    const reply = await moyasar.call(createPayment, { body })
    // A payment with this id exists already, and its result is not known here.
    if (reply.status === 400) return isAboutId(reply.body) ? UNAVAILABLE : { kind: 'failed', failure: 'other' }
    const payment = reply.body
    if (payment.id !== id)
      return unreadable(
        'Moyasar started a payment under another id than ours. Look it up in the dashboard of Moyasar, and refund it there if it was paid.',
        payment,
      )
    if (payment.status === 'failed') return { kind: 'failed', failure: failureOf(payment) }
    return { kind: 'started', reference: payment.id, url: payment.source?.transaction_url || null }
  }

  async function find(id: string): Promise<CardPaymentSearch> {
    const { status, body } = await moyasar.call(getPayment, { params: { id } })
    if (status === 404) return { kind: 'not_found' }
    const state = STATES[body.status]
    if (!state)
      return unreadable(
        'A payment at Moyasar has a status that Plink does not know. Nothing is credited. Add the status to the adapter.',
        body,
      )
    const refunded = body.refunded ?? (state === 'refunded' ? Number.NaN : 0)
    if (!(refunded >= 0 && refunded <= body.amount)) {
      return unreadable('Moyasar does not say how much of a payment it refunded', body)
    }
    const failure = state === 'failed' ? failureOf(body) : null
    const { amount, currency } = body
    const threeDsUrl = body.source?.transaction_url || null
    const payment = { reference: body.id, id: body.id, amount, currency, state, failure, refunded, url: threeDsUrl }
    return { kind: 'found', payment }
  }

  return {
    // The form appends the version.
    form: () => ({ kind: 'hosted', apiUrl: url.replace(/\/?(v1\/?)?$/, ''), publishableKey }),
    start: request => orUnavailable(() => start(request), UNAVAILABLE),
    find: ({ id }) => orUnavailable(() => find(id), UNAVAILABLE),
    read: webhook => readMoyasarNotice(webhook, 'payment_', webhookSecret),
  }
}

const isAboutId = ({ errors }: MoyasarErrorOutput): boolean => Object.keys(errors ?? {}).includes('given_id')

function failureOf({ source }: PaymentOutput): CardFailure {
  const message = source?.message ?? ''
  return FAILURES.find(([pattern]) => pattern.test(message))?.[1] ?? 'other'
}
