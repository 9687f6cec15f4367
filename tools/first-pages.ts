import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { INACTIVITY_SECONDS } from '../domain/constants.ts'
import { FIRST_PAGES } from '../web/first-pages.ts'
import { type ModuleFiles, withImports } from './module-files.ts'

type Mode = 'sandbox' | 'live'
type Prerender = (path: string, locale: 'en' | 'ar') => Promise<string>
type Page = (typeof FIRST_PAGES)[number]

const BOOT = '<script src="/boot.js"'
const ENTRY = '<script type="module"'
const ROOT = '<div id="root"></div>'

/**
 * Writes a page per first page and mode of the server into the folder `first-pages` of a build. All other addresses use its `index.html`.
 * @param web the folder of the build
 */
export async function writeFirstPages(root: string, web = join(root, 'dist/web')): Promise<void> {
  const html = await readFile(join(web, 'index.html'), 'utf8')
  const modules: ModuleFiles = JSON.parse(await readFile(join(web, '.vite/modules.json'), 'utf8'))
  const prerender = await buildPrerender(root)
  for (const mode of ['sandbox', 'live'] as const) {
    for (const page of FIRST_PAGES) {
      const file = join(web, 'first-pages', mode, page.path === '/' ? 'index.html' : `${page.path}.html`)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, await asBrowser(html, mode, () => pageHtml(page, { html, mode, modules, prerender })))
    }
  }
}

interface Parts {
  html: string
  mode: Mode
  modules: ModuleFiles
  prerender: Prerender
}

async function pageHtml(page: Page, { html, mode, modules, prerender }: Parts): Promise<string> {
  const boot = page.requests
    ? `${BOOT} data-requests="${page.requests.join(' ')}" data-inactivity-seconds="${INACTIVITY_SECONDS}"`
    : BOOT
  const head = html
    .replace(/(<meta name="plink-mode" content=")[^"]*/, `$1${mode}`)
    .replace(BOOT, boot)
    .replace(/ *<link rel="modulepreload".*\n/g, '')
    .replace(ENTRY, [...preloads(page, mode, modules), ENTRY].join('\n    '))
  if (!page.prerendered) return head
  const content = head.replace(BOOT, [...fonts(modules), BOOT].join('\n    '))
  const [en, ar] = await Promise.all([prerender(page.path, 'en'), prerender(page.path, 'ar')])
  return content.replace(
    ROOT,
    () => `<div data-prerendered="en">${en}</div>\n    <div data-prerendered="ar">${ar}</div>`,
  )
}

/** Preloads the scripts of the page, so that they load together with the main script instead of after it. */
function preloads({ modules: names }: Page, mode: Mode, modules: ModuleFiles): string[] {
  const ribbon = mode === 'sandbox' ? ['layouts/SandboxRibbon.tsx'] : []
  const [entry, ...files] = withImports(modules, ['main.tsx', ...ribbon, ...names])
  return files.filter(file => file !== entry).map(file => `<link rel="modulepreload" crossorigin href="/${file}">`)
}

/** Preloads the Latin fonts, which both languages use. Without them, the font of a prerendered page would change while somebody reads it. */
function fonts({ assets }: ModuleFiles): string[] {
  const latin = assets.filter(file => /-latin-\d+-normal-.*\.woff2$/.test(file))
  return latin.map(file => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
}

/** Builds `web/prerender.tsx` for Node. */
async function buildPrerender(root: string): Promise<Prerender> {
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
 * Runs the work with the browser globals that the pages read: an empty storage, and a document with the mode and the other metadata of the page. Removes them
 * afterwards, because other libraries detect a browser by these globals.
 */
async function asBrowser<Result>(html: string, mode: Mode, work: () => Promise<Result>): Promise<Result> {
  const globals = {
    window: new EventTarget(),
    localStorage: { getItem: () => null },
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

/** The content of the metadata that `meta[name="…"]` selects. */
function metadataOf(html: string, mode: Mode, selector: string): string | undefined {
  const [, name] = /name="([^"]+)"/.exec(selector) ?? []
  if (name === 'plink-mode') return mode
  const [, content] = new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html) ?? []
  return content?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
