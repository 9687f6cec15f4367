import { TRANSACTION_STATUS_LABELS, TRANSACTION_TYPE_LABELS } from '#domain/money/transaction-labels.ts'
import { readDay } from '#domain/riyadh-time.ts'
import type { ListTransactionsParams, TransactionStatus, TransactionType } from '#web/api/generated/plinkAPI.schemas.ts'
import { cursorParams, searchParams, walletParams } from '#web/money/wallet-params.ts'

/** The values of the filter bar. An empty value does not filter. */
export interface TransactionFilters {
  status: TransactionStatus | ''
  type: TransactionType | ''
  /** The id of a category, or `none` for what has none. */
  categoryId: string
  receipt: 'none' | ''
  q: string
  from: string
  to: string
}

export const NO_FILTERS: TransactionFilters = {
  status: '',
  type: '',
  categoryId: '',
  receipt: '',
  q: '',
  from: '',
  to: '',
}

/** The value of a filter for what is missing. */
export const NONE = 'none'

const CATEGORY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns the filters of a URL. URLs are typed, shortened and shared, so invalid values are left out. */
export function readFilters(address: URLSearchParams): TransactionFilters {
  const read = (name: string) => address.get(name)?.trim() ?? ''
  const [from, to] = inOrder(dayOrNone(read('from')), dayOrNone(read('to')))
  return {
    status: statusOrNone(read('status')),
    type: typeOrNone(read('type')),
    categoryId: read('category') === NONE ? NONE : categoryOrNone(read('categoryId')),
    receipt: read('receipt') === NONE ? NONE : '',
    q: searchParams(address).q ?? '',
    from,
    to,
  }
}

/** Returns the parameters of the request: the filters of a URL, the sub-wallet and the page. */
export function listParams(address: URLSearchParams): ListTransactionsParams {
  return { ...filterParams(readFilters(address)), ...walletParams(address), ...cursorParams(address) }
}

/** Returns the filters that are set, for the request and for the URL. */
export function filterParams({ status, type, categoryId, receipt, q, from, to }: TransactionFilters) {
  return {
    ...(status && { status }),
    ...(type && { type }),
    ...(categoryId === NONE && ({ category: NONE } as const)),
    ...(categoryId && categoryId !== NONE && { categoryId }),
    ...(receipt && { receipt }),
    ...(q && { q }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

export const countFilters = (filters: TransactionFilters) => Object.keys(filterParams(filters)).length

const statusOrNone = (value: string) => (isStatus(value) ? value : '')
const categoryOrNone = (value: string) => (CATEGORY.test(value) ? value : '')
const typeOrNone = (value: string) => (isType(value) ? value : '')

const dayOrNone = (value: string): string => readDay(value) ?? ''

/** Returns the two days in order, so that a reversed period means the days between them. */
const inOrder = (from: string, to: string): [string, string] => (from && to && from > to ? [to, from] : [from, to])

export const STATUSES = Object.keys(TRANSACTION_STATUS_LABELS.en).filter(isStatus)

/** The five types that the specification offers, then the others. */
const FIRST_TYPES: readonly TransactionType[] = [
  'wallet_top_up',
  'credit_card_top_up',
  'mobile_recharge',
  'transfer',
  'bill_payment',
]
export const TYPES = [
  ...FIRST_TYPES,
  ...Object.keys(TRANSACTION_TYPE_LABELS.en)
    .filter(isType)
    .filter(type => !FIRST_TYPES.includes(type)),
]

export function isStatus(value: string): value is TransactionStatus {
  return Object.hasOwn(TRANSACTION_STATUS_LABELS.en, value)
}

export function isType(value: string): value is TransactionType {
  return Object.hasOwn(TRANSACTION_TYPE_LABELS.en, value)
}
