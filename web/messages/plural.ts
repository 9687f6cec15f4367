import type { Locale } from './catalogue.ts'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const RULES: Record<Locale, Intl.PluralRules> = { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules('ar') }

/** Both languages have the digits and separators of the amounts. */
const NUMBER = new Intl.NumberFormat('en')

/** Picks the form that the language uses for this number; `#` in it stands for the number, such as `1,000`. */
export function plural(locale: Locale, count: number, forms: Forms): string {
  const form = forms[RULES[locale].select(count)] ?? forms.other
  return form.replace('#', NUMBER.format(count))
}
