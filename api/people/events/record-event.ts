import type { Event, EventType } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { events } from '#api/kernel/db/schema/events.ts'

interface Happening {
  accountId: string
  type: EventType
  objectId: string
  /** The object as it is presented. Stored readable, so without personal data. */
  was: Event['data']['object']
  at: Date
}

/** Tells programs of what this transaction changes. Of money and of states, triggers tell. Returns the id of the event. */
export async function recordEvent(tx: Db, { at, ...event }: Happening): Promise<string> {
  const id = crypto.randomUUID()
  await tx.insert(events).values({ ...event, id, createdAt: at })
  return id
}
