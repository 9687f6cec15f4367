import type { ActivityPeriod, ActivityPoint } from '#web/api/generated/model/index.ts'
import { TAGS } from '#web/lib/format.ts'
import { useLocale } from '#web/lib/locale.tsx'
import type { Locale } from '#web/messages/catalogue.ts'

/** The names of a point: below the graph, where one of several days is named by its first, and in full. */
export function usePointLabels(period: ActivityPeriod) {
  const { day, daysInFull, months, monthsInFull } = dayLabelsOf(useLocale().locale)
  const isYear = period === 'year'
  return {
    short: (point: ActivityPoint) => (isYear ? months(point) : day(point.from)),
    full: (point: ActivityPoint) => (isYear ? monthsInFull(point) : daysInFull(point)),
  }
}

/** One day or several, as `2026-01-05`. */
interface Days {
  from: string
  to: string
}

interface DayLabels {
  /** `5 Jan`. */
  day: (day: string) => string
  /** `Monday 5 January 2026`, `9–15 December 2025`. */
  daysInFull: (days: Days) => string
  /** `Jan – Mar`. */
  months: (days: Days) => string
  /** `January – March 2026`. */
  monthsInFull: (days: Days) => string
}

const LABELS: Record<Locale, DayLabels> = { en: buildLabels('en'), ar: buildLabels('ar') }

/** Days are named as they are, whatever the time zone. */
export const dayLabelsOf = (locale: Locale): DayLabels => LABELS[locale]

function buildLabels(locale: Locale): DayLabels {
  const label = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(TAGS[locale], { timeZone: 'UTC', ...options })
    return ({ from, to }: Days) => format.formatRange(new Date(from), new Date(to))
  }
  const shortDay = new Intl.DateTimeFormat(TAGS[locale], { timeZone: 'UTC', day: 'numeric', month: 'short' })
  const oneDayInFull = label({ dateStyle: 'full' })
  const rangeInFull = label({ day: 'numeric', month: 'long', year: 'numeric' })
  return {
    day: day => shortDay.format(new Date(day)),
    daysInFull: days => (days.from === days.to ? oneDayInFull(days) : rangeInFull(days)),
    months: label({ month: 'short' }),
    monthsInFull: label({ month: 'long', year: 'numeric' }),
  }
}
