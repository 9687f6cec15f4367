import { drawLine, lineOf, PAGE_WIDTH, type PdfDocument } from './pdf-text.ts'

/** The margin in points. */
export const MARGIN = 56

// These are the colours of the web app, on paper.
export const BRAND = '#0b5d52'
export const INK = '#0e211d'
export const MUTED = '#50605b'
export const LINE = '#dde3df'
export const TINT = '#eef3f0'
export const SUCCESS = '#17693f'
export const DANGER = '#b3251c'

/** Draws the logo of the web app, a drop on water, with its name. */
export function drawLogo(pdf: PdfDocument, base: 'ltr' | 'rtl'): void {
  const word = lineOf(pdf, 'Plink', { weight: 600, size: 15 }, 'ltr')
  const width = 24 + 8 + word.width
  const x = base === 'ltr' ? MARGIN : PAGE_WIDTH - MARGIN - width
  pdf.save()
  pdf.translate(x, MARGIN - 6).scale(0.75)
  pdf.roundedRect(0, 0, 32, 32, 9).fill(BRAND)
  pdf.circle(16, 10, 4).fill('#ffffff')
  pdf
    .path('M10.5 17.5a7.4 7.4 0 0 0 11 0M6.5 21a12.6 12.6 0 0 0 19 0')
    .lineWidth(2.4)
    .lineCap('round')
    .stroke('#ffffff')
  pdf.restore()
  drawLine(pdf, word, x + 32, MARGIN + 11, INK)
}
