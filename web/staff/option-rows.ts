import type { AdminKybOption, Locale } from '#web/api/generated/plinkAPI.schemas.ts'

/** A choice in all languages. Code, order and status are shared. */
export interface OptionRow {
  code: string
  order: number
  active: boolean
  labels: Partial<Record<Locale, AdminKybOption>>
}

const LOCALES = ['en', 'ar'] as const

/** Groups options into one row for each choice, in the order of sign-up. */
export function rowsOf(options: readonly AdminKybOption[]): OptionRow[] {
  const rows = new Map<string, OptionRow>()
  for (const option of options) rows.set(option.code, withOption(rows.get(option.code), option))
  return [...rows.values()].sort(inOrder)
}

/** The row with the option of one language added. */
export function withOption(row: OptionRow | undefined, option: AdminKybOption): OptionRow {
  const { code, order, active, locale } = option
  return { code, order, active, labels: { ...row?.labels, [locale]: option } }
}

/** The label in this language, or else in the other. */
export function labelOf({ labels, code }: OptionRow, locale: Locale): string {
  return (labels[locale] ?? labels[otherLocale(locale)])?.label ?? code
}

/** The option of any language, for the shared fields. */
export function anyOf({ labels }: OptionRow): AdminKybOption | undefined {
  return labels.en ?? labels.ar
}

export function missingLocale({ labels }: OptionRow): Locale | undefined {
  return LOCALES.find(locale => labels[locale] === undefined)
}

export const otherLocale = (locale: Locale): Locale => (locale === 'en' ? 'ar' : 'en')

/** The code of the neighbour. Undefined at the end of the list. */
export function neighbourOf(rows: readonly OptionRow[], code: string, by: 1 | -1): string | undefined {
  const from = rows.findIndex(row => row.code === code)
  return from === -1 ? undefined : rows[from + by]?.code
}

/** The codes after moving one to the position of another. Null without a change. */
export function placedCodes(rows: readonly OptionRow[], code: string, at: string): string[] | null {
  const codes = rows.map(row => row.code)
  const [from, to] = [codes.indexOf(code), codes.indexOf(at)]
  if (from === -1 || to === -1 || from === to) return null
  codes.splice(from, 1)
  codes.splice(to, 0, code)
  return codes
}

const STEP = 10

/** The options with new order numbers, like those of the server. */
export function reordered(options: readonly AdminKybOption[], codes: readonly string[]): AdminKybOption[] {
  return options.map(option => ({ ...option, order: (codes.indexOf(option.code) + 1) * STEP }))
}

function inOrder(one: OptionRow, other: OptionRow): number {
  return one.order - other.order || (one.code < other.code ? -1 : 1)
}
