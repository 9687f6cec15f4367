import type { Event, EventType } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { events } from '#api/kernel/db/schema/events.ts'

interface Happening {
  accountId: string
  type: EventType
  objectId: string
  /** The object as it is presented. It is stored unencrypted, so it must not contain personal data. */
  was: Event['data']['object']
  at: Date
}

/** Tells programs about a change of this transaction. Triggers do so for money and states. Returns the id of the event. */
export async function recordEvent(tx: Db, { at, ...event }: Happening): Promise<string> {
  const id = crypto.randomUUID()
  await tx.insert(events).values({ ...event, id, createdAt: at })
  return id
}
