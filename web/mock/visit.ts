import type { Theme } from '#web/lib/theme.ts'
import type { Locale } from '#web/messages/catalogue.ts'

/** What an address asks for beside the page: `?state=phone.phone_duplicate&lang=ar&theme=dark`. */
export interface Visit {
  state?: string
  locale?: Locale
  theme?: Theme
}

/** With the language and the theme that the page has begun with, where the address asks for none. */
export type FullVisit = Visit & Required<Pick<Visit, 'locale' | 'theme'>>

export function fullVisit(visit: Visit, { lang, dataset }: HTMLElement): FullVisit {
  return { locale: lang === 'ar' ? 'ar' : 'en', theme: dataset.theme === 'dark' ? 'dark' : 'light', ...visit }
}

export function visitOf(search: string): Visit {
  const asked = new URLSearchParams(search)
  const state = asked.get('state')
  const locale = asked.get('lang')
  const theme = asked.get('theme')
  return {
    ...(state && { state }),
    ...((locale === 'ar' || locale === 'en') && { locale }),
    ...((theme === 'dark' || theme === 'light') && { theme }),
  }
}

/** The address of a state. It is asked for anew with every reload. */
export function visitPath(path: string, { state, locale, theme }: Visit): string {
  const [pathname = '', query = ''] = path.split('?')
  const search = new URLSearchParams(query)
  if (state) search.set('state', state)
  if (locale) search.set('lang', locale)
  if (theme) search.set('theme', theme)
  return search.size > 0 ? `${pathname}?${search}` : pathname
}
