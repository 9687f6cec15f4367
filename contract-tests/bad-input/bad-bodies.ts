import { bodySchemaOf, isClosed, type Operation } from '../contract.ts'

export interface BadBody {
  name: string
  raw: BodyInit
  code: 'MALFORMED_JSON' | 'VALIDATION_ERROR'
}

const DEEP = 2000
const NOT_JSON: Record<string, string> = {
  'an empty text': '',
  'a space': ' ',
  'a word': 'nothing',
  'an open brace': '{',
  'a missing value': '{"phoneNumber":}',
  'a comma too many': '{"phoneNumber":"x",}',
  'single quotes': "{'phoneNumber':'x'}",
  'a comment': '{"phoneNumber":"x"} // phone',
  'two values': '{}{}',
  'not a number': '{"phoneNumber":NaN}',
  'a form': 'phoneNumber=x&otp=y',
  'a line break in a text': '{"phoneNumber":"\n"}',
  'a zero byte': '\u0000',
  'a byte order mark': '\ufeff{}',
  'the same key twice': '{"phoneNumber":"x","phoneNumber":"x"}',
  'the same key twice, once escaped': '{"otp":"x","\\u006ftp" : "x"}',
  'the same key twice in an object in it': '{"device":[{"a":1,"b":{},"a":{}}]}',
  'the key of the prototype twice': '{"__proto__":1,"__proto__":1}',
}
const NOT_AN_OBJECT: Record<string, string> = {
  null: 'null',
  'a number': '42',
  'a text': '"text"',
  true: 'true',
  'a list': '[]',
  'a list of objects': '[{}]',
  'deeply nested lists': '['.repeat(DEEP) + ']'.repeat(DEEP),
}
const UNKNOWN_FIELDS: Record<string, string> = {
  'deeply nested objects': `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
}

/** Returns bodies that no operation accepts. */
export function badBodies(operation: Operation): BadBody[] {
  const bodySchema = bodySchemaOf(operation)
  const [field = ''] = Object.keys(bodySchema?.properties)
  const invalidUtf8 = Buffer.from(`{"${field}":"\xff\xfe"}`, 'latin1')
  return [
    ...Object.entries(NOT_JSON).map(([name, text]) => ({ name, raw: text, code: 'MALFORMED_JSON' as const })),
    ...Object.entries({ ...NOT_AN_OBJECT, ...(isClosed(operation) && UNKNOWN_FIELDS) }).map(([name, text]) => ({
      name,
      raw: text,
      code: 'VALIDATION_ERROR' as const,
    })),
    ...(bodySchema?.required ? [{ name: 'an empty object', raw: '{}', code: 'VALIDATION_ERROR' as const }] : []),
    { name: 'bytes that are not UTF-8', raw: invalidUtf8, code: 'MALFORMED_JSON' },
    { name: 'the same, streamed', raw: streamed(invalidUtf8), code: 'MALFORMED_JSON' },
    { name: 'a byte order mark, streamed', raw: streamed('\ufeff{}'), code: 'MALFORMED_JSON' },
    { name: 'UTF-16', raw: Buffer.from('{}', 'utf16le'), code: 'MALFORMED_JSON' },
  ]
}

export const badMediaTypes = [
  'text/plain',
  'text/json',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json-patch+json',
  'application/jsonp',
  'json',
  ';application/json',
]

/** Returns the text in pieces and without a declared length. */
export function streamed(text: string | Uint8Array): ReadableStream<Uint8Array> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const PIECE = 4096
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      if (sent < bytes.length) controller.enqueue(bytes.slice(sent, sent + PIECE))
      sent += PIECE
      if (sent >= bytes.length) controller.close()
    },
  })
}
