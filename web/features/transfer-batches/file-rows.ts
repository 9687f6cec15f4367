import type { TransferFile, TransferFileRow, TransferRowProblem } from '#web/api/generated/plinkAPI.schemas.ts'

export type Column = TransferRowProblem['column']

/** The rows of a file while they are corrected. A row keeps the number that it has in the file. */
export interface FileRows {
  rows: readonly TransferFileRow[]
  problems: readonly TransferRowProblem[]
  /** The lines that the last check found wrong, which stay in view while they are corrected. */
  wrongLines: readonly number[]
}

export const COLUMNS = ['iban', 'amount', 'purpose', 'note'] as const satisfies readonly Column[]

export const fileRowsOf = ({ rows, problems }: Pick<TransferFile, 'rows' | 'problems'>): FileRows => ({
  rows,
  problems,
  wrongLines: [...new Set(problems.map(({ line }) => line))],
})

/** Takes the results of a check of `csvOf(rows)`, in which the rows have the same order. */
export function recheckedRows({ rows }: Pick<FileRows, 'rows'>, checked: TransferFile): FileRows {
  const lines = new Map(checked.rows.map(({ line }, index) => [line, rows[index]?.line ?? line]))
  return fileRowsOf({
    rows: rows.map(({ payee: _, ...row }, index) => ({ ...row, payee: checked.rows[index]?.payee })),
    problems: checked.problems.map(problem => ({ ...problem, line: lines.get(problem.line) ?? problem.line })),
  })
}

/** An edit answers what was wrong with the field, until the next check. */
export function withText(file: FileRows, line: number, column: Column, text: string): FileRows {
  return {
    ...file,
    rows: file.rows.map(row => (row.line === line ? { ...row, [column]: text } : row)),
    problems: file.problems.filter(problem => problem.line !== line || problem.column !== column),
  }
}

export function withoutLines(file: FileRows, lines: readonly number[]): FileRows {
  const isLeft = ({ line }: { line: number }) => !lines.includes(line)
  return {
    rows: file.rows.filter(isLeft),
    problems: file.problems.filter(isLeft),
    wrongLines: file.wrongLines.filter(line => !lines.includes(line)),
  }
}

/** The rows of a template that nobody has filled in. */
export const linesWithoutAmount = ({ rows }: FileRows): number[] =>
  rows.filter(({ amount }) => amount === '').map(({ line }) => line)

/** The most lines of a text in which the rows keep their numbers. */
const MOST_LINES = 5000

/** The rows as CSV, each cell exactly as it stands, and each row on the line that it has in the file. */
export function csvOf(rows: readonly TransferFileRow[]): string {
  const lines = [COLUMNS.join(',')]
  const hasNumbers = (rows.at(-1)?.line ?? 0) <= MOST_LINES
  for (const row of rows) {
    while (hasNumbers && lines.length < row.line - 1) lines.push('')
    lines.push(COLUMNS.map(column => quoted(row[column])).join(','))
  }
  return lines.join('\r\n')
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
