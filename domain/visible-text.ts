/**
 * The exceptions to invisible characters, which are format characters such as directions and joiners, fillers, variation selectors, and control
 * characters. White space is visible as a gap. So are the signs of some scripts that Unicode counts as format characters, such as the Arabic number
 * sign.
 */
const VISIBLE = String.raw`\s\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}`
// JavaScript counts the byte order mark as white space.
const INVISIBLE = String.raw`(?:\ufeff|(?![${VISIBLE}])[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800])`
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu')
const ONE_INVISIBLE = new RegExp(`^${INVISIBLE}$`, 'u')

export const isInvisible = (character: string): boolean => ONE_INVISIBLE.test(character)

/** Removes invisible characters from numbers, addresses and codes, in which only visible characters count. */
export const withoutInvisible = (text: string): string => text.replace(ALL_INVISIBLE, '')

/** Letters of Arabic, Syriac and Indic scripts, in which it is visible whether they join. */
const JOINING = String.raw`(?![\p{N}\p{P}\p{S}])[${[
  'Arab',
  'Syrc',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
]
  .map(script => String.raw`\p{scx=${script}}`)
  .join('')}]`
/** The sign of Indic scripts that removes the vowel of a letter. */
const VIRAMA = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]`
const EMOJI = String.raw`\p{Extended_Pictographic}`

/** Invisible characters that have a visible effect on their neighbours. */
const EFFECTIVE = [
  String.raw`(?<=${JOINING})[\u200c\u200d](?=${JOINING})`,
  // A heh that stands for the Hijri year has the form of the beginning of a word.
  String.raw`(?<=\u0647)\u200d(?![\p{L}\p{N}])`,
  String.raw`(?<=${VIRAMA})\u200d`,
  String.raw`(?<=${EMOJI}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=${EMOJI})`,
  String.raw`(?<=${EMOJI})[\ufe0e\ufe0f]`,
  String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]`,
  // The flag of a part of a country consists of a black flag and the name of the part.
  String.raw`(?<=\u{1f3f4}[\u{e0061}-\u{e007a}]{0,4})[\u{e0061}-\u{e007a}](?=[\u{e0061}-\u{e007a}]{0,4}\u{e007f})`,
  String.raw`(?<=\u{1f3f4}[\u{e0061}-\u{e007a}]{5})\u{e007f}`,
].join('|')

const MAYBE_EFFECTIVE = String.raw`[\u200c\u200d\ufe0e\ufe0f\u{e0061}-\u{e007f}\u{e0100}-\u{e01ef}]`
const NEVER_EFFECTIVE = new RegExp(`(?!${MAYBE_EFFECTIVE})${INVISIBLE}`, 'gu')
const NOT_EFFECTIVE = new RegExp(`(?!${EFFECTIVE})${INVISIBLE}`, 'gu')

/**
 * Cleans names, notes and other texts that people read: removes invisible characters, so that no text looks like another one or reverses its
 * neighbours. Those that form a Persian word, an Indic letter or an emoji are kept in those places. Line breaks are kept, as line feeds.
 */
export const visibleText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(NEVER_EFFECTIVE, '')
    .replaceAll(/([\u200c\u200d])[\u200c\u200d]+/g, '$1')
    .replace(NOT_EFFECTIVE, '')

/** Cleans a single line, such as a name, in the same way, with single spaces. */
export const visibleLine = (text: string): string => visibleText(text).replaceAll(/\s+/g, ' ').trim()

/** Turns a pasted text into a single line while it is typed. Invisible characters are kept, because they may get an effect later. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
