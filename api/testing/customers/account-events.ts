import type { Event } from '#api/contract/generated/schemas.ts'
import type { Customer } from './customer.ts'

/** Returns the newest events of the customer, oldest first. */
export async function eventsOf(customer: Customer, query = ''): Promise<Event[]> {
  const response = await customer.get(`/api/v1/events?limit=100${query}`)
  if (!response.ok) throw new Error(`listEvents responded ${response.status}: ${await response.text()}`)
  return (await response.json()).items.reverse()
}

export const typesOf = (events: Event[]) => events.map(({ type }) => type)
