import { describe, expect, test } from 'vitest'

type Text = string | ((...parameters: never[]) => string)
type Entry = [path: string, text: Text]

/** Texts that are the same in every language, or that name another language in that language. */
const WITHOUT_ARABIC_LETTERS = new Set([
  'common.brand',
  'common.otherLanguage',
  'landing.card.movements.*.amount',
  'sandbox.phone.sender',
])

const SOURCES = {
  en: import.meta.glob<Record<string, unknown>>('./en/*.ts', { eager: true }),
  ar: import.meta.glob<Record<string, unknown>>('./ar/*.ts', { eager: true }),
}
const FEATURES = Object.keys(SOURCES.en).map(file => file.replace(/^\.\/en\/|\.ts$/g, ''))

/** Each text with its place in the catalogue; places in a list count as one, so `steps.*.title`. */
function entriesOf(value: unknown, path: string): Entry[] {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value as Text]]
  if (Array.isArray(value)) return value.flatMap(item => entriesOf(item, `${path}.*`))
  return Object.entries(value as object).flatMap(([key, child]) => entriesOf(child, `${path}.${key}`))
}

function catalogueOf(locale: 'en' | 'ar', feature: string): Entry[] {
  const module = SOURCES[locale][`./${locale}/${feature}.ts`] ?? {}
  return Object.entries(module).flatMap(([name, texts]) => entriesOf(texts, name))
}

/** Numbers stand in for every parameter: they read as a count and as a text alike. */
function wordsOf(text: Text): string {
  return typeof text === 'string' ? text : text(...(Array(text.length).fill(3) as never[]))
}

const shapeOf = (entries: Entry[]) =>
  entries.map(([path, text]) => `${path}(${typeof text === 'function' ? text.length : ''})`)

test('every feature has its texts in both languages', () => {
  expect(FEATURES).not.toHaveLength(0)
  expect(Object.keys(SOURCES.ar).map(file => file.replace('./ar/', './en/'))).toEqual(Object.keys(SOURCES.en))
})

describe.each(FEATURES)('%s', feature => {
  const [english, arabic] = [catalogueOf('en', feature), catalogueOf('ar', feature)]

  test('has the same texts with the same parameters in both languages', () => {
    expect(shapeOf(arabic).sort()).toEqual(shapeOf(english).sort())
  })

  test('leaves no text empty', () => {
    const empty = [...english, ...arabic].filter(([, text]) => wordsOf(text).trim() === '')
    expect(empty.map(([path]) => path)).toEqual([])
  })

  test('says everything in Arabic letters', () => {
    const foreign = arabic.filter(
      ([path, text]) => !WITHOUT_ARABIC_LETTERS.has(path) && !/\p{sc=Arabic}/u.test(wordsOf(text)),
    )
    expect(foreign.map(([path]) => path)).toEqual([])
  })

  test('uses western digits only', () => {
    const digits = arabic.filter(([, text]) => /[\u0660-\u0669\u06f0-\u06f9]/.test(wordsOf(text)))
    expect(digits.map(([path]) => path)).toEqual([])
  })
})
