import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#api/env.ts'
import { INACTIVITY_SECONDS } from '#domain/constants.ts'
import { DOCS_PAGES } from '#web/docs-pages.ts'
import type { SearchEntry } from '#web/features/docs/search/search-index.ts'
import { FIRST_PAGES } from '#web/first-pages.ts'
import { errorHelp } from '#web/messages/error-help.ts'
import { writeFirstPages } from './first-pages.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
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

let web: string
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'plink-first-pages-'))
  const modules = ['main.tsx', 'layouts/SandboxRibbon.tsx', ...FIRST_PAGES.flatMap(page => page.modules)]
  const files = Object.fromEntries(modules.map(module => [module, fileOf(module)]))
  mkdirSync(join(web, '.vite'))
  writeFileSync(join(web, '.vite/modules.json'), JSON.stringify({ files, imports: {}, assets: [FONT] }))
  writeFileSync(join(web, 'index.html'), INDEX)
  await writeFirstPages(ROOT, web)
}, 60_000)
afterAll(() => rmSync(web, { recursive: true, force: true }))

const pageOf = (file: string, mode = 'sandbox') => readFileSync(join(web, 'first-pages', mode, file), 'utf8')
/** Without marks of HTML and Markdown, in which backticks have become elements. */
const plain = (text: string) =>
  text
    .replace(/<[^>]*>|[`\\]/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
const contentOf = (html: string, locale: string, replaced = '') =>
  html.split(`<div data-prerendered="${locale}"${replaced}>`)[1]?.split('<div data-prerendered')[0] ?? ''

describe('a prerendered page', () => {
  test.each([
    ['index.html', 'A payments account for your Saudi business', 'حساب مدفوعات لمنشأتك في السعودية'],
    ['onboarding/business-type.html', 'Sole Proprietorship', 'مؤسسة فردية'],
  ])('has its content in both languages: %s', (file, english, arabic) => {
    const html = pageOf(file)
    expect(html).not.toContain('<div id="root">')
    expect(contentOf(html, 'en')).toContain(english)
    expect(contentOf(html, 'en')).not.toContain(arabic)
    expect(contentOf(html, 'ar')).toContain(arabic)
    expect(contentOf(html, 'ar')).not.toContain(english)
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

describe('a page of the documentation', () => {
  test.each(DOCS_PAGES)(
    '$path has its text, its title and its description without JavaScript',
    ({ path, title, lead }) => {
      const html = pageOf(`${path}.html`)
      expect(html).toContain(`<title>${title} · Plink</title>`)
      expect(html).toContain(`<meta name="description" content="${lead.replaceAll('`', '')}" />`)
      expect(html).not.toContain('<noscript>')
      expect(contentOf(html, 'en', ' data-replaced')).toMatch(/<h1[^>]*>[^<]*[A-Z]/)
      expect(contentOf(html, 'ar', ' data-replaced')).toMatch(/<h1[^>]*>[^<]*[\u0600-\u06ff]/)
      // As Markdown too.
      expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${path}.md" />`)
      expect(pageOf(`${path}.md`)).toMatch(new RegExp(`^# ${title}\n`))
      expect(pageOf(`${path}.ar.md`)).toMatch(/^# .*[\u0600-\u06ff]/)
    },
  )

  test('is replaced by the app, which hydrates the other pages', () => {
    expect(pageOf('docs.html')).toContain('<div data-prerendered="en" data-replaced>')
    expect(pageOf('index.html')).toContain('<div data-prerendered="en">')
  })

  test('of errors explains every code, in the page and as Markdown', () => {
    const html = pageOf('docs/errors.html')
    const text = pageOf('docs/errors.md')
    for (const [code, { en, ar }] of Object.entries(errorHelp)) {
      expect(html).toContain(`<section id="${code}"`)
      expect(text).toContain(`\n\n## [${code}](/docs/errors#${code.replaceAll('_', '%5F')})`)
      expect(plain(text)).toContain(plain(en.todo))
      expect(text).not.toContain(ar.todo)
      expect(plain(html)).toContain(plain(ar.todo))
    }
  })

  test('calls the address that the server replaces', () => {
    expect(pageOf('docs.md')).toContain("curl 'http://localhost:3000/health")
  })

  test('as Markdown has no controls', () => {
    for (const { path } of DOCS_PAGES) expect(pageOf(`${path}.md`)).not.toMatch(/Copy|On this page|\[#\]|^Run$/m)
  })
})

describe('what programs read', () => {
  test.each(['llms.txt', 'sitemap.xml'])('%s names every page of the mode', file => {
    for (const { path, sandboxOnly } of DOCS_PAGES) {
      const address =
        file === 'llms.txt' ? `(http://localhost:3000${path}.md)` : `<loc>http://localhost:3000${path}</loc>`
      expect(pageOf(file)).toContain(address)
      if (sandboxOnly) expect(pageOf(file, 'live')).not.toContain(address)
      else expect(pageOf(file, 'live')).toContain(address)
    }
  })

  test('llms-full.txt has the text of every page', () => {
    const all = pageOf('llms-full.txt')
    for (const { path } of DOCS_PAGES) expect(all).toContain(pageOf(`${path}.md`).trim())
  })

  test('the search has every page, section and error code, in the words of its language', () => {
    const entriesOf = (locale: string, mode?: string): SearchEntry[] =>
      JSON.parse(pageOf(`docs/search.${locale}.json`, mode))
    for (const { path, title, sandboxOnly } of DOCS_PAGES) {
      expect(entriesOf('en')).toContainEqual(expect.objectContaining({ kind: 'guide', title, to: path }))
      expect(entriesOf('en', 'live').some(({ to }) => to === path)).toBe(!sandboxOnly)
    }
    const [en, ar] = [errorHelp.NOT_FOUND.en, errorHelp.NOT_FOUND.ar].map(({ happened }) => plain(happened))
    const entry = { kind: 'error', title: 'NOT_FOUND', to: '/docs/errors#NOT_FOUND' }
    expect(entriesOf('en')).toContainEqual({ ...entry, details: en, text: expect.not.stringContaining(ar!) })
    expect(entriesOf('ar')).toContainEqual({ ...entry, details: ar, text: expect.not.stringContaining(en!) })
    const section = {
      kind: 'guide',
      title: 'Stored responses',
      details: 'Idempotency and retries',
      to: '/docs/idempotency#replays',
    }
    expect(entriesOf('en')).toContainEqual({ ...section, text: expect.stringContaining('Idempotent-Replayed: true') })
    for (const { title, text } of entriesOf('en')) expect(`${title} ${text}`).not.toMatch(/<|&\w+;|#x27/)
  })

  test('robots.txt keeps programs out of the API and the app', () => {
    expect(pageOf('robots.txt')).toContain('Disallow: /api/\nDisallow: /app/\n')
    expect(pageOf('robots.txt')).toContain('Sitemap: http://localhost:3000/sitemap.xml')
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

test('the app has the placeholders of the legal texts for the company', () => {
  const html = readFileSync(join(ROOT, 'web/index.html'), 'utf8')
  const { entity, licence } = readEnv({}).legal
  for (const [name, texts] of Object.entries({ entity, licence }))
    for (const [locale, text] of Object.entries(texts))
      expect(html).toContain(`<meta name="plink-${name}-${locale}" content="${text}" />`)
})

test('only the sandbox says that it is one', () => {
  expect(pageOf('index.html', 'live')).not.toContain('Sandbox')
  expect(pageOf('index.html', 'sandbox')).toContain('Sandbox')
})

test('the globals of a browser are removed after the pages are written', () => {
  expect(globalThis).not.toHaveProperty('document')
  expect(globalThis).not.toHaveProperty('window')
})
