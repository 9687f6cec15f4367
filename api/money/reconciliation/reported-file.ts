import type { ReconciliationMovement, ReconciliationSource } from '#api/contract/generated/schemas.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { fractionDigits } from '#domain/money/fraction-digits.ts'
import type { Day } from '#domain/riyadh-time.ts'
import type { CellPlace } from '#domain/table.ts'

/** The content of the file of a day. */
export interface ReportedFile {
  source: ReconciliationSource
  day: Day
  /** The opening balance of the bank in halalas. Null for the card provider. */
  opening: number | null
  closing: number | null
  lines: ReportedLine[]
}

export interface ReportedLine {
  movement: ReconciliationMovement
  /** Our number, or the bank's reference. */
  reference: string
  /** The amount in the smallest unit of the currency, negative for money that leaves. */
  amount: number
  currency: string
  bookedAt: Date
}

type Reason = 'not_readable' | 'other_account' | 'several_days' | 'no_lines' | 'not_over'

export const invalidFile = (reason: Reason): PlinkError => new PlinkError('RECONCILIATION_FILE_INVALID', { reason })

/**
 * @param number the number of the line or of the entry, from 1
 * @param cell the place in a table
 */
export const invalidLine = (number: number, cell?: CellPlace): PlinkError =>
  new PlinkError('RECONCILIATION_FILE_INVALID', {
    reason: 'line_invalid',
    fields: { content: `Line ${number} cannot be read` },
    ...(cell && { cell }),
  })

/** The pattern keeps a reference short and printable, and a page of the database has room for many of them. */
const REFERENCE = /^[\x21-\x7e]{1,64}$/

export const isReference = (text: string | undefined): text is string => text !== undefined && REFERENCE.test(text)

const DECIMAL = /^(\d{1,12})(?:\.(\d{1,5}))?$/
const CURRENCY = /^[A-Z]{3}$/

export const isCurrency = (text: string): boolean => CURRENCY.test(text)

/** Converts `250.5` SAR to 25050. Returns undefined if the text is not a positive amount of the currency. */
export function smallestUnits(text: string, currency: string): number | undefined {
  const [, whole, fraction = ''] = DECIMAL.exec(text) ?? []
  if (whole === undefined || !isCurrency(currency)) return undefined
  const digits = fractionDigits(currency)
  if (/[1-9]/.test(fraction.slice(digits))) return undefined
  const units = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  return Number.isSafeInteger(units) ? units : undefined
}
