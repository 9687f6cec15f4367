import { toWesternDigits } from './digits.ts'
import { isInCalendar } from './riyadh-time.ts'
import { withoutInvisible } from './visible-text.ts'

export type DateOfBirthProblem = 'required' | 'format' | 'impossible' | 'future'
/** The date in ISO format, or the reason why the input is not a valid date. */
export type DateOfBirthReading = { date: string; problem: null } | { date: null; problem: DateOfBirthProblem }

const RIYADH_AHEAD_OF_UTC_MILLISECONDS = 3 * 3_600_000
const EARLIEST_YEAR = 1900

/** The separators include the dashes of word processors and the Arabic date separator. */
const SEPARATORS = /[\s/.\-\u2010-\u2015\u060d]+/g

/** The day comes first, as is usual in Saudi Arabia, unless the year comes first. */
const NOTATIONS = [
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d\d|\d{4})$/,
  /^(?<day>\d\d?)\/(?<month>\d\d?)\/(?<year>\d\d|\d{4})$/,
  /^(?<year>\d{4})\/(?<month>\d\d?)\/(?<day>\d\d?)$/,
]

/**
 * Accepts `031212`, `03/12/2012`, `3.12.12` and `2012-12-03`, also in Arabic-Indic digits. A year of two digits means the latest such year
 * that is not in the future.
 */
export function readDateOfBirth(input: string, now: number): DateOfBirthReading {
  const text = withoutInvisible(toWesternDigits(input)).trim().replace(SEPARATORS, '/')
  if (text === '') return unreadable('required')
  const groups = NOTATIONS.map(notation => notation.exec(text)?.groups).find(Boolean)
  if (!groups) return unreadable('format')
  const { day = '', month = '', year = '' } = groups
  const today = todayInRiyadh(now)
  const inYear = (fullYear: string) => `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const isLastCentury = year.length === 2 && inYear(`20${year}`) > today
  const date = inYear(year.padStart(4, isLastCentury ? '19' : '20'))
  if (!exists(date)) return unreadable('impossible')
  return date > today ? unreadable('future') : { date, problem: null }
}

/** Formats `2012-12-03` as `03/12/2012`. */
export function formatDateOfBirth(date: string): string {
  return date.split('-').reverse().join('/')
}

function todayInRiyadh(now: number): string {
  return new Date(now + RIYADH_AHEAD_OF_UTC_MILLISECONDS).toISOString().slice(0, 10)
}

const exists = (date: string): boolean => Number(date.slice(0, 4)) >= EARLIEST_YEAR && isInCalendar(date)

function unreadable(problem: DateOfBirthProblem): DateOfBirthReading {
  return { date: null, problem }
}
