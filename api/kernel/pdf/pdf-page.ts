import { deflateSync } from 'node:zlib'
import type { FontFile } from './fonts.ts'
import { PdfObjects, pdfText } from './pdf-objects.ts'
import type { ShapedLine } from './shape-line.ts'

/** A4, in points. */
export const PAGE_WIDTH = 595
export const PAGE_HEIGHT = 842

/** Parts of red, green and blue, from 0 to 1. */
export type Colour = readonly [number, number, number]

interface Facts {
  title: string
  locale: string
  createdAt: Date
}

/** A page of A4 on which lines of text and shapes are drawn. Heights are measured from the top. */
export class PdfPage {
  readonly #content: string[] = []
  /** The fonts that are used, with the text of each glyph. */
  readonly #used = new Map<FontFile, Map<number, { text: string; width: number }>>()

  /** @param y of the baseline */
  text(line: ShapedLine, x: number, y: number, colour: Colour): void {
    const { glyphs, size } = line
    this.#content.push(`BT ${numbers(...colour)} rg`)
    for (const { file, glyph, advance, text: characters, x: dx, y: dy } of glyphs) {
      const names = this.#namesOf(file)
      if (!names.has(glyph))
        names.set(glyph, { text: characters, width: Math.round((advance * 1000) / file.unitsPerEm) })
      this.#content.push(
        `/${file.name} ${size} Tf 1 0 0 1 ${numbers(x + dx, PAGE_HEIGHT - y + dy)} Tm <${hex(glyph)}> Tj`,
      )
    }
    this.#content.push('ET')
  }

  rule(x: number, y: number, width: number, colour: Colour): void {
    const height = PAGE_HEIGHT - y
    this.#content.push(`${numbers(...colour)} RG 0.5 w ${numbers(x, height)} m ${numbers(x + width, height)} l S`)
  }

  /** Operators of PDF in a square whose top left corner is there, with the y-axis downwards, as in SVG. */
  drawing(x: number, y: number, scale: number, operators: string): void {
    this.#content.push(`q ${numbers(scale, 0, 0, -scale, x, PAGE_HEIGHT - y)} cm ${operators} Q`)
  }

  /** The file with this page. */
  toFile({ title, locale, createdAt }: Facts): Uint8Array<ArrayBuffer> {
    const objects = new PdfObjects()
    const fonts = [...this.#used].map(([file, glyphs]) => `/${file.name} ${addFont(objects, file, glyphs)}`)
    const content = objects.addStream('', deflateSync(this.#content.join('\n')))
    const pages = objects.reserve()
    const page = objects.add(
      `<< /Type /Page /Parent ${pages} /MediaBox [0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}] /Resources << /Font << ${fonts.join(' ')} >> >> /Contents ${content} >>`,
    )
    objects.set(pages, `<< /Type /Pages /Kids [${page}] /Count 1 >>`)
    const root = objects.add(
      `<< /Type /Catalog /Pages ${pages} /Lang (${locale}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    )
    const date = createdAt.toISOString().replaceAll(/[-:T]|\..*/g, '')
    const info = objects.add(`<< /Title ${pdfText(title)} /Producer (Plink) /CreationDate (D:${date}Z) >>`)
    return objects.toFile({ root, info })
  }

  #namesOf(file: FontFile) {
    const names = this.#used.get(file) ?? new Map<number, { text: string; width: number }>()
    this.#used.set(file, names)
    return names
  }
}

/** A font whose codes are the numbers of its glyphs. */
function addFont(objects: PdfObjects, file: FontFile, glyphs: Map<number, { text: string; width: number }>): string {
  const { name, ascender, descender, unitsPerEm } = file
  const perMille = (units: number) => Math.round((units * 1000) / unitsPerEm)
  const [up, down] = [perMille(ascender), perMille(descender)]
  const data = objects.addStream(`/Length1 ${file.data.length}`, compressed(file))
  const descriptor = objects.add(
    `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [-1000 ${down} 2000 ${up}] /ItalicAngle 0 /Ascent ${up} /Descent ${down} /CapHeight 700 /StemV 80 /FontFile2 ${data} >>`,
  )
  const widths = [...glyphs].map(([glyph, { width }]) => `${glyph} [${width}]`).join(' ')
  const descendant = objects.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} /CIDToGIDMap /Identity /DW 0 /W [${widths}] >>`,
  )
  const characters = objects.addStream('', deflateSync(characterMap(glyphs)))
  return objects.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant}] /ToUnicode ${characters} >>`,
  )
}

const compressedFonts = new WeakMap<FontFile, Buffer>()

function compressed(file: FontFile): Buffer {
  const bytes = compressedFonts.get(file) ?? deflateSync(file.data)
  compressedFonts.set(file, bytes)
  return bytes
}

/** The text of each glyph, for what is searched and copied. */
function characterMap(glyphs: Map<number, { text: string }>): string {
  const lines = [...glyphs]
    .filter(([, { text }]) => text !== '')
    .map(([glyph, { text }]) => `<${hex(glyph)}> <${utf16(text)}>`)
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, block) =>
    lines.slice(block * 100, block * 100 + 100),
  )
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Plink def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
${blocks.map(block => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`).join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`
}

const hex = (code: number): string => code.toString(16).padStart(4, '0')
const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('')
const numbers = (...values: number[]): string => values.map(value => String(Number(value.toFixed(3)))).join(' ')
