import type { Locale } from '#api/contract/generated/schemas.ts'

const LOCALES: readonly Locale[] = ['ar', 'en']

/** Adds the language of `Accept-Language` to a body that names none. */
export function withLocale<Body extends { locale?: Locale }>(body: Body, acceptLanguage: string | undefined): Body {
  return { ...body, locale: body.locale ?? preferredLocale(acceptLanguage ?? '') }
}

/** The language of messages that the caller likes best. Undefined if the header names none of them. */
export function preferredLocale(acceptLanguage: string): Locale | undefined {
  const languages = acceptLanguage
    .split(',')
    .map(rangeOf)
    .toSorted((one, other) => other.quality - one.quality)
  const locales = languages
    .filter(({ quality }) => quality > 0)
    .map(({ language }) => LOCALES.find(each => each === language))
  return locales.find(locale => locale !== undefined)
}

/** A part of the header, such as `ar-SA;q=0.8`. */
function rangeOf(text: string): { language: string; quality: number } {
  const [range = '', ...parameters] = text.toLowerCase().replaceAll(/\s/g, '').split(';')
  const quality = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
  return { language: range.split('-')[0] ?? '', quality: Number(quality ?? 1) }
}
