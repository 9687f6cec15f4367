import type { AdminEventType } from '#web/api/generated/plinkAPI.schemas.ts'
import { adminActivity } from '#web/messages/staff/admin-activity.ts'
import { filterParams } from '#web/staff/filter-params.ts'

/** The filters of the log, as they are in the URL. Empty when not set. */
export interface ActivityFilters {
  type: AdminEventType | ''
  /** The id of an administrator. */
  admin: string
  /** The id of a customer. */
  customer: string
  /** A name or a number of customers. */
  called: string
  /** The first and the last day. */
  from: string
  to: string
}

const isType = (value: string): value is AdminEventType => Object.hasOwn(adminActivity.en.eventTypes, value)

export const EVENT_TYPES = Object.keys(adminActivity.en.eventTypes).filter(isType)

export const typeOf = (value: string): AdminEventType | '' => (isType(value) ? value : '')

/** Ignores values that are not valid, because a URL may contain anything. */
export function filtersIn(params: URLSearchParams): ActivityFilters {
  const { text, id, day } = filterParams(params)
  return {
    type: typeOf(params.get('type') ?? ''),
    admin: id('admin'),
    customer: id('customer'),
    called: text('called'),
    from: day('from'),
    to: day('to'),
  }
}

/** Returns the query string of the URL for the filters that are set. */
export function searchOf(filters: ActivityFilters): string {
  const set = Object.entries(filters).filter(([, value]) => value !== '')
  return new URLSearchParams(set).toString()
}

/** Returns the parameters of the request. */
export function requestOf({ type, admin, customer, called, from, to }: ActivityFilters, cursor?: string) {
  return {
    type: type || undefined,
    adminId: admin || undefined,
    customerId: customer || undefined,
    customer: called || undefined,
    from: from || undefined,
    to: to || undefined,
    cursor,
  }
}
