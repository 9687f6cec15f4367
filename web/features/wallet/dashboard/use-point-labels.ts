import type { ActivityPeriod, ActivityPoint } from '#web/api/generated/model/index.ts'
import { dayLabelsOf } from '#web/lib/day-labels.ts'
import { useLocale } from '#web/lib/locale.tsx'

/** The names of a point: below the graph, where one of several days is named by its first, and in full. */
export function usePointLabels(period: ActivityPeriod) {
  const { day, daysInFull, months, monthsInFull } = dayLabelsOf(useLocale().locale)
  const isYear = period === 'year'
  return {
    short: (point: ActivityPoint) => (isYear ? months(point) : day(point.from)),
    full: (point: ActivityPoint) => (isYear ? monthsInFull(point) : daysInFull(point)),
  }
}
