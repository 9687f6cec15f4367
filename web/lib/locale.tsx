import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState } from 'react'
import { nameIn } from '#domain/name-in.ts'
import type { Catalogue, Locale } from '#web/messages/catalogue.ts'
import { readPreference, writePreference } from './preferences.ts'

export type { Locale }
export type Direction = 'ltr' | 'rtl'

interface LocaleChoice {
  locale: Locale
  direction: Direction
  setLocale: (locale: Locale) => void
}

const LocaleContext = createContext<LocaleChoice | null>(null)

interface LocaleProviderProps {
  /** Replaces the chosen language. */
  locale?: Locale
  children: ReactNode
}

export function LocaleProvider({ locale: fixedLocale, children }: LocaleProviderProps) {
  const [locale, setLocale] = useState(() => fixedLocale ?? initialLocale())
  useLayoutEffect(() => showLocale(locale), [locale])
  const choice = useMemo(
    () => ({ locale, direction: directionOf(locale), setLocale: remembering(setLocale) }),
    [locale],
  )
  return <LocaleContext value={choice}>{children}</LocaleContext>
}

export function useLocale(): LocaleChoice {
  const choice = use(LocaleContext)
  if (choice === null) throw new Error('useLocale needs a LocaleProvider above it')
  return choice
}

/** Returns a function that picks the name of a record in the reader's language. */
export function useName(): (name: string, arabic?: string) => string {
  const { locale } = useLocale()
  return (name, arabic) => nameIn(locale, name, arabic)
}

/** The texts of a catalogue in the current language. A change of language re-renders without losing state. */
export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts {
  return catalogue[useLocale().locale]
}

/** The chosen language, or else Arabic for an Arabic browser and English for any other. */
function initialLocale(): Locale {
  const preference = readPreference('plink.locale')
  if (preference === 'ar' || preference === 'en') return preference
  return /^ar\b/i.test(navigator.language) ? 'ar' : 'en'
}

function remembering(setLocale: (locale: Locale) => void) {
  return (locale: Locale) => {
    writePreference('plink.locale', locale)
    setLocale(locale)
  }
}

function showLocale(locale: Locale): void {
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
}

function directionOf(locale: Locale): Direction {
  return locale === 'ar' ? 'rtl' : 'ltr'
}
