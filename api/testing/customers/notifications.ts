import type { Notification } from '#api/contract/generated/schemas.ts'
import type { Customer } from './customer.ts'

export const NOTIFICATIONS = '/api/v1/notifications'

/** Returns the newest notifications of the customer, newest first. */
export async function notificationsOf(customer: Customer, query = ''): Promise<Notification[]> {
  const response = await customer.get(`${NOTIFICATIONS}?limit=100${query}`)
  if (!response.ok) throw new Error(`listNotifications responded ${response.status}: ${await response.text()}`)
  return (await response.json()).items
}

/** Returns the kinds of the customer's notifications, oldest first. */
export const kindsTold = async (customer: Customer): Promise<string[]> =>
  (await notificationsOf(customer)).map(({ kind }) => kind).reverse()
