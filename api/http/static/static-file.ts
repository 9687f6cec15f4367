import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'

/** A response that is always the same, with its compressed copies. */
export interface StaticFile {
  type: string
  etag: string
  plain: Uint8Array<ArrayBuffer>
  br?: Uint8Array<ArrayBuffer> | undefined
  gzip?: Uint8Array<ArrayBuffer> | undefined
}

export function sendFile(c: Context, file: StaticFile, caching: string): Response {
  c.header('Cache-Control', caching)
  c.header('ETag', file.etag)
  c.header('Vary', 'Accept-Encoding')
  if (c.req.header('If-None-Match') === file.etag) return c.body(null, 304)
  const encoding = (['br', 'gzip'] as const).find(each => file[each] && accepts(c, each))
  if (encoding) c.header('Content-Encoding', encoding)
  c.header('Content-Type', file.type)
  return c.body((encoding && file[encoding]) || file.plain)
}

function accepts(c: Context, encoding: string): boolean {
  const encodings = (c.req.header('Accept-Encoding') ?? '').split(',').map(each => each.replaceAll(' ', ''))
  return encodings.some(each => each === encoding || (each.startsWith(`${encoding};`) && !/;q=0(\.0*)?$/.test(each)))
}

/** The names of the files that have compressed copies. */
export const COMPRESSIBLE = /\.(js|css|svg|json|txt|map)$/

/** The size in bytes above which the highest quality of Brotli takes seconds, for which the first reader waits. */
const LARGE = 200_000
const FAST_QUALITY = 5

/** A file from text, with its copies. */
export async function compressedFile(text: string, type: string): Promise<StaticFile> {
  const plain = new TextEncoder().encode(text)
  const quality = plain.length > LARGE ? FAST_QUALITY : constants.BROTLI_MAX_QUALITY
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain, { params }), promisify(gzip)(plain)])
  return { type, etag: etagOf(plain), plain, br: new Uint8Array(br), gzip: new Uint8Array(gzipped) }
}

export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}
