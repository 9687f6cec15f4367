import type { ActivityPeriod, ActivityPoint } from '#web/api/generated/plinkAPI.schemas.ts'
import { TAGS } from '#web/lib/format.ts'
import { useLocale } from '#web/lib/locale.tsx'
import type { Locale } from '#web/messages/catalogue.ts'

/** The names of the points: two short lines below the graph, where several days are named by the first one, and the full name. */
export function usePointLabels(period: ActivityPeriod) {
  const { daysBelow, daysInFull, monthsBelow, monthsInFull } = dayLabelsOf(useLocale().locale)
  const isYear = period === 'year'
  return {
    below: (points: readonly ActivityPoint[]) => (isYear ? points.map(monthsBelow) : daysBelow(points)),
    full: (point: ActivityPoint) => (isYear ? monthsInFull(point) : daysInFull(point)),
  }
}

/** One day or several, as `2026-01-05`. */
interface Days {
  from: string
  to: string
}

type TwoLines = readonly [first: string, second: string]

interface DayLabels {
  /** `31` above `Dec`, then `1` above `Jan`, then `2` alone. */
  daysBelow: (points: readonly Days[]) => TwoLines[]
  /** `Monday, 5 Jan 2026`, `9–15 Dec 2025`. */
  daysInFull: (days: Days) => string
  /** `Jan –` above `Mar`. */
  monthsBelow: (days: Days) => TwoLines
  /** `January – March 2026`. */
  monthsInFull: (days: Days) => string
}

const LABELS: Record<Locale, DayLabels> = { en: buildLabels('en'), ar: buildLabels('ar') }

/** Days are calendar days, independent of the time zone. */
export const dayLabelsOf = (locale: Locale): DayLabels => LABELS[locale]

function buildLabels(locale: Locale): DayLabels {
  const label = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(TAGS[locale], { timeZone: 'UTC', ...options })
    return ({ from, to }: Days) => format.formatRange(new Date(from), new Date(to))
  }
  const monthFormat = new Intl.DateTimeFormat(TAGS[locale], { timeZone: 'UTC', month: 'short' })
  const month = (day: string) => monthFormat.format(new Date(day))
  const oneDayInFull = label({ weekday: 'long', day: 'numeric', month: 'short', year: 'numeric' })
  const rangeInFull = label({ day: 'numeric', month: 'short', year: 'numeric' })
  return {
    daysBelow: points =>
      points.map(({ from }, index) => {
        const before = points[index - 1]
        const isNewMonth = before === undefined || month(before.from) !== month(from)
        return [String(new Date(from).getUTCDate()), isNewMonth ? month(from) : '']
      }),
    daysInFull: days => (days.from === days.to ? oneDayInFull(days) : rangeInFull(days)),
    monthsBelow: ({ from, to }) => [`${month(from)} –`, month(to)],
    monthsInFull: label({ month: 'long', year: 'numeric' }),
  }
}
