import { readDay } from '#domain/riyadh-time.ts'
import { visibleLine } from '#domain/visible-text.ts'

/** The filters of a list of transfers or top-ups, as they are in the URL. Empty when not set. */
export interface MoneyFilters<State extends string> {
  q: string
  /** A part of the name of the payee. Top-ups have none. */
  payee: string
  /** The id of a customer. */
  customer: string
  /** The amount in halalas. */
  amount: string
  /** The first and the last day. */
  from: string
  to: string
  state: State | ''
}

export const UNFILTERED = { q: '', payee: '', customer: '', amount: '', from: '', to: '', state: '' } as const

/** Empty unless it is one of the states. */
export function stateOf<State extends string>(value: string, states: Record<State, string>): State | '' {
  const isState = (text: string): text is State => Object.hasOwn(states, text)
  return isState(value) ? value : ''
}

/** The maximum length of `q` and `payee` in the contract. */
export const MAX_LENGTH = 100

/** The contract accepts at most 1,000,000,000.00 SAR as `amount`. */
const AMOUNT = /^[1-9]\d{0,10}$/

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Ignores values that are not valid, because a URL may contain anything. */
export function filtersIn<State extends string>(
  params: URLSearchParams,
  states: Record<State, string>,
): MoneyFilters<State> {
  const text = (name: string) => visibleLine(params.get(name) ?? '').slice(0, MAX_LENGTH)
  const day = (name: string) => readDay(params.get(name) ?? '') ?? ''
  const customer = params.get('customer') ?? ''
  const amount = params.get('amount') ?? ''
  return {
    q: text('q'),
    payee: text('payee'),
    customer: ID.test(customer) ? customer : '',
    amount: AMOUNT.test(amount) ? amount : '',
    from: day('from'),
    to: day('to'),
    state: stateOf(params.get('state') ?? '', states),
  }
}

/** Returns the query string of the URL for the filters that are set. */
export function searchOf(filters: MoneyFilters<string>): string {
  const set = Object.entries(filters).filter(([, value]) => value !== '')
  return new URLSearchParams(set).toString()
}

/** Returns the parameters of the request. */
export function requestOf<State extends string>(filters: Omit<MoneyFilters<State>, 'payee'>) {
  const { q, customer, amount, from, to, state } = filters
  return {
    q: q || undefined,
    customerId: customer || undefined,
    amount: amount ? Number(amount) : undefined,
    from: from || undefined,
    to: to || undefined,
    state: state || undefined,
  }
}
