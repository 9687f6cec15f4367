import type { Archive } from './read-archive.ts'
import { readXml } from './workbook-xml.ts'

export type NumberFormat = 'plain' | 'date' | 'percent' | 'foreign'

/** Returns the formats of numbers by the number of their style. */
export async function readFormats(archive: Archive): Promise<NumberFormat[]> {
  const part = await archive.read('xl/styles.xml')
  const formats: NumberFormat[] = []
  if (!part) return formats
  const codes = new Map<number, string>()
  let isCellStyle = false
  await readXml(part.toString(), {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode)
      if (name === 'cellXfs') isCellStyle = true
      if (name === 'xf' && isCellStyle) formats.push(formatOf(Number(numFmtId ?? 0), codes))
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false
    },
  })
  return formats
}

/** The built-in formats, from ECMA-376, section 18.8.30. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
const isBuiltInPercent = (id: number): boolean => id === 9 || id === 10

/** Currencies as they stand in formats. `[$-409]` is a language only. */
const CURRENCY = /\[\$([^\]-]+)|([$€£¥₹])/g
const SAUDI = /^(?:SAR|S\.?R\.?|ر\.?\s?س\.?\u200f?|ريال|[\u20c1\ufdfc])$/i

function formatOf(id: number, codes: Map<number, string>): NumberFormat {
  const code = codes.get(id)
  if (code === undefined) return isBuiltInDate(id) ? 'date' : isBuiltInPercent(id) ? 'percent' : 'plain'
  const currencies = Array.from(code.matchAll(CURRENCY), ([, named, sign]) => (named ?? sign ?? '').trim())
  if (currencies.some(currency => !SAUDI.test(currency))) return 'foreign'
  const signs = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  if (signs.includes('%')) return 'percent'
  return /[dmyhs]/i.test(signs) ? 'date' : 'plain'
}

const DAY_MILLISECONDS = 86_400_000
const DAY_0 = Date.UTC(1899, 11, 30)
const DAYS_TO_1904 = 1462

/**
 * Returns a number as a text that is read as the same number or not at all. A date, a share and a foreign currency are no amounts, and neither is a
 * number with more than two decimals: with exactly three it would be read as thousands, so it gets a fourth.
 */
export function numberText(value: number, format: NumberFormat, is1904: boolean): string {
  if (!Number.isFinite(value)) return '#NUM!'
  if (format === 'date') return dayText(value + (is1904 ? DAYS_TO_1904 : 0))
  const text = String(value)
  if (format === 'percent') return `${text} (%)`
  if (format === 'foreign') return `${text} (≠ SAR)`
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

function dayText(days: number): string {
  const day = new Date(DAY_0 + days * DAY_MILLISECONDS)
  return Number.isNaN(day.getTime()) ? '#NUM!' : day.toISOString().slice(0, 10)
}
