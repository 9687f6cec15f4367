import type { Context, MiddlewareHandler } from 'hono'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'

const JSON_TYPE = 'application/json'
/** Compressed bodies are refused, because a small one may be large inside. */
const NOT_ENCODED = 'identity'
/** The limit of operations for which the contract states none. */
const BODY_LIMIT_KIB = 16
/** The decoder writes this character for invalid bytes. Nobody types it, and the stored text must equal the sent one. */
const REPLACEMENT_CHARACTER = '\uFFFD'

/**
 * Refuses what Hono's own reader of JSON accepts: other content types, packed and larger bodies, invalid UTF-8, a byte order mark, lone
 * surrogates, and objects with a repeated key, of which programs read different values.
 */
export const requireJson = (limitKib = BODY_LIMIT_KIB): MiddlewareHandler => {
  const maxBytes = limitKib * 1024
  return async (c, next) => {
    requireMediaType(c)
    const text = await readText(c, maxBytes)
    if (text.includes(REPLACEMENT_CHARACTER) || hasRepeatedKey(text, parse(text)))
      throw new PlinkError('MALFORMED_JSON')
    await next()
  }
}

function requireMediaType(c: Context): void {
  if ((c.req.header('Content-Encoding') ?? NOT_ENCODED).toLowerCase() !== NOT_ENCODED)
    throw new PlinkError('UNSUPPORTED_MEDIA_TYPE')
  const type = c.req.header('Content-Type')
  if (type === JSON_TYPE) return
  if (type?.split(';')[0]?.trim().toLowerCase() !== JSON_TYPE) throw new PlinkError('UNSUPPORTED_MEDIA_TYPE')
  // zod-openapi refuses some parameters and spaces that HTTP allows.
  c.req.raw.headers.set('Content-Type', JSON_TYPE)
}

/** The text of the body, which Hono keeps for its own reader. Hono's `bodyLimit` costs more than everything else that a request needs. */
async function readText(c: Context, maxBytes: number): Promise<string> {
  const length = c.req.header('Content-Length')
  if (length !== undefined && Number(length) > maxBytes) throw new PlinkError('PAYLOAD_TOO_LARGE')
  try {
    // The HTTP parser enforces a declared length.
    const text = await (length === undefined ? readChunks(c, maxBytes) : c.req.text())
    // `text()` drops a byte order mark, which is not valid JSON.
    if (length !== undefined && Buffer.byteLength(text) !== Number(length)) throw new PlinkError('MALFORMED_JSON')
    return text
  } catch (cause) {
    // Any other error is the sender's: a client that disconnects must not look like a server error.
    throw cause instanceof PlinkError ? cause : new PlinkError('MALFORMED_JSON')
  }
}

/** A chunked body has no declared length and is counted while it is read. */
async function readChunks(c: Context, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of c.req.raw.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new PlinkError('PAYLOAD_TOO_LARGE')
    chunks.push(chunk)
  }
  const body = Buffer.concat(chunks)
  c.req.raw = new Request(c.req.raw, { body })
  return body.toString()
}

function parse(text: string): unknown {
  try {
    return ESCAPED_SURROGATE.test(text) ? JSON.parse(text, requireWellFormed) : JSON.parse(text)
  } catch {
    throw new PlinkError('MALFORMED_JSON')
  }
}

/** UTF-8 cannot encode a lone surrogate; it can arrive only as a JSON escape. */
const ESCAPED_SURROGATE = /\\ud[89a-f]/i

function requireWellFormed(key: string, value: unknown): unknown {
  const isWellFormed = key.isWellFormed() && (typeof value !== 'string' || value.isWellFormed())
  if (!isWellFormed) throw new SyntaxError('lone surrogate')
  return value
}

/** Parsing keeps only the last of the same keys of an object. */
const hasRepeatedKey = (text: string, value: unknown): boolean => countKeysOf(text) !== countKeysIn(value)

/** Matches every string of a valid JSON text, with the colon behind it if it is a key. */
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g

function countKeysOf(text: string): number {
  let count = 0
  for (const [, colon] of text.matchAll(STRING)) if (colon) count++
  return count
}

/** The function is not recursive, because a body may be nested deeply. */
function countKeysIn(value: unknown): number {
  let count = 0
  const open = [value]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue
    const members: unknown[] = Object.values(next)
    if (!Array.isArray(next)) count += members.length
    for (const member of members) open.push(member)
  }
  return count
}
