import { NodeHtmlMarkdown } from 'node-html-markdown'
import type { DocsPlace } from '../web/docs-pages.ts'
import { errorHelpPath } from '../web/paths.ts'

/** A page of the documentation with its text in each language, as Markdown. */
export interface DocsText extends DocsPlace {
  en: string
  ar: string
}

/** Controls, and links within the page. Their text means nothing outside a browser. */
const CONTROLS = ['button', 'nav', 'search', 'fieldset', 'svg', 'form']
const markdown = new NodeHtmlMarkdown({
  bulletMarker: '-',
  ignore: CONTROLS,
  // As usual, but for the underscores of error codes, which mean nothing inside a word.
  globalEscape: [/[\\`*~[\]]/g, '\\$&'],
})

/** The content of a rendered page, as HTML. */
export function contentOf(html: string): string {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  return (
    main
      .replace(/<a [^>]*aria-label="[^"]*"[^>]*><span aria-hidden="true">#<\/span><\/a>/g, '')
      .replace(/<span[^>]*aria-hidden="true"[^>]*><\/span>/g, '')
      // The same text in the other language, which has a file of its own.
      .replace(/<details><summary lang=[\s\S]*?<\/details>/g, '')
  )
}

/** By section. Both modes of the server share most of them, and translating one takes as long as rendering it. */
const translations = new Map<string, string>()

function translate(section: string): string {
  const translation = translations.get(section) ?? markdown.translate(section)
  translations.set(section, translation)
  return translation
}

/**
 * The content of a rendered page. Its sections are translated one by one, because the library copies the text of all that comes before for each
 * word: the page of errors has hundreds of sections.
 */
export function markdownOf(html: string): string {
  const content = contentOf(html)
    // Only the style sheet keeps these apart. Parts of one text have no attributes.
    .replace(/<\/(span|code|time|bdi)><(?=(span|code) |small)/g, '</$1> · <')
  return `${content
    .split(/(?=<section )/)
    .map(translate)
    .join('\n\n')
    .replace(/[ ·]+$/gm, '')
    // The library escapes them in addresses, where they mean nothing either.
    .replace(/\]\([^)\s]*\)/g, target => target.replaceAll('%5F', '_'))
    .trim()}\n`
}

/** What programs read beside the pages, by path: https://llmstxt.org, https://www.sitemaps.org and RFC 9309. */
export function docsFiles(pages: readonly DocsText[], { origin, paths }: { origin: string; paths: string[] }) {
  const texts = pages.flatMap(({ path, en, ar, entry }): [string, string][] => [
    [`${path}.md`, en],
    ...(entry === 'operation' ? [] : [[`${path}.ar.md`, ar] satisfies [string, string]]),
  ])
  // Programs that read everything of an operation read the contract.
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
