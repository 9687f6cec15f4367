import { describe, expect, test } from 'vitest'
import { errorHelp } from './features/docs/errors/error-help.ts'
import type { Catalogue } from './messages/catalogue.ts'
import { testValues } from './messages/sandbox/test-values.ts'

type Text = string | ((...parameters: never[]) => string)
type Entry = [path: string, text: Text]

/** Texts that are the same in every language, or that name another language in that language. */
const WITHOUT_ARABIC_LETTERS = new Set([
  'common.brand',
  'common.otherLanguage',
  'docsReference.comma',
  'errorCodes.isolated',
  'landing.card.movements.*.amount',
  'sandbox.phone.sender',
  'transfers.lastRunOf',
])

/** English texts that the specification quotes with three full stops. */
const SPECIFIED = new Set([
  'Initializing...',
  'Login successful! Redirecting...',
  'Performing global screening...',
  'Processing Nafath verification...',
  'Sending...',
  'Signing in...',
  'Type here...',
  'Verifying...',
])

/** Names of operations are the same in every language. */
const OPERATIONS = /\.operations\.\*$/

/** Texts that the specification quotes with three dots. */
const THREE_DOTS = new Set([
  'Initializing...',
  'Login successful! Redirecting...',
  'Performing global screening...',
  'Processing Nafath verification...',
  'Sending...',
  'Signing in...',
  'Type here...',
  'Verifying...',
])

/** Matches a text about work that is under way, or the placeholder of the search. No other text ends in an ellipsis. */
const UNDER_WAY = { en: /\b\p{L}+ing\b|^One moment/u, ar: /جارٍ|^لحظة|^اكتب هنا/ }

const endsInEllipsis = (text: Text) => /(…|\.\.\.)$/.test(wordsOf(text))

const SOURCES = import.meta.glob<Record<string, unknown>>(['./messages/**/*.ts', './features/**/*.messages.ts'], {
  eager: true,
})
/** The help of all codes in one language. It is written code by code. */
const helpIn = (locale: 'en' | 'ar') =>
  Object.fromEntries(Object.entries(errorHelp).map(([code, help]) => [code, help[locale]]))
const CATALOGUES = Object.values(SOURCES)
  .flatMap(module => Object.entries(module))
  .concat([['errorHelp', { en: helpIn('en'), ar: helpIn('ar') }]])
  .filter((entry): entry is [string, Catalogue<object>] => isCatalogue(entry[1]))

function isCatalogue(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'en' in value && 'ar' in value
}

/** Returns each text with its path in the catalogue. All items of a list share one path, such as `steps.*.title`. */
function entriesOf(value: unknown, path: string): Entry[] {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value as Text]]
  if (Array.isArray(value)) return value.flatMap(item => entriesOf(item, `${path}.*`))
  return Object.entries(value as object).flatMap(([key, child]) => entriesOf(child, `${path}.${key}`))
}

/** Passes a number for every parameter, because a number works both as a count and as a text. */
function wordsOf(text: Text): string {
  return typeof text === 'string' ? text : String(text(...(Array(text.length).fill(3) as never[])))
}

const shapeOf = (entries: Entry[]) =>
  entries.map(([path, text]) => `${path}(${typeof text === 'function' ? text.length : ''})`)

test('there are catalogues', () => expect(CATALOGUES).not.toHaveLength(0))

describe.each(CATALOGUES)('%s', (name, { en, ar }) => {
  const [english, arabic] = [entriesOf(en, name), entriesOf(ar, name)]

  test('has the same texts with the same parameters in both languages', () => {
    expect(shapeOf(arabic).sort()).toEqual(shapeOf(english).sort())
  })

  test('leaves no text empty', () => {
    const empty = [...english, ...arabic].filter(([, text]) => wordsOf(text).trim() === '')
    expect(empty.map(([path]) => path)).toEqual([])
  })

  test('says everything in Arabic letters', () => {
    const foreign = arabic.filter(
      ([path, text]) =>
        !WITHOUT_ARABIC_LETTERS.has(path) && !OPERATIONS.test(path) && !/\p{sc=Arabic}/u.test(wordsOf(text)),
    )
    expect(foreign.map(([path]) => path)).toEqual([])
  })

  test('writes an ellipsis as one character, and only at the end', () => {
    const others = [...english, ...arabic].filter(([, text]) => {
      const words = wordsOf(text).replaceAll(/`[^`]*`/g, '')
      return /\.\.\.|…(?!$)/.test(words) && !THREE_DOTS.has(words)
    })
    expect(others.map(([path]) => path)).toEqual([])
  })

  test.each(['en', 'ar'] as const)('ends in an ellipsis only what is under way, in %s', locale => {
    const underWay = ([, text]: Entry) => wordsOf(text) === 'Type here...' || UNDER_WAY[locale].test(wordsOf(text))
    const ending = (locale === 'en' ? english : arabic).filter(([, text]) => endsInEllipsis(text))
    expect(ending.filter(entry => !underWay(entry)).map(([path]) => path)).toEqual([])
  })

  test('ends in an ellipsis in both languages or in none', () => {
    const pathsOf = (entries: Entry[]) => entries.filter(([, text]) => endsInEllipsis(text)).map(([path]) => path)
    expect(pathsOf(arabic)).toEqual(pathsOf(english))
  })

  test('calls whoever gets the money المستفيد', () => {
    const others = arabic.filter(([, text]) => wordsOf(text).includes('مستلم'))
    expect(others.map(([path]) => path)).toEqual([])
  })

  test('isolates what stands in guillemets, so that a name in English keeps them around it', () => {
    const bare = arabic.filter(([, text]) => typeof text === 'function' && wordsOf(text).includes('«3»'))
    expect(bare.map(([path]) => path)).toEqual([])
  })

  test('writes … for what is under way, unless the specification has three full stops', () => {
    const dotted = [...english, ...arabic].filter(([, text]) => {
      const words = wordsOf(text)
      return words.endsWith('...') && !SPECIFIED.has(words)
    })
    expect(dotted.map(([path]) => path)).toEqual([])
  })

  test('uses western digits only', () => {
    const digits = arabic.filter(([, text]) => /[\u0660-\u0669\u06f0-\u06f9]/.test(wordsOf(text)))
    expect(digits.map(([path]) => path)).toEqual([])
  })
})

test('texts of the test values are in no catalogue that live mode loads', () => {
  const textsOf = (catalogue: Catalogue<object>) =>
    Object.values(catalogue).flatMap(texts => entriesOf(texts, '').map(([, text]) => wordsOf(text)))
  // A journey searches the scripts of live mode for these texts. Shorter ones also occur in other texts.
  const values = textsOf(testValues).filter(text => text.length >= 'Commercial registration'.length)
  const live = CATALOGUES.filter(([name]) => !/^(testValues|sandbox|docs)/.test(name)).flatMap(([, each]) =>
    textsOf(each),
  )
  expect(values).not.toEqual([])
  expect(values.filter(value => live.some(text => text.includes(value)))).toEqual([])
})
