import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** The types of files that customers may upload. */
export const MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const
export type MediaType = (typeof MEDIA_TYPES)[number]

export const EXTENSIONS: Record<MediaType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
}

/** The part of a file that is in memory at a time. */
const CHUNK_BYTES = 256 * 1024
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Returns the bytes in pieces of one size. The last one may be smaller. */
export async function* chunksOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Buffer, void, undefined> {
  let waiting: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    waiting.push(part)
    bytes += part.byteLength
    if (bytes < CHUNK_BYTES) continue
    const whole = Buffer.concat(waiting)
    let start = 0
    for (; whole.byteLength - start >= CHUNK_BYTES; start += CHUNK_BYTES)
      yield whole.subarray(start, start + CHUNK_BYTES)
    waiting = [whole.subarray(start)]
    bytes = whole.byteLength - start
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}

/** The brands of HEIC, which other formats in the same container do not have. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** PDF readers look for its mark within this many bytes, because scanners and mail programs put a few bytes before it. */
const PDF_MARK_WITHIN_BYTES = 1024

/** Returns the type of a file by its first bytes, or undefined if it may not be uploaded. */
export function mediaTypeOf(start: Buffer): MediaType | undefined {
  const text = (from: number, to: number) => start.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp'
  if (text(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text(8, 12))) return 'image/heic'
  return text(0, PDF_MARK_WITHIN_BYTES).includes('%PDF-') ? 'application/pdf' : undefined
}

/** Returns a new key for the content of one file, as it is stored. */
export const newContentKey = (): string => randomBytes(32).toString('base64')

/** Encrypts a piece, which can be decrypted only in its own place. */
export function encryptChunk(chunk: Buffer, contentKey: string, place: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(contentKey, 'base64'), nonce)
  cipher.setAAD(Buffer.from(place))
  const encrypted = Buffer.concat([cipher.update(chunk), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64')
}

/** Decrypts a piece. Throws if it was changed or moved. */
export function decryptChunk(content: string, contentKey: string, place: string): Uint8Array {
  const bytes = Buffer.from(content, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(contentKey, 'base64'), bytes.subarray(0, NONCE_BYTES))
  decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
}
