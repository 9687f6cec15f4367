import { formatAmount } from '#domain/money/money.ts'
import { riyadhDay, riyadhTime } from '#domain/riyadh-time.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { serverNow } from './clock.ts'
import { useLocale } from './locale.tsx'

export interface Formats {
  /** `14:05`, in the time zone of Riyadh. */
  time: (instant: Date | string | number) => string
  /** `21 Nov 2026`, in the time zone of Riyadh, for a single date that is read or checked. */
  date: (instant: Date | string | number) => string
  /** `January 2026`, for any day of the month. */
  month: (day: string) => string
  /** `5 Jan 2026, 14:05`, in the time zone of Riyadh. */
  dateTime: (instant: Date | string | number) => string
  number: (value: number) => string
  /** `250k`, `1.2m`, for narrow places. */
  compact: (value: number) => string
  /** Halalas as `2,400.00 SAR`, in Arabic `2,400.00 ر.س`, with a no-break space. An optional sign stays next to the digits. */
  money: (halalas: number, sign?: string) => string
  /** The same format without the currency. */
  amount: (halalas: number) => string
  /** `SAR`, in Arabic `ر.س`. */
  currency: string
  /** `23 Nov`, or `23 Nov 2025` in another year, in the time zone of Riyadh, for rows that are scanned. */
  shortDate: (instant: Date | string | number) => string
  /** The short date with the day of the week, as a heading of the entries of that day. */
  weekday: (instant: Date | string | number) => string
  /** `3 hours ago`, in the largest whole unit up to days, and `now` within a minute. */
  ago: (instant: Date | string | number) => string
}

// Without the extension, ar-SA means the Hijri calendar and Arabic-Indic digits.
export const TAGS = { en: 'en-GB-u-ca-gregory-nu-latn', ar: 'ar-SA-u-ca-gregory-nu-latn' } as const
const CURRENCY = { en: 'SAR', ar: 'ر.س' } as const

/**
 * The currency is to the left of the digits in Arabic, also inside left-to-right text. In both languages it stays on their line: no line breaks at the
 * space between them.
 */
const MONEY = {
  en: (amount: string) => `${amount}\u00a0${CURRENCY.en}`,
  ar: (amount: string) => `\u2067\u2066${amount}\u2069\u00a0${CURRENCY.ar}\u2069`,
} as const
/** Isolates an Arabic date, so that its parts keep their order inside left-to-right text and beside other numbers. */
const DATE = { en: (date: string) => date, ar: (date: string) => `\u2067${date}\u2069` } as const
const BEFORE_TIME = { en: ', ', ar: '، ' } as const
const SHORT = { day: 'numeric', month: 'short' } as const
/** Replaces the hyphen, which files have, with a minus sign. */
const bare = (halalas: number) => formatAmount(halalas).replace(' SAR', '').replace('-', '\u2212')

const FORMATS: Record<Locale, Formats> = { en: buildFormats('en'), ar: buildFormats('ar') }

export function formatsOf(locale: Locale): Formats {
  return FORMATS[locale]
}

function buildFormats(locale: Locale): Formats {
  const withYear = new Intl.DateTimeFormat(TAGS[locale], { timeZone: 'Asia/Riyadh', ...SHORT, year: 'numeric' })
  const month = new Intl.DateTimeFormat(TAGS[locale], { timeZone: 'Asia/Riyadh', month: 'long', year: 'numeric' })
  const number = new Intl.NumberFormat(TAGS[locale])
  const compact = new Intl.NumberFormat(TAGS[locale], { notation: 'compact' })
  return {
    time: instant => riyadhTime(new Date(instant)),
    date: instant => DATE[locale](withYear.format(new Date(instant))),
    month: day => month.format(new Date(day)),
    dateTime: instant => {
      const moment = new Date(instant)
      return DATE[locale](withYear.format(moment) + BEFORE_TIME[locale] + riyadhTime(moment))
    },
    number: value => number.format(value),
    compact: value => compact.format(value),
    money: (halalas, sign = '') => MONEY[locale](sign + bare(halalas)),
    amount: bare,
    currency: CURRENCY[locale],
    shortDate: yearIfOther(locale, SHORT),
    weekday: yearIfOther(locale, { weekday: 'long', ...SHORT }),
    ago: agoIn(locale),
  }
}

const MINUTE_MILLISECONDS = 60_000
const HOUR_MILLISECONDS = 60 * MINUTE_MILLISECONDS
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS

function agoIn(locale: Locale) {
  const format = new Intl.RelativeTimeFormat(TAGS[locale], { numeric: 'auto' })
  return (instant: Date | string | number) => {
    // The clock of this device may be behind the server's.
    const age = Math.max(0, serverNow() - new Date(instant).getTime())
    if (age >= DAY_MILLISECONDS) return format.format(-Math.floor(age / DAY_MILLISECONDS), 'day')
    if (age >= HOUR_MILLISECONDS) return format.format(-Math.floor(age / HOUR_MILLISECONDS), 'hour')
    // A minute has no word of its own for less than one, but a second has: `now`.
    if (age < MINUTE_MILLISECONDS) return format.format(0, 'second')
    return format.format(-Math.floor(age / MINUTE_MILLISECONDS), 'minute')
  }
}

/** Adds the year of an instant only if it is not the current one. */
function yearIfOther(locale: Locale, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(TAGS[locale], { timeZone: 'Asia/Riyadh', ...options })
  const withYear = new Intl.DateTimeFormat(TAGS[locale], { timeZone: 'Asia/Riyadh', ...options, year: 'numeric' })
  const yearOf = (instant: Date) => riyadhDay(instant).slice(0, 4)
  return (instant: Date | string | number) => {
    const date = new Date(instant)
    return DATE[locale]((yearOf(date) === yearOf(new Date(serverNow())) ? format : withYear).format(date))
  }
}

export function useFormats(): Formats {
  return formatsOf(useLocale().locale)
}
