import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { clustersOf, type Weight } from './fonts.ts'
import { type BaseDirection, directionOf, type Run, visualRuns } from './visual-runs.ts'

export type PdfDocument = PDFKit.PDFDocument

/** The size of A4 in points. */
export const PAGE_WIDTH = 595
export const PAGE_HEIGHT = 842

export interface TextStyle {
  weight: Weight
  /** The size in points. */
  size: number
}

/** A line of text as it is drawn: from left to right, whatever the direction of the text is. */
export interface Line {
  runs: (Run & { width: number })[]
  size: number
  width: number
}

interface Facts {
  title: string
  locale: string
  createdAt: Date
}

/** Creates a file with one page of A4. Pages can be added. */
export function newPdf({ title, locale, createdAt }: Facts): PdfDocument {
  const info = { Title: title, Producer: 'Plink', Creator: 'Plink', CreationDate: createdAt }
  // The font is empty, so that the library does not load its own.
  return new PDFDocument({
    size: [PAGE_WIDTH, PAGE_HEIGHT],
    margin: 0,
    font: '',
    lang: locale,
    displayTitle: true,
    // The pages are kept in memory, because each shows the number of pages.
    bufferPages: true,
    pdfVersion: '1.7',
    info,
  })
}

export async function fileOf(pdf: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  pdf.end()
  return new Uint8Array(await buffer(pdf))
}

export function lineOf(pdf: PdfDocument, text: string, { weight, size }: TextStyle, direction: BaseDirection): Line {
  const runs = visualRuns(text, direction, weight).map(run => {
    // The font is parsed again for each file: a parsed font that was subsetted for one file joins letters wrongly in the next.
    pdf.registerFont(run.font.name, run.font.data())
    return { ...run, width: pdf.font(run.font.name, size).widthOfString(run.text) }
  })
  return { runs, size, width: runs.reduce((sum, { width }) => sum + width, 0) }
}

/** @param y the distance of the baseline from the top */
export function drawLine(pdf: PdfDocument, { runs, size }: Line, x: number, y: number, colour: string): void {
  let start = x
  for (const { text, font, width } of runs) {
    pdf.font(font.name, size).fillColor(colour).text(text, start, y, { lineBreak: false, baseline: 'alphabetic' })
    start += width
  }
}

/** Breaks the text into lines of this width. A word that is wider than a line is cut. */
export function wrapText(
  pdf: PdfDocument,
  text: string,
  style: TextStyle,
  direction: BaseDirection,
  width: number,
): Line[] {
  const base = direction === 'auto' ? directionOf(text) : direction
  const shaped = (part: string) => lineOf(pdf, part, style, base)
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (shaped(longer).width <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const character of clustersOf(word)) {
      if (shaped(line + character).width > width) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return [...lines, line].filter(Boolean).map(shaped)
}
