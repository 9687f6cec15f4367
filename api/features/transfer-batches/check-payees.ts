import { and, eq, ne } from 'drizzle-orm'
import type { TransferRowProblem } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type Beneficiary, beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { asOf, isCoolingOff } from '#api/money/beneficiaries/beneficiary-steps.ts'
import { requirePayable } from '#api/money/transfers/transfer-rules.ts'
import { cleanIban, ibanProblem } from '#domain/money/iban.ts'
import type { FileRow, TransferFile } from './transfer-table.ts'

export type PayableRow = Omit<FileRow, 'iban'> & { beneficiaryId: string }

export interface CheckedFile {
  payable: PayableRow[]
  /** All errors of the file, in its order. */
  problems: TransferRowProblem[]
  payees: Map<string, Beneficiary>
}

/** Checks whether each row may be paid now. */
export async function checkPayees(db: Db, deps: Deps, accountId: string, file: TransferFile): Promise<CheckedFile> {
  const isThere = and(eq(beneficiaries.accountId, accountId), ne(beneficiaries.state, 'removed'))
  const payees = new Map((await db.select().from(beneficiaries).where(isThere)).map(each => [each.iban, each]))
  const sums = new Map<string, number>()
  const payable: PayableRow[] = []
  const problems = [...unknownPayees(file, payees), ...file.problems]
  for (const { iban, ...row } of file.rows) {
    const payee = payees.get(iban)
    if (!payee) continue
    const sum = (sums.get(iban) ?? 0) + row.amount
    sums.set(iban, sum)
    const problem = await problemOf(db, deps, payee, row.amount, sum)
    if (problem) problems.push({ line: row.line, ...problem })
    else payable.push({ ...row, beneficiaryId: payee.id })
  }
  problems.sort((one, other) => one.line - other.line)
  return { payable, problems, payees }
}

/** Also of rows with other errors, so that a person corrects a row once. */
function unknownPayees({ texts }: TransferFile, payees: CheckedFile['payees']): TransferRowProblem[] {
  return Array.from(texts).flatMap(([line, { iban: text }]) => {
    const iban = cleanIban(text)
    const isUnknown = ibanProblem(iban) === null && !payees.has(iban)
    return isUnknown ? [{ line, column: 'iban' as const, problem: 'unknown' as const }] : []
  })
}

/** @param sum the sum of all rows to the payee so far, which a cooling-off limits together */
async function problemOf(
  db: Db,
  deps: Deps,
  payee: Beneficiary,
  amount: number,
  sum: number,
): Promise<Omit<TransferRowProblem, 'line'> | undefined> {
  const { accountId, iban: payeeIban } = payee
  const coolingAmount = isCoolingOff(payee, deps.clock()) ? sum : amount
  try {
    await requirePayable(db, deps, asOf(payee, deps.clock()), { accountId, payeeIban, amount: coolingAmount })
    return undefined
  } catch (cause) {
    if (!(cause instanceof PlinkError)) throw cause
    return cause.code === 'AMOUNT_OUT_OF_RANGE'
      ? { column: 'amount', problem: 'too_high' }
      : { column: 'iban', problem: 'not_active' }
  }
}
