import { withoutInvisible } from './visible-text.ts'

/** Whether the text contains every word of the query. Ignores case, accents, hyphens and the forms of alef. */
export function matches(text: string, query: string): boolean {
  const searched = plain(text)
  return plain(query)
    .split(' ')
    .every(word => searched.includes(word))
}

/** Whether each word of the query begins a word of the text. Words in Arabic are compared without their article. */
export function beginsWords(text: string, query: string): boolean {
  const searched = ` ${withoutArticles(plain(text))}`
  return withoutArticles(plain(query))
    .split(' ')
    .every(word => searched.includes(` ${word}`))
}

/** Returns false for a text that every other text would match. */
export const hasWords = (query: string) => plain(query) !== ''

const withoutArticles = (text: string) => text.replace(/(?<=^| )ال(?=\p{L})/gu, '')

function plain(text: string): string {
  return withoutInvisible(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .trim()
    .toLowerCase()
}
