import type { SearchEntry } from '../web/features/docs/search/search-index.ts'
import { paths } from '../web/paths.ts'
import { contentOf } from './docs-files.ts'

/** What a rendered page of the documentation can be searched for: itself and its sections, which are codes on the page of errors. */
export function searchEntries(path: string, html: string): SearchEntry[] {
  const [head = '', ...sections] = contentOf(html).split('<section id="')
  const title = textOf(elementIn(head, 'h1'))
  return [
    { kind: 'guide', title, details: '', to: path, text: textOf(head) },
    ...sections.map(section => sectionEntry(`${path}#${section.slice(0, section.indexOf('"'))}`, title, section)),
  ]
}

function sectionEntry(to: string, page: string, section: string): SearchEntry {
  const isError = to.startsWith(`${paths.docsErrors}#`)
  return {
    kind: isError ? 'error' : 'guide',
    title: textOf(elementIn(section, 'h2')),
    details: isError ? textOf(elementIn(section, 'dd')) : page,
    to,
    text: textOf(section.slice(section.indexOf('>') + 1)),
  }
}

/** The content of the first element of this name. */
const elementIn = (html: string, name: string) => new RegExp(`<${name}[ >].*?</${name}>`, 's').exec(html)?.[0] ?? ''

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The words of HTML, without those of controls and code. */
const textOf = (html: string): string =>
  html
    .replace(/<(button|nav|search|fieldset|pre|svg)[ >].*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#x27);/g, entity => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
