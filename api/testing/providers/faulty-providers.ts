import type {
  BankCreditList,
  CardPaymentSearch,
  MoneyProviders,
  PayoutSearch,
} from '#api/outside/providers/money-providers.ts'
import type { Providers } from '#api/outside/providers/providers.ts'

/** The faults of a call that moves money, for all providers. The faults of a single response are in `api/dev/stand-in/faults.ts`. */
export const CALL_FAULTS = [
  'none',
  /** The connection cannot be made. */
  'not_sent',
  /** Our process dies before the request leaves. */
  'killed_before',
  /** Our process dies before it reads the response. */
  'killed_after',
  'response_lost',
  /** The request arrives twice, and the second response is read. */
  'twice',
  /** The request arrives after Plink has given up. */
  'late',
] as const
export type CallFault = (typeof CALL_FAULTS)[number]

/** The faults of a query. `stale` returns the previous response. */
export const QUESTION_FAULTS = ['none', 'unavailable', 'killed', 'stale'] as const
export type QuestionFault = (typeof QUESTION_FAULTS)[number]

export interface Faults {
  call: CallFault
  question: QuestionFault
}
export const NO_FAULTS: Faults = { call: 'none', question: 'none' }
/** The requests arrive late, and no query is answered, so that the result of a call is unknown. */
export const SILENCE: Faults = { call: 'late', question: 'unavailable' }

class Killed extends Error {
  readonly code = 'KILLED'
}

/** The network between Plink and its providers. It keeps requests that arrive late, and responses to repeat. */
export class FaultyNetwork {
  private readonly late: (() => Promise<unknown>)[] = []
  private readonly earlier = {
    cards: new Map<string, CardPaymentSearch>(),
    payouts: new Map<string, PayoutSearch>(),
    billPayments: new Map<string, PayoutSearch>(),
    credits: new Map<string, BankCreditList>(),
  }

  /** Delivers the requests that Plink has given up on. */
  async deliverLate(): Promise<void> {
    for (const deliver of this.late.splice(0)) await deliver()
  }

  /** Returns the same server behind this network. */
  between<Server extends { providers: MoneyProviders }>(server: Server, { call, question }: Faults): Server {
    const { cardTopUp, payout, bankCredits, bills } = server.providers
    const unavailable = { kind: 'unavailable' } as const
    const { cards, payouts, credits, billPayments } = this.earlier
    return {
      ...server,
      providers: {
        ...server.providers,
        cardTopUp: {
          ...cardTopUp,
          start: this.call(call, cardTopUp.start, { lost: unavailable, notSent: unavailable }),
          find: withFaultyQuestion(question, cardTopUp.find, unavailable, cards),
        },
        payout: {
          ...payout,
          submit: this.call(call, payout.submit, { lost: { kind: 'unknown' }, notSent: { kind: 'not_sent' } }),
          find: withFaultyQuestion(question, payout.find, unavailable, payouts),
        },
        bills: {
          ...bills,
          pay: this.call(call, bills.pay, { lost: { kind: 'unknown' }, notSent: { kind: 'not_sent' } }),
          find: withFaultyQuestion(question, bills.find, unavailable, billPayments),
        },
        bankCredits: {
          ...bankCredits,
          openIban: this.call(call, bankCredits.openIban, { lost: unavailable, notSent: unavailable }),
          list: withFaultyQuestion(question, bankCredits.list, unavailable, credits),
          sendBack: this.call(call, bankCredits.sendBack, { lost: 'unavailable', notSent: 'unavailable' }),
        },
      },
    }
  }

  private call<Request, Response>(
    fault: CallFault,
    send: (request: Request) => Promise<Response>,
    outcomes: { lost: Response; notSent: Response },
  ): (request: Request) => Promise<Response> {
    return async request => {
      switch (fault) {
        case 'none':
          return send(request)
        case 'not_sent':
          return outcomes.notSent
        case 'killed_before':
          throw new Killed()
        case 'killed_after':
          await send(request)
          throw new Killed()
        case 'response_lost':
          await send(request)
          return outcomes.lost
        case 'twice':
          await send(request)
          return send(request)
        case 'late':
          this.late.push(() => send(request))
          return outcomes.lost
      }
    }
  }
}

/** @param earlier the last response to each query, which is stored here */
function withFaultyQuestion<Question, Response>(
  fault: QuestionFault,
  ask: (question: Question) => Promise<Response>,
  unavailable: Response,
  earlier: Map<string, Response>,
): (question: Question) => Promise<Response> {
  return async question => {
    if (fault === 'unavailable') return unavailable
    if (fault === 'killed') throw new Killed()
    const key = JSON.stringify(question)
    const before = earlier.get(key)
    const response = await ask(question)
    earlier.set(key, response)
    return fault === 'stale' && before !== undefined ? before : response
  }
}

const never = () => new Promise<never>(() => {})

/** Providers that never respond. */
export const hangingProviders: Providers = {
  sms: { send: never },
  email: { send: never },
  voiceCall: { place: never, outcome: never },
  registry: { lookUp: never },
  identity: { matchPhone: never },
  idScreening: { screen: never },
  nafath: { start: never, outcome: never, read: never, cancel: never, decide: never },
  screening: { screen: never },
  accountOpening: { open: never },
  cardTopUp: { form: () => ({ kind: 'test_cards' }), start: never, find: never, read: () => undefined },
  bankCredits: { openIban: never, read: () => undefined, list: never, sendBack: never, statement: never },
  payeeCheck: { check: never },
  payout: { submit: never, find: never, read: () => undefined },
  bills: { inquire: never, pay: never, find: never },
}
