import { createHash } from 'node:crypto'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether the text is a UUID. For other text, a query on a uuid column can fail instead of finding nothing. */
export const isUuid = (text: string): boolean => UUID.test(text)

/** Returns the same UUID, of version 8, for the same name. */
export function derivedUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
