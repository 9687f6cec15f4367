import { randomUUID } from 'node:crypto'
import type { StandInReplies, StandInReply } from '#api/dev/stand-in/stand-in.ts'
import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import type { MoneyWorld, RehearsalPayment, RehearsalPayout } from './money-world.ts'

const PAGE = 40

const ok = (body: unknown): StandInReply => ({ status: 200, body })
const created = (body: unknown): StandInReply => ({ status: 201, body })
const invalid = (field: string, problem: string): StandInReply => ({
  status: 400,
  body: { type: 'invalid_request_error', message: 'Validation Failed', errors: { [field]: [problem] } },
})
const NOT_FOUND = { status: 404, body: { type: 'record_not_found', message: 'Object not found', errors: null } }

/** @param threeDsUrl the page where a person passes 3-D Secure, for the id of a payment */
export function moneyReplies(
  money: MoneyWorld,
  threeDsUrl: (id: string) => string,
): Record<'moyasar' | 'tarabut' | 'bank', StandInReplies> {
  return { moyasar: { ...cardReplies(money, threeDsUrl), ...payoutReplies(money) }, tarabut, bank: bankReplies(money) }
}

function cardReplies(money: MoneyWorld, threeDsUrl: (id: string) => string): StandInReplies {
  return {
    createToken({ body }) {
      const id = `token_${randomUUID()}`
      money.cardTokens.add(id)
      return created({ id, status: 'save_only', brand: 'visa', last_four: String(body.number).slice(-4) })
    },
    createPayment({ body }) {
      const id = String(body.given_id)
      if (money.paymentOf(id)) return invalid('given_id', 'is already taken')
      const { type, token } = Object(body.source)
      if (type === 'token' && !money.cardTokens.delete(token)) return invalid('token', 'is invalid')
      const payment: RehearsalPayment = {
        id,
        amount: Number(body.amount),
        currency: String(body.currency),
        status: 'initiated',
        message: null,
        refunded: 0,
        returnUrl: String(body.callback_url),
      }
      money.payments.unshift(payment)
      return created(presentPayment(payment, threeDsUrl(id)))
    },
    getPayment({ parameters }) {
      const payment = money.paymentOf(parameters.id)
      return payment ? ok(presentPayment(payment, threeDsUrl(payment.id))) : NOT_FOUND
    },
  }
}

const presentPayment = ({ returnUrl: _, message, ...payment }: RehearsalPayment, url: string) => ({
  ...payment,
  source: { message, transaction_url: url },
})

function payoutReplies(money: MoneyWorld): StandInReplies {
  return {
    createPayout({ body }) {
      const { iban, name } = Object(body.destination)
      const sequenceNumber = String(body.sequence_number)
      const isKnown = money.payouts.some(payout => payout.sequenceNumber === sequenceNumber)
      const payout: RehearsalPayout = {
        id: randomUUID(),
        sourceId: String(body.source_id),
        sequenceNumber,
        amount: Number(body.amount),
        currency: 'SAR',
        status: isKnown ? 'failed' : 'initiated',
        message: isKnown ? 'Sequence number is already used' : null,
        iban,
        name,
        createdAt: new Date().toISOString(),
      }
      money.payouts.unshift(payout)
      return money.isAnsweringPayouts ? created(presentPayout(payout)) : new Promise(() => {})
    },
    getPayout({ parameters }) {
      const payout = money.payoutOf(parameters.id)
      if (!payout) return NOT_FOUND
      payOut(money, payout)
      return ok(presentPayout(payout))
    },
    listPayouts({ parameters }) {
      const page = Number(parameters.page ?? 1)
      const shown = money.payouts.slice((page - 1) * PAGE, page * PAGE)
      for (const payout of shown) payOut(money, payout)
      const next_page = page * PAGE < money.payouts.length ? page + 1 : null
      return ok({ payouts: shown.map(presentPayout), meta: { current_page: page, next_page } })
    },
  }
}

function payOut({ isPayingOut }: MoneyWorld, payout: RehearsalPayout): void {
  if (isPayingOut && payout.status === 'initiated') payout.status = 'paid'
}

const presentPayout = ({ id, sequenceNumber, status, amount, currency, message, createdAt }: RehearsalPayout) => ({
  id,
  sequence_number: sequenceNumber,
  status,
  amount,
  currency,
  message,
  created_at: createdAt,
})

/** The test values of the sandbox hold here too. */
const tarabut: StandInReplies = {
  verifyAccount({ body }) {
    if (body.iban === sandboxValues.iban.payee_mismatch[0]) return ok({ result: 'NOT VERIFIED' })
    return ok({ result: body.iban === sandboxValues.iban.payee_check_unavailable[0] ? 'UNABLE TO VERIFY' : 'VERIFIED' })
  },
}

function bankReplies(money: MoneyWorld): StandInReplies {
  return {
    openIban: ({ parameters, body }) =>
      ok({ iban: money.ibanOf(String(parameters.reference), String(body.name)).iban }),
    listCredits({ parameters }) {
      const after = Number(parameters.after ?? 0)
      const credits = money.credits.slice(after, after + PAGE).map(({ sentBackKey: _, ...credit }) => credit)
      return ok({ credits, cursor: String(after + credits.length) })
    },
    returnCredit({ parameters, body }) {
      const credit = money.creditOf(parameters.bankReference)
      if (!credit) return { status: 404, body: { message: 'No such credit' } }
      if (credit.remitterIban === null || (credit.sentBackKey ?? body.key) !== body.key) {
        return { status: 409, body: { message: 'The credit cannot be sent back' } }
      }
      credit.sentBackKey = String(body.key)
      return ok({ returnReference: `R${credit.bankReference}` })
    },
  }
}
