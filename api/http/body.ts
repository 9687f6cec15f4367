import type { Context } from 'hono'
import { PlinkError } from '#api/plink-error.ts'

const MAX_BYTES = 16 * 1024
/** Throws instead of putting a replacement character where a byte is wrong: what is stored must be what was sent. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The JSON of the body, and its text. Refuses another content type, more than 16 KiB, and what is not JSON in UTF-8. */
export async function readJson(c: Context): Promise<{ text: string; value: unknown }> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new PlinkError('UNSUPPORTED_MEDIA_TYPE')
  const length = c.req.header('content-length')
  if (length !== undefined && Number(length) > MAX_BYTES) throw new PlinkError('PAYLOAD_TOO_LARGE')
  // A declared length is enforced by the HTTP parser; a chunked body has none and is counted while it is read.
  const bytes = length === undefined ? await readCounted(c.req.raw) : await c.req.arrayBuffer()
  try {
    const text = utf8.decode(bytes)
    return { text, value: JSON.parse(text) }
  } catch {
    throw new PlinkError('MALFORMED_JSON')
  }
}

async function readCounted({ body }: Request): Promise<Uint8Array> {
  if (!body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) throw new PlinkError('PAYLOAD_TOO_LARGE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
