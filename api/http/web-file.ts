import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'

export interface WebFile {
  type: string
  etag: string
  plain: Uint8Array<ArrayBuffer>
  br?: Uint8Array<ArrayBuffer> | undefined
  gzip?: Uint8Array<ArrayBuffer> | undefined
}

/** A file of the build, with the compressed copies that lie beside it. */
export async function webFile(path: string): Promise<WebFile> {
  const [plain, br, gzipped] = await Promise.all([read(path), readIfAny(`${path}.br`), readIfAny(`${path}.gz`)])
  return { type: getMimeType(path) ?? 'application/octet-stream', etag: etagOf(plain), plain, br, gzip: gzipped }
}

/** The page of the app. The mode is written into it here, so that one build serves both modes. */
export async function webPage(path: string, mode: string): Promise<WebFile> {
  const html = (await readFile(path, 'utf8')).replace(/(<meta name="plink-mode" content=")[^"]*/, `$1${mode}`)
  const plain = new TextEncoder().encode(html)
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)])
  return {
    type: 'text/html; charset=utf-8',
    etag: etagOf(plain),
    plain,
    br: new Uint8Array(br),
    gzip: new Uint8Array(gzipped),
  }
}

async function read(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(path))
}

async function readIfAny(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return read(path).catch(() => undefined)
}

function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}
