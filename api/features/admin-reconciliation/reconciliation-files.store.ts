import { eq, type SQL, sql } from 'drizzle-orm'
import type { ReconciliationFile } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { admins } from '#api/kernel/db/schema/admin.ts'
import { type ReconciliationFileRow, reconciliationFiles } from '#api/kernel/db/schema/reconciliation.ts'

/** Open differences of the day of a file. */
const openDifferences = sql<number>`(
  select count(*) from reconciliation_differences as difference
  where difference.state = 'open' and difference.source = ${reconciliationFiles.source} and difference.day = ${reconciliationFiles.day}
)`.mapWith(Number)

export async function findFiles(
  db: Db,
  which: SQL | undefined,
  order: SQL[],
  limit: number,
): Promise<ReconciliationFile[]> {
  const rows = await db
    .select({
      row: reconciliationFiles,
      admin: { name: admins.name, email: admins.email },
      open: openDifferences,
    })
    .from(reconciliationFiles)
    .leftJoin(admins, eq(admins.id, reconciliationFiles.importedBy))
    .where(which)
    .orderBy(...order)
    .limit(limit)
  return rows.map(present)
}

interface FileWithAdmin {
  row: ReconciliationFileRow
  /** The member of the staff who uploaded it. */
  admin: { name: string; email: string } | null
  open: number
}

function present({ row, admin, open }: FileWithAdmin): ReconciliationFile {
  const { id, source, day, lineCount, opening, closing, importedVia, importedAt } = row
  return {
    fileId: id,
    source,
    day,
    lines: lineCount,
    openDifferences: open,
    ...(opening !== null && { opening }),
    ...(closing !== null && { closing }),
    importedVia,
    ...(admin && { importedBy: admin }),
    importedAt: importedAt.toISOString(),
  }
}
