import type { TransferState } from '#web/api/generated/model/index.ts'
import { transfers } from '#web/messages/transfers.ts'

/** The filters of the list, as they are in the URL. Empty when not set. */
export interface TransferFilters {
  q: string
  /** The id of a customer. */
  customer: string
  state: TransferState | ''
  status: 'undecided' | ''
}

const isState = (value: string): value is TransferState => Object.hasOwn(transfers.en.states, value)

export const TRANSFER_STATES = Object.keys(transfers.en.states).filter(isState)

export const stateOf = (value: string): TransferState | '' => (isState(value) ? value : '')

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Ignores values that are not valid, because a URL may contain anything. */
export function filtersIn(params: URLSearchParams): TransferFilters {
  const customer = params.get('customer') ?? ''
  return {
    q: params.get('q')?.trim() ?? '',
    customer: ID.test(customer) ? customer : '',
    state: stateOf(params.get('state') ?? ''),
    status: params.get('status') === 'undecided' ? 'undecided' : '',
  }
}

/** The parameters of the URL for the filters that are set. */
export function searchOf(filters: TransferFilters, cursor?: string): string {
  const set = Object.entries({ ...filters, cursor: cursor ?? '' }).filter(([, value]) => value !== '')
  return new URLSearchParams(set).toString()
}

/** The parameters of the request. */
export function requestOf({ q, customer, state, status }: TransferFilters, cursor: string | undefined) {
  return {
    q: q || undefined,
    customerId: customer || undefined,
    state: state || undefined,
    status: status || undefined,
    cursor,
  }
}
