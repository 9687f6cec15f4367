import { digitsOnly } from '#domain/digits.ts'
import type { ListDenyListParams } from '#web/api/generated/plinkAPI.schemas.ts'

/** What the list shows, as it is in the URL. */
export interface DenyListQuery {
  status: 'active' | 'removed'
  /** The last four digits of a number, or empty for all entries. */
  digits: string
}

const FOUR = /^\d{4}$/

/** Ignores values that are not valid, because a URL may contain anything. */
export function denyListQueryIn(params: URLSearchParams): DenyListQuery {
  const digits = params.get('digits') ?? ''
  return {
    status: params.get('status') === 'removed' ? 'removed' : 'active',
    digits: FOUR.test(digits) ? digits : '',
  }
}

/** The query of the URL. */
export function searchOf({ status, digits }: DenyListQuery): string {
  const set = { ...(status === 'removed' && { status }), ...(digits && { digits }) }
  return new URLSearchParams(set).toString()
}

/** The parameters of the request. */
export function requestOf({ status, digits }: DenyListQuery, cursor?: string): ListDenyListParams {
  return { status, lastDigits: digits || undefined, cursor }
}

/** The last four of the digits that somebody typed or pasted, or fewer. */
export const lastDigitsOf = (typed: string): string => digitsOnly(typed).slice(-4)
