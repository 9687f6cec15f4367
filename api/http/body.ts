import type { Context } from 'hono'
import { PlinkError } from '#api/platform/plink-error.ts'

const MAX_BYTES = 16 * 1024
/** What stands where a byte is wrong. Nobody types it, and what is stored must be what was sent. */
const REPLACEMENT_CHARACTER = '\uFFFD'

/** The JSON of the body, and its text. Refuses another content type, more than 16 KiB, and what is not JSON in UTF-8 with whole characters. */
export async function readJson(c: Context): Promise<{ text: string; value: unknown }> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new PlinkError('UNSUPPORTED_MEDIA_TYPE')
  const length = c.req.header('content-length')
  if (length !== undefined && Number(length) > MAX_BYTES) throw new PlinkError('PAYLOAD_TOO_LARGE')
  const text = await readWhole(c, length !== undefined)
  if (text.includes(REPLACEMENT_CHARACTER)) throw new PlinkError('MALFORMED_JSON')
  try {
    return { text, value: HALF_A_PAIR.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text) }
  } catch {
    throw new PlinkError('MALFORMED_JSON')
  }
}

/** Half of a character, or of two that make a whole one. UTF-8 has no halves; only as an escape do they come in. */
const HALF_A_PAIR = /\\ud[89a-f]/i

function wellFormed(key: string, value: unknown): unknown {
  const isWhole = key.isWellFormed() && (typeof value !== 'string' || value.isWellFormed())
  if (!isWhole) throw new SyntaxError('half of a character')
  return value
}

async function readWhole(c: Context, isLengthDeclared: boolean): Promise<string> {
  try {
    // A declared length is enforced by the HTTP parser; a chunked body has none and is counted while it is read.
    return isLengthDeclared ? await c.req.text() : await readCounted(c.req.raw)
  } catch (cause) {
    // What else goes wrong is the sender's: who hangs up in the middle must not look like a failure of the server.
    throw cause instanceof PlinkError ? cause : new PlinkError('MALFORMED_JSON')
  }
}

async function readCounted({ body }: Request): Promise<string> {
  if (!body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) throw new PlinkError('PAYLOAD_TOO_LARGE')
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}
