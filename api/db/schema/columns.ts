import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { timestamp } from 'drizzle-orm/pg-core'

/** A timestamp with time zone, as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** A timestamp as a value in hand-written SQL, where the drivers do not accept a Date. */
export const at = (value: Date | Placeholder): SQL =>
  sql`${value instanceof Date ? value.toISOString() : value}::timestamptz`
