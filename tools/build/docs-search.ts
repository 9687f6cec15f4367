import type { SearchEntry } from '../../web/features/docs/search/search-index.ts'
import { paths } from '../../web/paths.ts'
import { contentOf } from './docs-files.ts'

/**
 * Returns the search entries of a rendered page of the documentation: the page and its sections. An error code is one entry, and so is the list of
 * them.
 */
export function searchEntries(path: string, html: string): SearchEntry[] {
  const content = contentOf(html)
  const [head = '', ...sections] = content.split('<section id="')
  const title = textOf(elementIn(head, 'h1'))
  if (path.startsWith(`${paths.docsErrors}/`)) return [errorEntry(path, title, content)]
  return [
    { kind: 'guide', title, details: '', to: path, text: textOf(head) },
    ...(path === paths.docsErrors ? [] : sections.map(section => sectionEntry(path, title, section))),
  ]
}

function sectionEntry(path: string, page: string, section: string): SearchEntry {
  return {
    kind: 'guide',
    title: textOf(elementIn(section, 'h2')),
    details: page,
    to: `${path}#${section.slice(0, section.indexOf('"'))}`,
    text: textOf(section.slice(section.indexOf('>') + 1)),
  }
}

function errorEntry(to: string, title: string, content: string): SearchEntry {
  const [, happened = ''] = content.split('<section id="happened"')
  return { kind: 'error', title, details: textOf(elementIn(happened, 'p')), to, text: textOf(content) }
}

/** Returns the content of the first element with this name. */
const elementIn = (html: string, name: string) => new RegExp(`<${name}[ >].*?</${name}>`, 's').exec(html)?.[0] ?? ''

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Returns the words of HTML without those of controls and code. */
const textOf = (html: string): string =>
  html
    .replace(/<(button|nav|search|fieldset|pre|svg)[ >].*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#x27);/g, entity => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
