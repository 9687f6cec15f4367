import type { SandboxFileDifference } from '#api/contract/generated/schemas.ts'
import { startOfDay } from '#domain/riyadh-time.ts'
import type { SandboxDay, SandboxLine } from './day-of-books.ts'

export interface SandboxFile extends SandboxDay {
  /** The IBAN of the statement's account. */
  iban: string
}

const RIYAL = 100
const HALF_A_DAY = 12 * 3_600_000
/** An IBAN that belongs to nobody. */
const OTHER_IBAN = 'SA4430000000000000000002'

/** A difference is left out if the file has too few lines for it. The last line of the day is the one that goes missing. */
const PLANTED: Record<SandboxFileDifference, (file: SandboxFile) => SandboxFile> = {
  amount: file => withLine(file, 0, line => [{ ...line, amount: line.amount + Math.sign(line.amount) * RIYAL }]),
  twice: file => withLine(file, 1, line => [line, line]),
  currency: file => withLine(file, 2, line => [{ ...line, currency: 'USD' }]),
  missing: file => withLine(file, file.lines.length - 1, () => []),
  unknown: file => withLines(file, [...file.lines, unknownLine(file)]),
  sum: file => ({ ...file, closing: file.closing + RIYAL }),
  opening: file => ({ ...file, opening: file.opening + RIYAL, closing: file.closing + RIYAL }),
  account: file => ({ ...file, iban: OTHER_IBAN }),
}

/** The order is from the last line to the first, so that each difference affects another line of a long file. */
const IN_TURN: readonly SandboxFileDifference[] = [
  'missing',
  'currency',
  'twice',
  'amount',
  'unknown',
  'sum',
  'opening',
  'account',
]

export const plantDifferences = (file: SandboxFile, differences: readonly SandboxFileDifference[]): SandboxFile =>
  IN_TURN.filter(each => differences.includes(each)).reduce((planted, each) => PLANTED[each](planted), file)

const withLine = (file: SandboxFile, index: number, change: (line: SandboxLine) => SandboxLine[]): SandboxFile =>
  withLines(
    file,
    file.lines.flatMap((line, place) => (place === index ? change(line) : [line])),
  )

/** Replaces the lines, and adapts the closing balance. */
function withLines(file: SandboxFile, lines: SandboxLine[]): SandboxFile {
  const sum = lines.filter(({ currency }) => currency === 'SAR').reduce((total, { amount }) => total + amount, 0)
  return { ...file, lines, closing: file.opening + sum }
}

const unknownLine = ({ source, day }: SandboxFile): SandboxLine => ({
  movement: source === 'bank' ? 'credit' : 'payment',
  reference: `unknown-${day}`,
  amount: 99 * RIYAL,
  currency: 'SAR',
  bookedAt: new Date(startOfDay(day).getTime() + HALF_A_DAY),
})
