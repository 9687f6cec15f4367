import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { INACTIVITY_SECONDS } from '../../domain/constants.ts'
import { type SearchEntry, searchIndexPath } from '../../web/features/docs/search/search-index.ts'
import { FIRST_PAGES, type FirstPage } from '../../web/first-pages.ts'
import { type DocsText, docsFiles, markdownOf } from './docs-files.ts'
import { searchEntries } from './docs-search.ts'
import { type ModuleFiles, withImports } from './module-files.ts'

type Mode = 'sandbox' | 'live'
const LOCALES = ['en', 'ar'] as const
export type Prerender = (path: string, locale: 'en' | 'ar') => Promise<string>

/** The origin in the files. The server replaces it with its own address. */
const ORIGIN = 'http://localhost:3000'
const BOOT = '<script src="/boot.js"'
const ENTRY = /( *)(<script type="module".*)\n/
const STYLE_SHEET = / *(<link rel="stylesheet".*>)\n/
/** The most bytes of both languages. A page with more has only its English text. */
const MAX_CONTENT = 145_000
const ROOT = '<div id="root"></div>'

/**
 * Writes, for each mode of the server, a file per first page and the documentation's files for programs into the folder `first-pages` of a build.
 * All other addresses use its `index.html`.
 * @param web the folder of the build
 */
export async function writeFirstPages(web: string, prerender: Prerender): Promise<void> {
  const html = await readFile(join(web, 'index.html'), 'utf8')
  const modules: ModuleFiles = JSON.parse(await readFile(join(web, '.vite/modules.json'), 'utf8'))
  for (const mode of ['sandbox', 'live'] as const) {
    for (const [path, text] of await asBrowser(html, mode, () => filesOf({ html, mode, modules, prerender }))) {
      const file = join(web, 'first-pages', mode, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    }
  }
}

interface Parts {
  html: string
  mode: Mode
  modules: ModuleFiles
  prerender: Prerender
}

/** Returns the files of a mode by path. */
async function filesOf(parts: Parts): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const texts: DocsText[] = []
  const entries: Record<'en' | 'ar', SearchEntry[]> = { en: [], ar: [] }
  for (const page of FIRST_PAGES) {
    const contents = page.prerendered ? await contentsOf(page, parts.prerender) : null
    files.set(page.path === '/' ? '/index.html' : `${page.path}.html`, pageHtml(page, contents, parts))
    const isOfMode = parts.mode === 'sandbox' || !page.docs?.sandboxOnly
    if (!page.docs || !contents || !isOfMode) continue
    texts.push({ ...page.docs, en: markdownOf(contents.en), ar: markdownOf(contents.ar) })
    // The search finds operations through the contract.
    if (page.docs.entry === 'operation') continue
    for (const locale of LOCALES) entries[locale].push(...searchEntries(page.path, contents[locale]))
  }
  for (const locale of LOCALES) files.set(searchIndexPath(locale), JSON.stringify(entries[locale]))
  const paths = ['/', ...texts.map(({ path }) => path)]
  return new Map([...files, ...docsFiles(texts, { origin: ORIGIN, paths })])
}

type Contents = Record<'en' | 'ar', string>

/**
 * Returns the content of a page. The texts of an operation come from the contract, in English. The scripts render its Arabic page, whose labels
 * alone would double the build.
 */
async function contentsOf({ path, docs }: FirstPage, prerender: Prerender): Promise<Contents> {
  const contentIn = (locale: 'en' | 'ar') => {
    drawn = 0
    return prerender(path, locale)
  }
  // The two run one after the other, so that both get the same random numbers.
  return { en: await contentIn('en'), ar: docs?.entry === 'operation' ? '' : await contentIn('ar') }
}

function pageHtml(page: FirstPage, contents: Contents | null, { html, mode, modules }: Parts): string {
  const boot = page.requests
    ? `${BOOT} data-requests="${page.requests.join(' ')}" data-inactivity-seconds="${INACTIVITY_SECONDS}"`
    : BOOT
  const [styleSheetLine = '', styleSheet = ''] = STYLE_SHEET.exec(html) ?? []
  // The browser requests them in this order, six at a time. The entry is the largest script and runs first.
  const files = [...preloads(page, mode, modules), ...(page.requests ? fonts(modules) : [])]
  const head = withDocsHead(page, html)
    .replace(/(<meta name="plink-mode" content=")[^"]*/, `$1${mode}`)
    .replace(BOOT, boot)
    .replace(/ *<link rel="modulepreload".*\n/g, '')
    .replace(styleSheetLine, '')
    .replace(ENTRY, (_, indent, entry) => `${indent}${[styleSheet, entry, ...files].join(`\n${indent}`)}\n`)
  if (!contents) return head
  const replaced = page.prerendered === 'replaced' ? ' data-replaced' : ''
  // The scripts render the omitted language. Without scripts, the page is in English.
  const hasRoom = Buffer.byteLength(contents.en + contents.ar) <= MAX_CONTENT
  const textIn = (locale: 'en' | 'ar') => (hasRoom || locale === 'en' ? contents[locale] : '')
  const content = (locale: 'en' | 'ar') => `<div data-prerendered="${locale}"${replaced}>${textIn(locale)}</div>`
  return head
    .replace(BOOT, [...fonts(modules), BOOT].join('\n    '))
    .replace(ROOT, () => `${content('en')}\n    ${content('ar')}`)
}

/** Adds the title and the description of a page of the documentation, which can be read without JavaScript. */
function withDocsHead({ path, docs }: FirstPage, html: string): string {
  if (!docs) return html
  const lead = docs.lead.replaceAll('`', '').replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const text = `<link rel="alternate" type="text/markdown" href="${path}.md" />`
  return html
    .replace(/<title>.*<\/title>/, () => `<title>${docs.title} · Plink</title>\n    ${text}`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + lead)
    .replace(/ *<noscript>[\s\S]*<\/noscript>\n/, '')
}

/** Preloads the scripts of the page, so that they load together with the main script instead of after it. */
function preloads({ modules: names }: FirstPage, mode: Mode, modules: ModuleFiles): string[] {
  const ribbon = mode === 'sandbox' ? ['layouts/SandboxRibbon.tsx'] : []
  const [entry, ...files] = withImports(modules, ['main.tsx', ...ribbon, ...names])
  return files.filter(file => file !== entry).map(file => `<link rel="modulepreload" crossorigin href="/${file}">`)
}

/** Preloads the Latin fonts, which both languages use. Without this, the font of a prerendered page would change while somebody reads it. */
function fonts({ assets }: ModuleFiles): string[] {
  const latin = assets.filter(file => /-latin-\d+-normal-.*\.woff2$/.test(file))
  return latin.map(file => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
}

/** Builds `web/prerender.tsx` for Node. */
export async function buildPrerender(root: string): Promise<Prerender> {
  const outDir = await mkdtemp(join(tmpdir(), 'plink-prerender-'))
  try {
    await build({
      configFile: `${root}/vite.config.ts`,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        ssr: 'prerender.tsx',
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: false } },
      },
    })
    const { prerender }: { prerender: Prerender } = await import(pathToFileURL(join(outDir, 'prerender.js')).href)
    return prerender
  } finally {
    await rm(outDir, { recursive: true })
  }
}

/**
 * Runs the work with the browser globals that the pages read: an address, an empty storage, and a document with the mode and the other metadata of
 * the page. Restores the earlier globals afterwards, because other libraries use them to detect a browser.
 */
async function asBrowser<Result>(html: string, mode: Mode, work: () => Promise<Result>): Promise<Result> {
  const globals = {
    window: Object.assign(new EventTarget(), { location: { origin: ORIGIN } }),
    localStorage: { getItem: () => null },
    // Random numbers are the same in each build.
    Math: Object.assign(Object.create(Math), { random: drawFixed }),
    crypto: { getRandomValues: <Numbers>(numbers: Numbers) => numbers },
    document: {
      querySelector: (selector: string) => ({ getAttribute: () => metadataOf(html, mode, selector) }),
      documentElement: { dataset: {} },
    },
  }
  const before = Object.keys(globals).map(name => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true })
  try {
    return await work()
  } finally {
    for (const [name, own] of before) {
      if (own) Object.defineProperty(globalThis, name, own)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}

/** How many random numbers the current page has used. */
let drawn = 0

/** Returns multiples of the golden ratio, whose fractions are evenly distributed. */
function drawFixed(): number {
  drawn += 1
  return (drawn * 0.618_033_988_749_895) % 1
}

/** Returns the content of the metadata that `meta[name="…"]` selects. */
function metadataOf(html: string, mode: Mode, selector: string): string | undefined {
  const [, name] = /name="([^"]+)"/.exec(selector) ?? []
  if (name === 'plink-mode') return mode
  const [, content] = new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html) ?? []
  return content?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
