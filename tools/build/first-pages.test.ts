import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { INACTIVITY_SECONDS } from '#domain/constants.ts'
import { FIRST_PAGES } from '#web/first-pages.ts'
import { type Prerender, writeFirstPages } from './first-pages.ts'

const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <meta name="plink-mode" content="sandbox" />
    <meta name="plink-entity-en" content="Palm &amp; Co." />
    <meta name="plink-licence-ar" content="ترخيص 7" />
    <meta name="description" content="Open an account." />
    <title>Plink</title>
    <script src="/boot.js"></script>
    <script type="module" crossorigin src="/assets/main.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/every-page.js">
    <link rel="stylesheet" crossorigin href="/assets/main.css">
  </head>
  <body>
    <noscript>
      <p>Plink needs JavaScript.</p>
    </noscript>
    <div id="root"></div>
  </body>
</html>
`
const FONT = 'assets/plex-latin-400-normal-x.woff2'
const fileOf = (module: string) => `assets/${module.replaceAll('/', '-')}.js`

/** Renders pages that are as short as possible, so that the test builds nothing. `built-pages.test.ts` reads the pages of the product's build. */
const prerender: Prerender = async (path, locale) => {
  const company = (name: string) => {
    const text = document.querySelector(`meta[name="plink-${name}"]`)?.getAttribute('content')
    return `<p data-company="${name}">${text?.replace('&', '&amp;')}</p>`
  }
  return `<main><h1>${path} ${locale}</h1>${company('entity-en')}${company('licence-ar')}</main>`
}

let web: string
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'plink-first-pages-'))
  const modules = ['main.tsx', 'layouts/SandboxRibbon.tsx', ...FIRST_PAGES.flatMap(page => page.modules)]
  const files = Object.fromEntries(modules.map(module => [module, fileOf(module)]))
  mkdirSync(join(web, '.vite'))
  writeFileSync(join(web, '.vite/modules.json'), JSON.stringify({ files, imports: {}, assets: [FONT] }))
  writeFileSync(join(web, 'index.html'), INDEX)
  await writeFirstPages(web, prerender)
})
afterAll(() => rmSync(web, { recursive: true, force: true }))

const pageOf = (file: string, mode = 'sandbox') => readFileSync(join(web, 'first-pages', mode, file), 'utf8')
const contentOf = (html: string, locale: string, replaced = '') =>
  html.split(`<div data-prerendered="${locale}"${replaced}>`)[1]?.split('<div data-prerendered')[0] ?? ''

describe('a prerendered page', () => {
  test('has its content in both languages', () => {
    const html = pageOf('index.html')
    expect(html).not.toContain('<div id="root">')
    expect(contentOf(html, 'en')).toContain('<h1>/ en</h1>')
    expect(contentOf(html, 'ar')).toContain('<h1>/ ar</h1>')
  })

  test('has the company and its licence', () => {
    const html = pageOf('index.html')
    expect(contentOf(html, 'en')).toContain('<p data-company="entity-en">Palm &amp; Co.</p>')
    expect(contentOf(html, 'ar')).toContain('<p data-company="licence-ar">ترخيص 7</p>')
  })

  test('loads the fonts before its scripts', () => {
    const [beforeBoot] = pageOf('index.html').split('<script')
    expect(beforeBoot).toContain(`href="/${FONT}"`)
  })
})

describe('a page of signed-in customers', () => {
  test('names its first requests and the time after which a session has ended', () => {
    const html = pageOf('app/dashboard.html')
    expect(html).toContain(
      `<script src="/boot.js" data-requests="/api/v1/auth/me /api/v1/wallet" data-inactivity-seconds="${INACTIVITY_SECONDS}">`,
    )
    expect(html).toContain('<div id="root"></div>')
    expect(pageOf('index.html')).not.toContain('data-requests')
  })

  test('loads the style sheet and the entry first, and the fonts last', () => {
    const html = pageOf('app/dashboard.html')
    const places = ['/boot.js', '/assets/main.css', '/assets/main.js', fileOf('layouts/AppShell.tsx'), FONT].map(file =>
      html.indexOf(file),
    )
    expect(places.every(place => place > 0)).toBe(true)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })
})

describe.each(['sandbox', 'live'])('in mode %s', mode => {
  test.each(FIRST_PAGES)('$path names the mode and loads its own scripts side by side', ({ path, modules }) => {
    const html = pageOf(path === '/' ? 'index.html' : `${path}.html`, mode)
    expect(html).toContain(`<meta name="plink-mode" content="${mode}" />`)
    const preloaded = Array.from(
      html.matchAll(/<link rel="modulepreload" crossorigin href="\/([^"]+)">/g),
      ([, file]) => file,
    )
    const ribbon = mode === 'sandbox' ? ['layouts/SandboxRibbon.tsx'] : []
    expect(preloaded).toEqual([...ribbon, ...modules].map(fileOf))
  })
})

test('two builds are the same, whatever their pages draw', async () => {
  const drawing: Prerender = async () =>
    `<main><h1>Drawn</h1>${[...[Math.random, Math.random].map(draw => draw()), ...crypto.getRandomValues(new Uint8Array(8))].join()}</main>`
  const build = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plink-first-pages-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const file of ['index.html', '.vite']) cpSync(join(web, file), join(folder, file), { recursive: true })
    await writeFirstPages(folder, drawing)
    return readFileSync(join(folder, 'first-pages/sandbox/index.html'), 'utf8')
  }
  const first = await build()
  expect(await build()).toBe(first)
  const [, one, other] = /<h1>Drawn<\/h1>([^,]+),([^,]+),/.exec(first) ?? []
  expect(one).not.toBe(other)
  expect(contentOf(first, 'ar')).toContain(`${one},${other}`)
})

test('the globals of a browser are removed after the pages are written', () => {
  expect(globalThis).not.toHaveProperty('document')
  expect(globalThis).not.toHaveProperty('window')
})
