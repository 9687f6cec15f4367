import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { clustersOf, type Weight } from './fonts.ts'
import { type BaseDirection, directionOf, type Run, visualRuns } from './visual-runs.ts'

export type PdfDocument = PDFKit.PDFDocument

/** A4, in points. */
export const PAGE_WIDTH = 595
export const PAGE_HEIGHT = 842

export interface TextStyle {
  weight: Weight
  /** In points. */
  size: number
}

/** A line of text as it is drawn: from left to right, regardless of the direction of the text. */
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

/** A file with one page of A4. More can be added. */
export function newPdf({ title, locale, createdAt }: Facts): PdfDocument {
  const info = { Title: title, Producer: 'Plink', Creator: 'Plink', CreationDate: createdAt }
  // An empty font, so that it does not load one of its own.
  return new PDFDocument({
    size: [PAGE_WIDTH, PAGE_HEIGHT],
    margin: 0,
    font: '',
    lang: locale,
    displayTitle: true,
    // The number of pages is written on each of them.
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
    // Parsed for each file anew: a parsed font that one file has subsetted joins letters wrongly in the next.
    pdf.registerFont(run.font.name, run.font.data())
    return { ...run, width: pdf.font(run.font.name, size).widthOfString(run.text) }
  })
  return { runs, size, width: runs.reduce((sum, { width }) => sum + width, 0) }
}

/** @param y of the baseline, from the top */
export function drawLine(pdf: PdfDocument, { runs, size }: Line, x: number, y: number, colour: string): void {
  let start = x
  for (const { text, font, width } of runs) {
    pdf.font(font.name, size).fillColor(colour).text(text, start, y, { lineBreak: false, baseline: 'alphabetic' })
    start += width
  }
}

/** The lines that the text takes at this width. A word that is wider than a line is cut. */
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
