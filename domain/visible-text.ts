/**
 * What nobody sees: format characters such as directions and joiners, fillers, choices of a character's form, and control characters. White
 * space is seen, as a gap. So are the signs of some scripts that Unicode counts as format characters, such as the Arabic sign of a number.
 */
const SEEN = String.raw`\s\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}`
// JavaScript takes the byte order mark for white space.
const INVISIBLE = String.raw`(?:\ufeff|(?![${SEEN}])[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800])`
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu')
const ONE_INVISIBLE = new RegExp(`^${INVISIBLE}$`, 'u')

export const isInvisible = (character: string): boolean => ONE_INVISIBLE.test(character)

/** For numbers, addresses and codes, in which only what is seen counts. */
export const withoutInvisible = (text: string): string => text.replace(ALL_INVISIBLE, '')

/** Letters of Arabic, Syriac and Indian scripts. Whether they join is seen. */
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
/** The sign of Indian scripts that takes the vowel away from a letter. */
const VIRAMA = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]`
const EMOJI = String.raw`\p{Extended_Pictographic}`

/** Characters that nobody sees but by what they do to their neighbours. */
const EFFECTIVE = [
  String.raw`(?<=${JOINING})[\u200c\u200d](?=${JOINING})`,
  // A heh that stands for the Hijri year has the form of the beginning of a word.
  String.raw`(?<=\u0647)\u200d(?![\p{L}\p{N}])`,
  String.raw`(?<=${VIRAMA})\u200d`,
  String.raw`(?<=${EMOJI}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=${EMOJI})`,
  String.raw`(?<=${EMOJI})[\ufe0e\ufe0f]`,
  String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]`,
  // The flags of parts of a country: a black flag, and the name of the part.
  String.raw`(?<=\u{1f3f4}[\u{e0061}-\u{e007a}]{0,4})[\u{e0061}-\u{e007a}](?=[\u{e0061}-\u{e007a}]{0,4}\u{e007f})`,
  String.raw`(?<=\u{1f3f4}[\u{e0061}-\u{e007a}]{5})\u{e007f}`,
].join('|')

const MAYBE_EFFECTIVE = String.raw`[\u200c\u200d\ufe0e\ufe0f\u{e0061}-\u{e007f}\u{e0100}-\u{e01ef}]`
const NEVER_EFFECTIVE = new RegExp(`(?!${MAYBE_EFFECTIVE})${INVISIBLE}`, 'gu')
const NOT_EFFECTIVE = new RegExp(`(?!${EFFECTIVE})${INVISIBLE}`, 'gu')

/**
 * For names, notes and what else people read: without what nobody sees, so that no text looks like another one or turns around what stands
 * beside it. What makes a Persian word, an Indian letter or an emoji stays where it does. Line breaks stay, as line feeds.
 */
export const visibleText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(NEVER_EFFECTIVE, '')
    .replaceAll(/([\u200c\u200d])[\u200c\u200d]+/g, '$1')
    .replace(NOT_EFFECTIVE, '')

/** The same for a single line, such as a name, with single spaces. */
export const visibleLine = (text: string): string => visibleText(text).replaceAll(/\s+/g, ' ').trim()

/** A pasted text in an input of a single line, while it is typed: what is complete later may still be without effect. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
