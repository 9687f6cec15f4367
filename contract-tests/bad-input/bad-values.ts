import type { Node } from '#api/contract/flatten-contract.ts'

/** Returns the kind of a field. Fields of one name are of one kind if their schemas differ in prose alone. */
export const kindOfField = (name: string, schema: Node): string =>
  JSON.stringify([name, schema], (key, value) => (isProse(key, value) ? undefined : value))

const isProse = (key: string, value: unknown): boolean =>
  key === 'examples' || (typeof value === 'string' && ['description', 'title', 'example'].includes(key))

/** Returns what a client may send in place of a good value. `undefined` leaves the field out. */
export function badValuesFor(good: unknown): [name: string, value: unknown][] {
  const values = [
    ...WRONG_TYPES,
    ...(typeof good === 'string' ? badTexts(good) : []),
    ...(typeof good === 'string' && DAY.test(good) ? badDays(good) : []),
    ...(typeof good === 'string' && INTEGER.test(good) ? badIntegers(good) : []),
    ...(Array.isArray(good) ? badLists(good) : []),
    ...(isObject(good) ? badObjects(good) : []),
  ]
  // Digits have no capitals, words no digits.
  return values.filter(([, value]) => value !== good)
}

/** Does the same for a value of a URL, which can only be a text. */
export function badTextsFor(good: string): [name: string, value: string][] {
  const texts = badValuesFor(good).filter(([, value]) => typeof value === 'string')
  // A URL is made of well-formed text.
  return texts.map(([name, value]): [string, string] => [name, String(value).toWellFormed()])
}

const DAY = /^\d{4}-\d\d-\d\d/
const INTEGER = /^\d{1,3}$/
const LONG = 5000
const DEEP = 500

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

const WRONG_TYPES: [string, unknown][] = [
  ['left out', undefined],
  ['null', null],
  ['a number', 42],
  ['a fraction', 0.1],
  ['a huge number', 1e308],
  ['true', true],
  ['false', false],
  ['an empty list', []],
  ['a list', ['x']],
  ['an empty object', {}],
  ['an object', { $gt: '' }],
  ['deeply nested lists', nested(DEEP)],
  ['an empty text', ''],
  ['a space', ' '],
  ['a long text', 'x'.repeat(LONG)],
  ['a text of emoji', '😀🎉👩‍👩‍👧'],
  ['a zero byte', '\u0000'],
  ['a key of the prototype', '__proto__'],
]

const badTexts = (good: string): [string, unknown][] => [
  ['a zero byte at its end', `${good}\u0000`],
  ['a zero byte in it', `${good.slice(0, 3)}\u0000${good.slice(3)}`],
  ['a control character', `${good}\u0007`],
  ['a line break at its end', `${good}\n`],
  ['a line break in it', `${good.slice(0, 3)}\r\n${good.slice(3)}`],
  ['a tab', `\t${good}`],
  ['spaces around it', ` ${good} `],
  ['a no-break space', `${good}\u00a0`],
  ['a byte order mark', `\ufeff${good}`],
  ['half of a surrogate pair', `${good}\ud800`],
  ['what stands for a wrong byte', `${good}\ufffd`],
  ['a change of direction', `\u202e${good}`],
  ['emoji', `${good}😀`],
  ['Arabic-Indic digits', withDigits(good, '٠')],
  ['Persian digits', withDigits(good, '۰')],
  ['full-width digits', withDigits(good, '０')],
  ['spaces as separators', good.replaceAll(/(...)/g, '$1 ')],
  ['dashes as separators', good.replaceAll(/(...)/g, '$1-')],
  ['itself twice', good + good],
  ['its first half', good.slice(0, good.length / 2)],
  ['capitals', good.toUpperCase()],
  ['quotes', `${good}' or '1'='1`],
  ['markup', `<script>${good}</script>`],
]

/** Returns the good text with other days in place of its own. */
const badDays = (good: string): [string, unknown][] =>
  ['2026-02-30', '2027-02-29', '2026-04-31', '2026-13-01', '2026-01-00'].map(day => [
    `the day ${day}`,
    good.replace(DAY, day),
  ])

/** Returns other texts that programs take for the number. */
const badIntegers = (good: string): [string, unknown][] => [
  ['hexadecimal', `0x${Number(good).toString(16)}`],
  ['with an exponent', `${good}e0`],
  ['with decimals', `${good}.0`],
  ['with a sign', `+${good}`],
  ['with a zero before it', `0${good}`],
]

const badLists = (good: unknown[]): [string, unknown][] => [
  ['the same twice', [...good, good[0]]],
  ['a null in it', [...good, null]],
  ['a number in it', [42]],
  ['itself in it', [good]],
  ['a zero byte in it', ['a\u0000']],
  ['emoji in it', [...good, '😀']],
  ['too many', Array.from({ length: 51 }, (_, index) => `option_${index}`)],
  ['a long text in it', ['x'.repeat(LONG)]],
  ['an object with numbers for keys', { ...good }],
]

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const badObjects = (good: object): [string, unknown][] => [
  ['a field too many', { ...good, unknown: 'x' }],
  ['a key of the prototype in it', { ...good, constructor: { prototype: {} } }],
  ...Object.keys(good).flatMap(field =>
    WRONG_TYPES.map(([name, bad]): [string, unknown] => [`${field}: ${name}`, { ...good, [field]: bad }]),
  ),
]

/** Returns the same digits in another script, in which they begin at `zero`. */
const withDigits = (text: string, zero: string): string =>
  text.replaceAll(/[0-9]/g, digit => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))
