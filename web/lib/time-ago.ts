import type { Locale } from '#web/messages/catalogue.ts'
import { TAGS } from './format.ts'

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

const FORMATS: Record<Locale, Intl.RelativeTimeFormat> = {
  en: new Intl.RelativeTimeFormat(TAGS.en, { numeric: 'always' }),
  ar: new Intl.RelativeTimeFormat(TAGS.ar, { numeric: 'always' }),
}

/** `2 hours ago`, in the largest unit that fits. */
export function timeAgo(locale: Locale, instant: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(instant)) / 1000))
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? (['second', 1] as const)
  return FORMATS[locale].format(-Math.floor(seconds / length), unit)
}
