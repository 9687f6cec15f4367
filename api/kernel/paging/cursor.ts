import { keyedHash } from '#api/kernel/platform/cryptography.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'

/** The filters of a list by name. Undefined when not set. */
export type Filters<Name extends string> = { [name in Name]?: string | undefined }

/** A place in a list, next to a row, which is named by its public id. */
export interface Place {
  row: string
  direction: 'next' | 'previous'
}

/** The page at a place, with the filters of the list. */
export interface Cursor<F> {
  place: Place
  page: number
  limit: number
  filters: F
}

export interface Cursors<F> {
  write(cursor: Cursor<F>): string
  /** Throws `CURSOR_INVALID` for a text that `write` did not return for this list. */
  read(text: string): Cursor<F>
}

/** Returns the functions that write and read the cursors of one list of one wallet. `list` names both, so that a cursor is valid only there. */
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
