import { type Locale, useLocale, useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'

const OTHER: Record<Locale, Locale> = { en: 'ar', ar: 'en' }

/** Shows the name of the other language in that language, so that its readers find it. */
export function LanguageSwitch() {
  const { locale, setLocale } = useLocale()
  const t = useTexts(common)
  return (
    <button
      type="button"
      lang={OTHER[locale]}
      className="min-h-11 rounded-md px-3 font-semibold text-ink hover:bg-raised"
      onClick={() => setLocale(OTHER[locale])}
    >
      {t.otherLanguage}
    </button>
  )
}
