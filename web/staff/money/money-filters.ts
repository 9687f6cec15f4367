import { filterParams } from '#web/staff/filter-params.ts'

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

/** The contract accepts at most 1,000,000,000.00 SAR as `amount`. */
const AMOUNT = /^[1-9]\d{0,10}$/

/** Ignores values that are not valid, because a URL may contain anything. */
export function filtersIn<State extends string>(
  params: URLSearchParams,
  states: Record<State, string>,
): MoneyFilters<State> {
  const { text, id, day } = filterParams(params)
  const amount = params.get('amount') ?? ''
  return {
    q: text('q'),
    payee: text('payee'),
    customer: id('customer'),
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
