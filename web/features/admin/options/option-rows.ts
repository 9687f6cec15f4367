import type { AdminKybOption, Locale } from '#web/api/generated/model/index.ts'

/** A choice in all its languages. Its code, order and being active are the same in each. */
export interface OptionRow {
  code: string
  order: number
  active: boolean
  labels: Partial<Record<Locale, AdminKybOption>>
}

const LOCALES = ['en', 'ar'] as const

/** The choices as sign-up shows them, the languages of each beside each other. */
export function rowsOf(options: readonly AdminKybOption[]): OptionRow[] {
  const rows = new Map<string, OptionRow>()
  for (const option of options) rows.set(option.code, withOption(rows.get(option.code), option))
  return [...rows.values()].sort(inOrder)
}

/** The choice once the server has answered with one of its languages. */
export function withOption(row: OptionRow | undefined, option: AdminKybOption): OptionRow {
  const { code, order, active, locale } = option
  return { code, order, active, labels: { ...row?.labels, [locale]: option } }
}

/** What names the choice to a reader of this language, or of the other while this one is missing. */
export function labelOf({ labels, code }: OptionRow, locale: Locale): string {
  return (labels[locale] ?? labels[otherLocale(locale)])?.label ?? code
}

/** Any of its languages will do for what they share. */
export function anyOf({ labels }: OptionRow): AdminKybOption | undefined {
  return labels.en ?? labels.ar
}

export function missingLocale({ labels }: OptionRow): Locale | undefined {
  return LOCALES.find(locale => labels[locale] === undefined)
}

export const otherLocale = (locale: Locale): Locale => (locale === 'en' ? 'ar' : 'en')

/** The code that this one changes places with; undefined at the end of the list. */
export function neighbourOf(rows: readonly OptionRow[], code: string, by: 1 | -1): string | undefined {
  const from = rows.findIndex(row => row.code === code)
  return from === -1 ? undefined : rows[from + by]?.code
}

/** The codes once this one has taken the place of another, which makes room; null where there is nothing to move. */
export function placedCodes(rows: readonly OptionRow[], code: string, at: string): string[] | null {
  const codes = rows.map(row => row.code)
  const [from, to] = [codes.indexOf(code), codes.indexOf(at)]
  if (from === -1 || to === -1 || from === to) return null
  codes.splice(from, 1)
  codes.splice(to, 0, code)
  return codes
}

const STEP = 10

/** The options in the order of these codes, numbered as the server numbers them. */
export function reordered(options: readonly AdminKybOption[], codes: readonly string[]): AdminKybOption[] {
  return options.map(option => ({ ...option, order: (codes.indexOf(option.code) + 1) * STEP }))
}

function inOrder(one: OptionRow, other: OptionRow): number {
  return one.order - other.order || (one.code < other.code ? -1 : 1)
}
