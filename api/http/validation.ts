import type { Context } from 'hono'
import type { core, ZodType } from 'zod'
import { PlinkError } from '#api/platform/plink-error.ts'
import { requestHeader } from './request-header.ts'

const JSON_TYPE = 'application/json'
const MAX_BYTES = 16 * 1024
/** The decoder puts it in place of invalid bytes. Nobody types it, and what is stored must be what was sent. */
const REPLACEMENT_CHARACTER = '\uFFFD'

/**
 * Reads the JSON of the body, and its text. Refuses other content types, more than 16 KiB, invalid UTF-8, a byte order mark, invalid JSON,
 * lone surrogates and objects with the same key twice, of which programs read one or the other.
 */
export async function readJson(c: Context): Promise<{ text: string; value: unknown }> {
  const type = requestHeader(c, 'content-type')
  if (type !== JSON_TYPE && mediaType(type) !== JSON_TYPE) throw new PlinkError('UNSUPPORTED_MEDIA_TYPE')
  const length = requestHeader(c, 'content-length')
  if (length !== undefined && Number(length) > MAX_BYTES) throw new PlinkError('PAYLOAD_TOO_LARGE')
  let text: string
  try {
    // The HTTP parser enforces a declared length. A chunked body has none and is counted while it is read.
    text = await (length === undefined ? readCounted(c.req.raw) : c.req.raw.text())
  } catch (cause) {
    // Any other error is the sender's: a client that disconnects must not look like a server error.
    throw cause instanceof PlinkError ? cause : new PlinkError('MALFORMED_JSON')
  }
  if (text.includes(REPLACEMENT_CHARACTER)) throw new PlinkError('MALFORMED_JSON')
  // `text()` drops a byte order mark, which is not valid JSON.
  if (length !== undefined && Buffer.byteLength(text) !== Number(length)) throw new PlinkError('MALFORMED_JSON')
  const value = parse(text)
  if (hasRepeatedKey(text, value)) throw new PlinkError('MALFORMED_JSON')
  return { text, value }
}

const mediaType = (contentType = '') => contentType.split(';')[0]?.trim().toLowerCase()

function parse(text: string): unknown {
  try {
    return ESCAPED_SURROGATE.test(text) ? JSON.parse(text, requireWellFormed) : JSON.parse(text)
  } catch {
    throw new PlinkError('MALFORMED_JSON')
  }
}

/** Parsing keeps only the last of the same keys of an object. */
function hasRepeatedKey(text: string, value: unknown): boolean {
  const keys = countKeysIn(value)
  // Each key has a colon. If there are no other colons, there is no need to look for the keys themselves.
  return countColons(text) !== keys && countKeysOf(text) !== keys
}

function countColons(text: string): number {
  let count = 0
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) count++
  return count
}

/** Every string of a valid JSON text, with the colon behind it if it is a key. */
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g

function countKeysOf(text: string): number {
  let count = 0
  for (const [, colon] of text.matchAll(STRING)) if (colon) count++
  return count
}

/** Does not call itself, because a body may be nested deeply. */
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

/** UTF-8 cannot encode a lone surrogate; it can arrive only as a JSON escape. */
const ESCAPED_SURROGATE = /\\ud[89a-f]/i

function requireWellFormed(key: string, value: unknown): unknown {
  const isWellFormed = key.isWellFormed() && (typeof value !== 'string' || value.isWellFormed())
  if (!isWellFormed) throw new SyntaxError('lone surrogate')
  return value
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
  return Buffer.concat(chunks).toString()
}

/** The parsed value. Throws `VALIDATION_ERROR` with a message for each field. */
export function validate(schema: ZodType, value: unknown): unknown {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  throw new PlinkError('VALIDATION_ERROR', { fields: fieldMessages(result.error.issues) })
}

function fieldMessages(issues: core.$ZodIssue[]): Record<string, string> {
  // Without a prototype, so that a field named like a member of Object.prototype gets its message too.
  const messages: Record<string, string> = Object.create(null)
  for (const issue of issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map(key => [...issue.path, key]) : [issue.path]
    for (const path of paths) messages[path.length > 0 ? path.join('.') : 'body'] ??= messageOf(issue)
  }
  return messages
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'an integer',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
}

/** What is counted of values that have a size. */
const COUNTED: Readonly<Record<string, string>> = { string: 'character', array: 'item' }

function messageOf(issue: core.$ZodIssue): string {
  if (issue.input === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value'))
    return 'Is required'
  switch (issue.code) {
    case 'invalid_type':
      return `Must be ${TYPE_NAMES[issue.expected] ?? issue.expected}`
    case 'invalid_format':
      return 'Has the wrong format'
    case 'too_small':
      return atLimit('at least', Number(issue.minimum), issue.origin)
    case 'too_big':
      return atLimit('at most', Number(issue.maximum), issue.origin)
    case 'invalid_value':
      return `Must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.join(', ')}`
    case 'unrecognized_keys':
      return 'Is not known here'
    default:
      return 'Is not valid'
  }
}

function atLimit(bound: 'at least' | 'at most', limit: number, origin: string): string {
  const counted = COUNTED[origin]
  if (counted === undefined) return `Must be ${bound} ${limit}`
  return `Must have ${bound} ${limit} ${counted}${limit === 1 ? '' : 's'}`
}
