import { useLocale } from '#web/lib/locale.tsx'

/** The options of a call that causes a message or a phone call, which is in the language of the page. */
export function useMessageLanguage() {
  const { locale } = useLocale()
  return { request: { headers: { 'Accept-Language': locale } } }
}
