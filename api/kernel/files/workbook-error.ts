import type { CellPlace } from '#domain/table.ts'

/**
 * `locked`: a password protects it, or it is of a format before 2007. `too_large`: it unpacks to more than is allowed. The others say what a reader
 * would have to guess about.
 */
export type WorkbookProblem =
  | 'workbook_unreadable'
  | 'workbook_locked'
  | 'too_large'
  | 'several_sheets'
  | 'hidden_sheet'
  | 'hidden_cells'
  | 'merged_cells'
  | 'formula'

/** The workbook is not one plain sheet. No part of it may be used. */
export class WorkbookError extends Error {
  readonly problem: WorkbookProblem
  readonly cell: CellPlace | undefined

  constructor(problem: WorkbookProblem, cell?: CellPlace) {
    super(cell ? `${problem} in row ${cell.row}, column ${cell.column}` : problem)
    this.problem = problem
    this.cell = cell
  }
}
