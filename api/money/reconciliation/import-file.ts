import { and, eq, or, type SQL } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import {
  type ReconciliationFileRow,
  reconciliationFiles,
  reconciliationLines,
} from '#api/kernel/db/schema/reconciliation.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { riyadhDay } from '#domain/riyadh-time.ts'
import { findDifferences } from './find-differences.ts'
import { isCardReport, readCardReport } from './read-card-report.ts'
import { readStatement } from './read-statement.ts'
import { invalidFile, type ReportedFile } from './reported-file.ts'
import { settleReported } from './settle-reported.ts'

export type ReconciliationDeps = Pick<Deps, 'db' | 'clock' | 'safeguardingIban' | 'accountTime'>

/** The person or the program that imports a file. */
export type Importer = { importedVia: 'upload'; importedBy: string } | { importedVia: 'command' | 'job' }

/**
 * Stores the file of a day, settles the top-ups that it reports, and compares it with our books.
 * @param beside runs in the transaction that stores the file
 * @throws PlinkError `RECONCILIATION_FILE_INVALID`, `RECONCILIATION_FILE_EXISTS`, `RECONCILIATION_DAY_EXISTS`
 */
export async function importFile(
  deps: ReconciliationDeps,
  content: string,
  importer: Importer,
  beside: (tx: Db, file: ReconciliationFileRow) => Promise<void> = async () => {},
): Promise<ReconciliationFileRow> {
  const { db, clock } = deps
  const text = content.replace(/^\uFEFF/, '')
  const digest = sha256(text)
  await refuseKnown(db, eq(reconciliationFiles.sha256, digest), digest)
  const reported = await readFile(text, deps.safeguardingIban)
  if (reported.day >= riyadhDay(clock())) throw invalidFile('not_over')
  const file = await db.transaction(async tx => {
    const row = await store(tx, reported, { ...importer, sha256: digest, importedAt: clock() })
    await beside(tx, row)
    return row
  })
  await settleReported(deps)
  await findDifferences(deps, file.source)
  return file
}

/** Reads the text of a file in either of the two formats. */
async function readFile(text: string, ourIban: string): Promise<ReportedFile> {
  if (text.trimStart().startsWith('<')) return readStatement(text, ourIban)
  if (isCardReport(text)) return readCardReport(text)
  throw invalidFile('not_readable')
}

async function refuseKnown(db: Db, which: SQL | undefined, digest: string): Promise<void> {
  const [importedFile] = await db.select({ sha256: reconciliationFiles.sha256 }).from(reconciliationFiles).where(which)
  if (importedFile)
    throw new PlinkError(importedFile.sha256 === digest ? 'RECONCILIATION_FILE_EXISTS' : 'RECONCILIATION_DAY_EXISTS')
}

type Imported = Importer & Pick<ReconciliationFileRow, 'sha256' | 'importedAt'>

/** The number of lines in one statement. */
const AT_A_TIME = 1000

async function store(tx: Db, { lines, ...facts }: ReportedFile, imported: Imported): Promise<ReconciliationFileRow> {
  const [file] = await tx
    .insert(reconciliationFiles)
    .values({ id: crypto.randomUUID(), ...facts, lineCount: lines.length, ...imported })
    .onConflictDoNothing()
    .returning()
  if (!file) {
    const { day, source, sha256: digest } = { ...facts, ...imported }
    const isSameDay = and(eq(reconciliationFiles.source, source), eq(reconciliationFiles.day, day))
    const isKnown = or(eq(reconciliationFiles.sha256, digest), isSameDay)
    await refuseKnown(tx, isKnown, digest)
    throw new Error('The file is neither new nor known')
  }
  for (let start = 0; start < lines.length; start += AT_A_TIME) {
    const rows = lines
      .slice(start, start + AT_A_TIME)
      .map((line, index) => ({ ...line, fileId: file.id, number: start + index + 1, source: file.source }))
    await tx.insert(reconciliationLines).values(rows)
  }
  return file
}
