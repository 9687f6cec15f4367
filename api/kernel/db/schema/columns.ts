import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core'
import { type SealedKind, sealForLookup, sealText, unsealText } from '#api/kernel/platform/sealing.ts'

/** A timestamp with time zone, as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** Money, as a whole number of halalas. */
export const halalas = (name: string) => bigint(name, { mode: 'number' })

/** A timestamp as a value in hand-written SQL, where the drivers do not accept a Date. */
export const at = (value: Date | Placeholder): SQL =>
  sql`${value instanceof Date ? value.toISOString() : value}::timestamptz`

const sealedText = (kind: SealedKind, encrypt: typeof sealText) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: text => encrypt(kind, text),
    fromDriver: sealed => unsealText(kind, sealed),
  })

/** Personal text, which is encrypted in the database and plain in the program. It cannot be used in a condition. */
export const sealed = (name: string, kind: SealedKind) => sealedText(kind, sealText)(name)

/** A personal value that is encrypted like `sealed` and stored as JSON. */
export const sealedJson = <T>(name: string, kind: SealedKind) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => 'text',
    toDriver: value => sealText(kind, JSON.stringify(value)),
    fromDriver: sealed => JSON.parse(unsealText(kind, sealed)),
  })(name)

/** Personal text like `sealed`, for values that are unique or looked up: see `hasValue`. */
export const sealedForLookup = (name: string, kind: SealedKind) => sealedText(kind, sealForLookup)(name)

/** The columns of a table whose rows have states: see `stateSteps`. The cause and the time belong to the newest step. */
export const stateColumns =
  <Cause extends string>() =>
  <const States extends [string, ...string[]]>(states: States) => ({
    state: text('state', { enum: states }).notNull(),
    stateCause: text('state_cause').$type<Cause>().notNull(),
    stateSince: moment('state_since').notNull(),
  })
