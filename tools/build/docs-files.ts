import { NodeHtmlMarkdown } from 'node-html-markdown'
import type { DocsPlace } from '../../web/docs-pages.ts'
import { errorHelpPath } from '../../web/paths.ts'

/** A page of the documentation with its text in each language, as Markdown. */
export interface DocsText extends DocsPlace {
  en: string
  ar: string
}

/** Controls, and links within the page. Their text has no meaning outside a browser. */
const CONTROLS = ['button', 'nav', 'search', 'fieldset', 'svg', 'form']
const markdown = new NodeHtmlMarkdown({
  bulletMarker: '-',
  ignore: CONTROLS,
  // This is the default without the underscores of error codes, which have no meaning inside a word.
  globalEscape: [/[\\`*~[\]]/g, '\\$&'],
})

/** Returns the content of a rendered page as HTML. */
export function contentOf(html: string): string {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  return (
    main
      .replace(/<a [^>]*aria-label="[^"]*"[^>]*><span aria-hidden="true">#<\/span><\/a>/g, '')
      .replace(/<span[^>]*aria-hidden="true"[^>]*><\/span>/g, '')
      // The same text in the other language has its own file.
      .replace(/<details><summary lang=[\s\S]*?<\/details>/g, '')
  )
}

/** The translated sections. Both modes of the server share most of them, and translating a section takes as long as rendering it. */
const translations = new Map<string, string>()

function translate(section: string): string {
  const translation = translations.get(section) ?? markdown.translate(section)
  translations.set(section, translation)
  return translation
}

/**
 * Returns the content of a rendered page as Markdown. Its sections are translated one by one, because the library copies all preceding text for
 * each word, and the page of errors has hundreds of sections.
 */
export function markdownOf(html: string): string {
  const content = contentOf(html)
    // Only the style sheet separates these elements. Parts of one text have no attributes.
    .replace(/<\/(span|code|time|bdi)><(?=(span|code) |small)/g, '</$1> · <')
  return `${content
    .split(/(?=<section )/)
    .map(translate)
    .join('\n\n')
    .replace(/[ ·]+$/gm, '')
    // The library also escapes underscores in addresses, where they have no meaning either.
    .replace(/\]\([^)\s]*\)/g, target => target.replaceAll('%5F', '_'))
    .trim()}\n`
}

/** Returns the files for programs that accompany the pages, by path: https://llmstxt.org, https://www.sitemaps.org and RFC 9309. */
export function docsFiles(pages: readonly DocsText[], { origin, paths }: { origin: string; paths: string[] }) {
  const texts = pages.flatMap(({ path, en, ar, entry }): [string, string][] => [
    [`${path}.md`, en],
    ...(entry === 'operation' ? [] : [[`${path}.ar.md`, ar] satisfies [string, string]]),
  ])
  // Programs that need a whole operation read the contract.
  const outsideContract = pages.filter(({ entry }) => entry !== 'operation')
  const guides = pages.filter(({ entry }) => entry === undefined)
  const addresses = paths.map(path => `  <url><loc>${origin}${path}</loc></url>\n`).join('')
  return new Map([
    ...texts,
    ['/llms.txt', overview(guides, origin)],
    ['/llms-full.txt', outsideContract.map(({ en }) => en).join('\n---\n\n')],
    [
      '/sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses}</urlset>\n`,
    ],
    [
      '/robots.txt',
      `User-agent: *\nDisallow: /api/\nDisallow: /app/\nDisallow: /admin\n\nSitemap: ${origin}/sitemap.xml\n`,
    ],
  ])
}

function overview(pages: readonly DocsText[], origin: string): string {
  const entries = pages.map(({ path, title, lead }) => `- [${title}](${origin}${path}.md): ${lead}`)
  return `# Plink API

> Payments accounts for Saudi businesses: sign-up, sign-in, wallet, top-ups and transfers over HTTP and JSON.

Amounts are whole halalas. Every error has a code and a link to its page, such as ${origin}${errorHelpPath('NOT_FOUND')}.md. Each page below also exists in Arabic, as \`.ar.md\`.

## Documentation

${entries.join('\n')}

## Contract

- [openapi.yaml](${origin}/openapi.yaml): every operation, schema and error, with examples
- [openapi.json](${origin}/openapi.json): the same as JSON
- [workflows.arazzo.yaml](${origin}/workflows.arazzo.yaml): the flows, step by step

## Optional

- [Everything in one file](${origin}/llms-full.txt)
`
}
