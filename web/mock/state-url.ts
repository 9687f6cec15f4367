import type { Theme } from '#web/lib/theme.ts'
import type { Locale } from '#web/messages/catalogue.ts'

/** The query parameters of a state's URL: `?state=phone.phone_duplicate&lang=ar&theme=dark`. */
export interface StateOptions {
  state?: string
  locale?: Locale
  theme?: Theme
}

/** The options, with the language and theme of the page as defaults. */
export type FullStateOptions = StateOptions & Required<Pick<StateOptions, 'locale' | 'theme'>>

export function withPageDefaults(options: StateOptions, { lang, dataset }: HTMLElement): FullStateOptions {
  return { locale: lang === 'ar' ? 'ar' : 'en', theme: dataset.theme === 'dark' ? 'dark' : 'light', ...options }
}

export function optionsFromUrl(search: string): StateOptions {
  const query = new URLSearchParams(search)
  const state = query.get('state')
  const locale = query.get('lang')
  const theme = query.get('theme')
  return {
    ...(state && { state }),
    ...((locale === 'ar' || locale === 'en') && { locale }),
    ...((theme === 'dark' || theme === 'light') && { theme }),
  }
}

/** The URL of a state. A reload shows the state again. */
export function stateUrl(path: string, { state, locale, theme }: StateOptions): string {
  const [pathname = '', query = ''] = path.split('?')
  const search = new URLSearchParams(query)
  if (state) search.set('state', state)
  if (locale) search.set('lang', locale)
  if (theme) search.set('theme', theme)
  return search.size > 0 ? `${pathname}?${search}` : pathname
}
