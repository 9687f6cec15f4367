import { visibleLine } from '#domain/visible-text.ts'
/** The filters of a list of transfers or top-ups, as they are in the URL. Empty when not set. */
export interface MoneyFilters<State extends string> {
  q: string
  /** The id of a customer. */
  customer: string
  state: State | ''
}

export const UNFILTERED = { q: '', customer: '', state: '' } as const

/** Empty unless it is one of the states. */
export function stateOf<State extends string>(value: string, states: Record<State, string>): State | '' {
  const isState = (text: string): text is State => Object.hasOwn(states, text)
  return isState(value) ? value : ''
}

/** The maximum length of `q` in the contract. */
export const MAX_LENGTH = 100

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Ignores values that are not valid, because a URL may contain anything. */
export function filtersIn<State extends string>(
  params: URLSearchParams,
  states: Record<State, string>,
): MoneyFilters<State> {
  const customer = params.get('customer') ?? ''
  return {
    q: visibleLine(params.get('q') ?? '').slice(0, MAX_LENGTH),
    customer: ID.test(customer) ? customer : '',
    state: stateOf(params.get('state') ?? '', states),
  }
}

/** Returns the query string of the URL for the filters that are set. */
export function searchOf(filters: MoneyFilters<string>): string {
  const set = Object.entries(filters).filter(([, value]) => value !== '')
  return new URLSearchParams(set).toString()
}

/** Returns the parameters of the request. */
export function requestOf<State extends string>({ q, customer, state }: MoneyFilters<State>) {
  return { q: q || undefined, customerId: customer || undefined, state: state || undefined }
}
