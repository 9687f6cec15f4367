import { TAGS } from '#web/lib/format.ts'
import type { Locale } from '#web/lib/locale.tsx'

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** Returns a duration in the largest unit that gives a whole number above one, such as "15 minutes". One day is "24 hours". */
export function duration(seconds: number, locale: Locale): string {
  const [unit, length] = UNITS.find(([, each]) => seconds % each === 0 && seconds > each) ?? ['second', 1]
  return new Intl.NumberFormat(TAGS[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length)
}
