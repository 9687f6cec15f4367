import { digitsOnly } from '#domain/digits.ts'
import type { ListDenyListParams } from '#web/api/generated/plinkAPI.schemas.ts'

/** The query of the list, as it is in the URL. */
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

/** Returns the query string of the URL. */
export function searchOf({ status, digits }: DenyListQuery): string {
  const set = { ...(status === 'removed' && { status }), ...(digits && { digits }) }
  return new URLSearchParams(set).toString()
}

/** Returns the parameters of the request. */
export function requestOf({ status, digits }: DenyListQuery, cursor?: string): ListDenyListParams {
  return { status, lastDigits: digits || undefined, cursor }
}

/** Returns the last four digits of a typed or pasted text, or fewer if it has fewer. */
export const lastDigitsOf = (text: string): string => digitsOnly(text).slice(-4)
