import { keyedHash } from '#api/platform/cryptography.ts'
import { PlinkError } from '#api/platform/plink-error.ts'

/** What a list can be narrowed by; left out where it is not. */
export type Filters<Name extends string> = { [name in Name]?: string | undefined }

/** A place in a list: beside a row, which is named by what the customer sees of it. */
export interface Place {
  row: string
  direction: 'next' | 'previous'
}

/** The page at a place, and what the list was narrowed by. */
export interface Cursor<F> {
  place: Place
  page: number
  limit: number
  filters: F
}

export interface Cursors<F> {
  write(cursor: Cursor<F>): string
  /** Throws `CURSOR_INVALID` for what `write` did not make for this list. */
  read(text: string): Cursor<F>
}

/** Writes and reads the cursors of one list of one wallet: `list` names both, so that they are worth nothing elsewhere. */
export function cursorsOf<F>(secretKey: string, list: string): Cursors<F> {
  const signatureOf = (content: string) => keyedHash(secretKey, 'cursor', list, content)
  return {
    write(cursor) {
      const content = Buffer.from(JSON.stringify(cursor)).toString('base64url')
      return `${content}.${signatureOf(content)}`
    },
    read(text) {
      const [content = '', signature] = text.split('.', 2)
      if (signature !== signatureOf(content) || text.length !== content.length + 1 + signature.length) {
        throw new PlinkError('CURSOR_INVALID')
      }
      return JSON.parse(Buffer.from(content, 'base64url').toString())
    },
  }
}
