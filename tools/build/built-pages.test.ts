import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readEnv } from '#api/env.ts'
import { INACTIVITY_SECONDS } from '#domain/constants.ts'
import { errorIndex, operationIndex } from '#web/api/generated/error-index.ts'
import { DOCS_PAGES } from '#web/docs-pages.ts'
import { ERROR_CODES } from '#web/features/docs/errors/error-facts.ts'
import { errorHelp } from '#web/features/docs/errors/error-help.ts'
import type { SearchEntry } from '#web/features/docs/search/search-index.ts'
import { referencePath } from '#web/paths.ts'

const ROOT = new URL('../..', import.meta.url)
const textOf = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')
/** Returns a page as the product's build writes it. */
const pageOf = (file: string, mode = 'sandbox') => textOf(`dist/web/first-pages/${mode}/${file}`)
/** Returns the text without the marks of HTML and Markdown, in which backticks have become elements. */
const plain = (text: string) =>
  text
    .replace(/<[^>]*>|[`\\]/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
/** Returns the links to pages of the documentation. */
const linksOf = (path: string) =>
  Array.from(pageOf(`${path}.html`).matchAll(/<a [^>]*href="(\/docs[^"]*|#[^"]*)"/g), ([, href = '']) => {
    return new URL(href, `http://localhost:3000${path}`)
  }).filter(({ pathname }) => !/\.(json|md|tgz)$|\/try$/.test(pathname))
const ids = new Map<string, ReadonlySet<string>>()
/** Returns the ids that links can name, with the `#`. */
function idsOf(path: string): ReadonlySet<string> {
  const idsOfPage =
    ids.get(path) ?? new Set(Array.from(pageOf(`${path}.html`).matchAll(/ id="([^"]+)"/g), ([, id]) => `#${id}`))
  ids.set(path, idsOfPage)
  return idsOfPage
}
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

  test('has the company and its licence, and loads the fonts before its scripts', () => {
    const { entity, licence } = readEnv({}).legal
    expect(contentOf(pageOf('index.html'), 'en')).toContain(`<p data-company="entity-en">${entity.en}</p>`)
    expect(contentOf(pageOf('index.html'), 'ar')).toContain(`<p data-company="licence-ar">${licence.ar}</p>`)
    const [beforeBoot] = pageOf('index.html').split('<script')
    expect(beforeBoot).toMatch(
      /rel="preload" as="font" type="font\/woff2" crossorigin href="\/assets\/[\w-]*-latin-\d+-normal-/,
    )
  })
})

describe('a page of the documentation', () => {
  test.each(DOCS_PAGES)(
    '$path has its text, its title and its description without JavaScript',
    ({ path, title, lead, entry }) => {
      const html = pageOf(`${path}.html`)
      expect(html).toContain(`<title>${title} · Plink</title>`)
      expect(html).toContain(`<meta name="description" content="${escaped(lead.replaceAll('`', ''))}" />`)
      expect(html).not.toContain('<noscript>')
      expect(contentOf(html, 'en', ' data-replaced')).toMatch(/<h1[^>]*>(<bdi[^>]*>)?[^<]*[A-Z]/)
      const arabic = contentOf(html, 'ar', ' data-replaced')
      // An operation has only its English text, as a long page has, and the scripts render the other language.
      const [head, text] = entry === 'error' ? ['<h1', '<p'] : ['<h1', '<h1']
      if (entry !== 'operation' && !arabic.startsWith('</div>')) {
        expect(arabic).toContain(head)
        expect(arabic).toMatch(new RegExp(`${text}[^>]*>[^<]*[\\u0600-\\u06ff]`))
      }
      // The page also exists as Markdown.
      expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${path}.md" />`)
      expect(pageOf(`${path}.md`)).toMatch(new RegExp(`^# ${title}\n`))
      if (entry !== 'operation')
        expect(pageOf(`${path}.ar.md`)).toMatch(entry ? /[\u0600-\u06ff]/ : /^# .*[\u0600-\u06ff]/)
    },
  )

  test.each(DOCS_PAGES)('$path is a quick one: at most 150 kB', ({ path }) => {
    expect(Buffer.byteLength(pageOf(`${path}.html`))).toBeLessThanOrEqual(150_000)
  })

  test('leads with each link to a page and a place on it that exist', () => {
    const paths = new Set(DOCS_PAGES.map(({ path }) => path))
    const broken = DOCS_PAGES.flatMap(({ path }) =>
      linksOf(path).filter(({ pathname, hash }) => !paths.has(pathname) || (hash && !idsOf(pathname).has(hash))),
    )
    expect(broken.map(String)).toEqual([])
  })

  test('is replaced by the app, which hydrates the other pages', () => {
    expect(pageOf('docs.html')).toContain('<div data-prerendered="en" data-replaced>')
    expect(pageOf('index.html')).toContain('<div data-prerendered="en">')
  })

  test('of errors lists every code in both languages, in the page and as Markdown', () => {
    const html = pageOf('docs/errors.html')
    const text = pageOf('docs/errors.md')
    for (const locale of ['en', 'ar']) {
      const content = contentOf(html, locale, ' data-replaced')
      const entries = content.matchAll(/<li id="(\w+)"><a href="\/docs\/errors\/\1">\1<\/a> <b>\d{3}<\/b><p>\S/g)
      expect(Array.from(entries, ([, code]) => code).sort()).toEqual(ERROR_CODES.toSorted())
    }
    for (const code of ERROR_CODES) expect(text).toContain(`[${code}](/docs/errors/${code})`)
  })

  test.each(ERROR_CODES)('explains %s in both languages, in the page and as Markdown', code => {
    const help = errorHelp[code]
    const html = pageOf(`docs/errors/${code}.html`)
    for (const locale of ['en', 'ar'] as const) {
      const { happened, todo } = help[locale]
      const [section = ''] = contentOf(html, locale, ' data-replaced').split('<details')
      const text = pageOf(locale === 'en' ? `docs/errors/${code}.md` : `docs/errors/${code}.ar.md`)
      for (const part of [happened, todo]) {
        expect(plain(section)).toContain(plain(part))
        expect(plain(text)).toContain(plain(part))
      }
      expect(plain(text)).not.toContain(plain(help[locale === 'en' ? 'ar' : 'en'].todo))
      for (const id of errorIndex[code].operations)
        expect(text).toContain(`(${referencePath(operationIndex[id].tag, id)})`)
    }
    expect(html).toContain(`http://localhost:3000/docs/errors/${code}&quot;`)
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
    for (const { path, sandboxOnly, entry } of DOCS_PAGES) {
      if (entry && file === 'llms.txt') continue
      const address =
        file === 'llms.txt' ? `(http://localhost:3000${path}.md)` : `<loc>http://localhost:3000${path}</loc>`
      expect(pageOf(file)).toContain(address)
      if (sandboxOnly) expect(pageOf(file, 'live')).not.toContain(address)
      else expect(pageOf(file, 'live')).toContain(address)
    }
  })

  test('llms-full.txt has the text of every page', () => {
    const all = pageOf('llms-full.txt')
    for (const { path, entry } of DOCS_PAGES)
      if (entry !== 'operation') expect(all).toContain(pageOf(`${path}.md`).trim())
  })

  test('the search has every page, section and error code, in the words of its language', () => {
    const entriesOf = (locale: string, mode?: string): SearchEntry[] =>
      JSON.parse(pageOf(`docs/search.${locale}.json`, mode))
    for (const { path, title, sandboxOnly } of DOCS_PAGES.filter(({ entry }) => !entry)) {
      expect(entriesOf('en')).toContainEqual(expect.objectContaining({ kind: 'guide', title, to: path }))
      expect(entriesOf('en', 'live').some(({ to }) => to === path)).toBe(!sandboxOnly)
    }
    const [en, ar] = [errorHelp.NOT_FOUND.en, errorHelp.NOT_FOUND.ar].map(({ happened }) => plain(happened))
    const entry = { kind: 'error', title: 'NOT_FOUND', to: '/docs/errors/NOT_FOUND' }
    expect(entriesOf('en')).toContainEqual({ ...entry, details: en, text: expect.not.stringContaining(ar!) })
    expect(entriesOf('ar')).toContainEqual({ ...entry, details: ar, text: expect.not.stringContaining(en!) })
    const section = {
      kind: 'guide',
      title: 'Stored responses',
      details: 'Idempotency and retries',
      to: '/docs/idempotency#replays',
    }
    expect(entriesOf('en')).toContainEqual({ ...section, text: expect.stringContaining('Idempotent-Replayed: true') })
    for (const { title, text } of entriesOf('en')) expect(`${title} ${text}`).not.toMatch(/<[\w/]|&\w+;|#x27/)
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

test('the app has the placeholders of the legal texts for the company', () => {
  const html = textOf('web/index.html')
  const { entity, licence } = readEnv({}).legal
  for (const [name, texts] of Object.entries({ entity, licence }))
    for (const [locale, text] of Object.entries(texts))
      expect(html).toContain(`<meta name="plink-${name}-${locale}" content="${text}" />`)
})

test('only the sandbox says that it is one', () => {
  expect(pageOf('index.html', 'live')).not.toContain('Sandbox')
  expect(pageOf('index.html', 'sandbox')).toContain('Sandbox')
})
