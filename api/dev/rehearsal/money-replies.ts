import { randomUUID } from 'node:crypto'
import type { StandInReplies, StandInReply } from '#api/dev/stand-in/stand-in.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import type { CardFailure, Payout } from '#api/outside/providers/money-providers.ts'
import { CreatePaymentBody, CreatePayoutBody } from '#api/outside/providers/moyasar/generated/schemas.ts'
import { PayBillBody } from '#api/outside/providers/sadad/generated/schemas.ts'
import { sandboxBank } from '#api/outside/sandbox/bank.ts'
import { sandboxBills } from '#api/outside/sandbox/bills.ts'
import {
  findSandboxCardPayment,
  type SandboxCardPaymentRow,
  sandboxCardTopUp,
} from '#api/outside/sandbox/card-top-up.ts'
import {
  findSandboxPayout,
  PAYOUT_PAID_LATER_SECONDS,
  sandboxPayeeCheck,
  sandboxPayout,
} from '#api/outside/sandbox/payout.ts'
import { SANDBOX_CARD_NUMBERS, SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'
import type { MoneyRecords } from './money-records.ts'

const PAGE = 40
const clock = () => new Date()

const ok = (body: unknown): StandInReply => ({ status: 200, body })
const created = (body: unknown): StandInReply => ({ status: 201, body })
const invalid = (field: string, problem: string): StandInReply => ({
  status: 400,
  body: { type: 'invalid_request_error', message: 'Validation Failed', errors: { [field]: [problem] } },
})
const NOT_FOUND = { status: 404, body: { type: 'record_not_found', message: 'Object not found', errors: null } }
const noReply = () => new Promise<never>(() => {})

/**
 * Returns the responses of the sandbox in the form of its providers, by the contracts in `providers/`. Its test values apply here too.
 * @param threeDsUrl returns the page of 3-D Secure for the id of a payment
 */
export function moneyReplies(
  money: MoneyRecords,
  threeDsUrl: (id: string) => string,
): Record<'moyasar' | 'tarabut' | 'bank' | 'sadad', StandInReplies> {
  return {
    moyasar: { ...cardReplies(money, threeDsUrl), ...payoutReplies(money) },
    tarabut,
    bank: bankReplies(money),
    sadad: billReplies(money),
  }
}

function cardReplies({ db, cardTokens }: MoneyRecords, threeDsUrl: (id: string) => string): StandInReplies {
  const cards = sandboxCardTopUp(db, clock)
  const read = async (id: string) => {
    const payment = await findSandboxCardPayment(db, clock, id)
    return payment && presentPayment(payment, threeDsUrl(id))
  }
  /** Returns the test card of a token, which is used up. */
  const takeToken = (token: string): string | undefined => {
    const card = cardTokens.get(token)
    cardTokens.delete(token)
    return card
  }
  return {
    createToken({ body }) {
      const id = `token_${randomUUID()}`
      const number = String(body.number)
      cardTokens.set(id, testCard(number))
      return created({ id, status: 'save_only', brand: 'visa', last_four: number.slice(-4) })
    },
    async createPayment({ body }) {
      const { given_id: id, amount, callback_url, description = '', source } = CreatePaymentBody.parse(body)
      if (await read(id)) return invalid('given_id', 'is already taken')
      const cardToken = source.type === 'token' ? takeToken(source.token) : testCard(source.number)
      if (cardToken === undefined) return invalid('token', 'is invalid')
      const { kind } = await cards.start({ id, amount, cardToken, returnUrl: callback_url, description })
      if (kind === 'failed') return invalid('token', 'is invalid')
      return kind === 'started' ? created(await read(id)) : noReply()
    },
    async getPayment({ parameters }) {
      const payment = await read(String(parameters.id))
      return payment ? ok(payment) : NOT_FOUND
    },
  }
}

/** Returns the token of the test card with this number. */
const testCard = (number: string): string =>
  Object.entries(SANDBOX_CARD_NUMBERS).find(([, each]) => each === number)?.[0] ?? SANDBOX_CARDS.three_ds

/** Moyasar's messages. */
const MESSAGES: Record<CardFailure, string> = {
  declined: 'DECLINED',
  insufficient_funds: 'INSUFFICIENT FUNDS',
  three_ds_failed: '3-D Secure transaction attempt failed (Not Authenticated)',
  abandoned: 'The payment was not completed within the time frame',
  other: 'FAILED',
}

const presentPayment = ({ id, amount, state, failure, refunded }: SandboxCardPaymentRow, url: string) => ({
  id,
  amount,
  currency: 'SAR',
  status: state,
  refunded,
  source: { message: failure && MESSAGES[failure], transaction_url: url },
})

function payoutReplies({ db, settings, sources, books }: MoneyRecords): StandInReplies {
  const payouts = sandboxPayout(db, clock)
  /** Returns the time of a lookup: after the automatic steps of a payout, or before them if it waits for the person who rehearses. */
  const later = () => (settings.isPayingOut ? addSeconds(clock(), PAYOUT_PAID_LATER_SECONDS) : new Date(0))
  const read = async ({ sequenceNumber }: { sequenceNumber: string }) =>
    presentPayout((await findSandboxPayout(db, later, sequenceNumber))!)
  return {
    async createPayout({ body }) {
      const { source_id, sequence_number: sequenceNumber, amount, purpose, destination } = CreatePayoutBody.parse(body)
      if (!sources.has(sequenceNumber)) sources.set(sequenceNumber, source_id)
      const submitted = await payouts.submit({ sequenceNumber, amount, purpose, destination })
      if (!settings.isAnsweringPayouts) return noReply()
      if (submitted.kind === 'refused') return invalid('destination', submitted.reason)
      const payout = { sequenceNumber, amount, createdAt: clock() }
      if (submitted.kind === 'accepted') return created(presentPayout({ ...payout, ...submitted, reason: null }))
      const reason = 'Sequence number is already used'
      return created(presentPayout({ ...payout, reference: randomUUID(), state: 'failed', reason }))
    },
    async getPayout({ parameters }) {
      const payout = (await books()).payouts.find(({ reference }) => reference === parameters.id)
      return payout ? ok(await read(payout)) : NOT_FOUND
    },
    async listPayouts({ parameters }) {
      const page = Number(parameters.page ?? 1)
      const all = (await books()).payouts
      const payoutsOfPage = await Promise.all(all.slice((page - 1) * PAGE, page * PAGE).map(read))
      return ok({
        payouts: payoutsOfPage,
        meta: { current_page: page, next_page: page * PAGE < all.length ? page + 1 : null },
      })
    },
  }
}

const presentPayout = ({
  reference,
  sequenceNumber,
  state,
  amount,
  reason,
  createdAt,
}: Payout & { createdAt: Date }) => ({
  id: reference,
  sequence_number: sequenceNumber,
  status: state,
  amount,
  currency: 'SAR',
  message: reason,
  created_at: createdAt,
})

const RESULTS = { match: 'VERIFIED', mismatch: 'NOT VERIFIED', unavailable: 'UNABLE TO VERIFY' }

const tarabut: StandInReplies = {
  async verifyAccount({ body }) {
    return ok({ result: RESULTS[await sandboxPayeeCheck.check({ iban: String(body.iban), identifier: '', name: '' })] })
  },
}

function billReplies({ db }: MoneyRecords): StandInReplies {
  const bills = sandboxBills(db, clock)
  const read = async (number: string): Promise<StandInReply> => {
    const search = await bills.find({ number })
    if (search.kind !== 'found') return { status: 404, body: { message: 'No such payment' } }
    const { sequenceNumber, state: status, ...rest } = search.payout
    return ok({ number: sequenceNumber, status, ...rest })
  }
  return {
    async getBill({ parameters }) {
      const account = String(parameters.account)
      const inquiry = await bills.inquire({ billerCode: String(parameters.billerCode), account })
      if (inquiry.kind === 'unavailable') return { status: 503, body: { message: 'The biller does not answer' } }
      if (inquiry.kind === 'not_found') return { status: 404, body: { message: 'No bill for this account' } }
      return inquiry.kind === 'paid' ? { status: 409, body: { message: 'The bill is paid' } } : ok(inquiry.bill)
    },
    async payBill({ parameters, body }) {
      const number = String(parameters.number)
      const paid = await bills.pay({ number, ...PayBillBody.parse(body) })
      if (paid.kind === 'refused') return { status: 409, body: { message: paid.reason } }
      return paid.kind === 'accepted' ? read(number) : noReply()
    },
    getPayment: ({ parameters }) => read(String(parameters.number)),
  }
}

function bankReplies({ db, books }: MoneyRecords): StandInReplies {
  const bank = sandboxBank(db, clock)
  return {
    openIban: async ({ parameters, body }) =>
      ok(await bank.openIban({ reference: String(parameters.reference), name: String(body.name) })),
    listCredits: async ({ parameters }) => ok(await bank.list({ after: String(parameters.after ?? 0) })),
    async returnCredit({ parameters, body }) {
      const bankReference = String(parameters.bankReference)
      const credit = (await books()).credits.find(each => each.bankReference === bankReference)
      if (!credit) return { status: 404, body: { message: 'No such credit' } }
      const isCash = credit.remitterIban === null
      if (isCash || (await bank.sendBack({ bankReference, key: String(body.key) })) === 'refused')
        return { status: 409, body: { message: 'The credit cannot be sent back' } }
      return ok({ returnReference: `R${bankReference}` })
    },
    async getStatement({ parameters }) {
      const statement = await bank.statement({ day: String(parameters.day) })
      return statement.kind === 'statement'
        ? ok(statement)
        : { status: 404, body: { message: 'No statement of this day yet' } }
    },
  }
}
