import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context, Env, Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { getMimeType } from 'hono/utils/mime'
import type { LegalTexts } from '#api/contract/generated/schemas.ts'
import { memoizeAsync } from '#api/kernel/platform/memoize-async.ts'
import { setFileHeaders, setPageHeaders } from './security-headers.ts'
import { COMPRESSIBLE, compressedFile, etagOf, type StaticFile, sendFile } from './static-file.ts'

/** Allows our own files only: nothing inline, nothing from other origins. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The cache lifetime of files whose names contain their hash or version. */
const HASHED = 'public, max-age=31536000, immutable'
/** The address of the server in what the build has written. */
const BUILT_ORIGIN = 'http://localhost:3000'
/** Paths of the server; a page of the web app never stands there. */
const SERVER_PATHS = /^\/(api|card-form|health|metrics|openapi)([/.]|$)/

/** The pages of signed-in customers have the same scripts until their own, and the same first requests. */
const SIGNED_IN = '/app/'

/** Each page of the documentation was written for its own address, whether it is rendered or not. Other addresses below it have none. */
const isDocs = (path: string) => /^\/docs(\/|$)/i.test(path)

/** The settings that are written into each page. */
interface PageSettings {
  mode: 'sandbox' | 'live'
  legal: Pick<LegalTexts, 'entity' | 'licence'>
  /** The address of this server, for the calls and links of the documentation. */
  publicUrl: string
}

/**
 * Serves the built web app from `folder`, after the routes of the server: its files, the pages and texts for single addresses, and one page at every
 * other address that a person opens: below `/docs` with the status 404. Only files that exist now are
 * served, so no request can name another.
 */
export function mountWeb<E extends Env>(app: Hono<E>, folder: string, settings: PageSettings): void {
  if (!existsSync(join(folder, 'index.html'))) return
  const page = memoizeAsync(() => webPage(join(folder, 'index.html'), settings))
  const ownTexts = writtenFiles(join(folder, 'first-pages', settings.mode), settings)
  const docs = new Map([...ownTexts.keys()].filter(isDocs).map(path => [path.toLowerCase(), path]))
  const files = new Map(publicFiles(folder).map(path => [path, memoizeAsync(() => webFile(join(folder, path)))]))
  app.get('*', async (c, next) => {
    const file = files.get(c.req.path)
    const ownText = ownTexts.get(c.req.path)
    if (!file && !ownText && !isNavigation(c)) return next()
    setFileHeaders(c)
    // The page with the card form has an origin of its own.
    if (c.req.path.startsWith('/card-form/')) c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    if (file) return sendFile(c, await file(), /^\/(assets|card-form)\//.test(c.req.path) ? HASHED : 'no-cache')
    if (!ownText && isDocs(c.req.path)) {
      const target = docs.get(c.req.path.toLowerCase().replace(/\/$/, ''))
      if (target) return c.redirect(target + new URL(c.req.url).search, 301)
      c.status(404)
    }
    setPageHeaders(c, CONTENT_SECURITY_POLICY)
    const signedIn = c.req.path.startsWith(SIGNED_IN) ? ownTexts.get('/app') : undefined
    return sendFile(c, await (ownText ?? signedIn ?? page)(), 'no-cache')
  })
}

/** Returns the files as paths of URLs, without pages, the files that the build wrote for single addresses, compressed copies and dot files. */
function publicFiles(folder: string): string[] {
  return filesBelow(folder).filter(path => !/\/\.|\.(html|br|gz)$|^\/first-pages\//.test(path))
}

/** Returns the pages and texts that the build wrote for single addresses, by path. */
function writtenFiles(folder: string, settings: PageSettings): Map<string, () => Promise<StaticFile>> {
  const files = existsSync(folder) ? filesBelow(folder) : []
  return new Map(
    files.map(file => {
      const write = file.endsWith('.html') ? webPage : writtenText
      return [file.replace(/(index)?\.html$/, ''), memoizeAsync(() => write(join(folder, file), settings))]
    }),
  )
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
}

/** Matches a picture, a script or another file by its name. */
const FILE_PATH = /\.[^/]*$/
/** Matches pages, and programs that read one. A browser requests the parts of a page with other values. */
const PAGE_READERS = ['document', 'iframe', 'empty']

/** Clients that do not prefer JSON get pages: browsers, link previews, monitors. A missing file is not a page. */
function isNavigation(c: Context): boolean {
  if (SERVER_PATHS.test(c.req.path)) return false
  const accept = c.req.header('Accept') ?? '*/*'
  if (!accept.includes('text/html') && FILE_PATH.test(c.req.path)) return false
  if (!PAGE_READERS.includes(c.req.header('Sec-Fetch-Dest') ?? 'document')) return false
  const supports = ['text/html', 'application/json']
  const anything = accept.includes('*/*') ? 'text/html' : ''
  return accepts(c, { header: 'Accept', supports, default: anything }) === 'text/html'
}

/** A file of the build, with the compressed copies beside it. Only `npm run build` makes them. Without any, one is made here. */
async function webFile(path: string): Promise<StaticFile> {
  const [plain, br, gzipped] = await Promise.all([read(path), readIfAny(`${path}.br`), readIfAny(`${path}.gz`)])
  const file = { type: getMimeType(path) ?? 'application/octet-stream', etag: etagOf(plain), plain }
  if (br || gzipped || !COMPRESSIBLE.test(path)) return { ...file, br, gzip: gzipped }
  return { ...file, gzip: new Uint8Array(await promisify(gzip)(plain)) }
}

/** The page of the app. Mode, company and address are written into it here, so that one build serves both modes and any company. */
async function webPage(path: string, { mode, legal, publicUrl }: PageSettings): Promise<StaticFile> {
  const html = (await readFile(path, 'utf8')).replace(/(<meta name="plink-mode" content=")[^"]*/, `$1${mode}`)
  return compressedFile(withCompany(html, legal).replaceAll(BUILT_ORIGIN, publicUrl), 'text/html; charset=utf-8')
}

/** Loads a text for programs. */
async function writtenText(path: string, { publicUrl }: PageSettings): Promise<StaticFile> {
  const text = (await readFile(path, 'utf8')).replaceAll(BUILT_ORIGIN, publicUrl)
  return compressedFile(text, getMimeType(path) ?? 'text/markdown; charset=utf-8')
}

/** Replaces the placeholders for the company and its licence: in the head for the scripts, and where a prerendered page shows them. */
function withCompany(html: string, { entity, licence }: PageSettings['legal']): string {
  const texts = Object.entries({
    'entity-en': entity.en,
    'entity-ar': entity.ar,
    'licence-en': licence.en,
    'licence-ar': licence.ar,
  })
  return texts.reduce((page, [name, text]) => {
    const place = new RegExp(`(<meta name="plink-${name}" content="|<p data-company="${name}">)[^<"]*`, 'g')
    return page.replace(place, (_, start: string) => start + escapeHtml(text))
  }, html)
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

async function read(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(path))
}

async function readIfAny(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return read(path).catch(() => undefined)
}
