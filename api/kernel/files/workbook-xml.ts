import { setImmediate } from 'node:timers/promises'
import { SaxesParser } from 'saxes'
import { WorkbookError } from './workbook-error.ts'

/** The number of characters that are parsed before other requests get their turn. */
const CHUNK = 32 * 1024

export type Attributes = Record<string, string>

interface XmlEvents {
  open?(name: string, attributes: Attributes): void
  close?(name: string, text: string): void
}

/** Reports the elements of a part by their names without prefixes, each with the text since the last one began. */
export async function readXml(xml: string, { open, close }: XmlEvents): Promise<void> {
  const parser = new SaxesParser({ xmlns: false })
  const fail = () => {
    throw new WorkbookError('workbook_unreadable')
  }
  let text = ''
  parser.on('error', fail)
  parser.on('doctype', fail)
  parser.on('opentag', ({ name, attributes }) => {
    text = ''
    open?.(localName(name), attributes)
  })
  parser.on('text', part => {
    text += part
  })
  parser.on('cdata', part => {
    text += part
  })
  parser.on('closetag', ({ name }) => {
    close?.(localName(name), text)
    text = ''
  })
  for (let start = 0; start < xml.length; start += CHUNK) {
    parser.write(xml.slice(start, start + CHUNK))
    await setImmediate()
  }
  parser.close()
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

export const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true'

/** Collects a text that may be in parts of several fonts, without the phonetic hints beside it. */
export class RichText {
  text = ''
  #isHint = false

  open(name: string, container: string): void {
    if (name === container) this.text = ''
    if (name === 'rPh') this.#isHint = true
  }

  close(name: string, text: string): void {
    if (name === 'rPh') this.#isHint = false
    if (name === 't' && !this.#isHint) this.text += unescaped(text)
  }
}

/** Workbooks write some characters by their numbers. */
export const unescaped = (text: string): string =>
  text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
