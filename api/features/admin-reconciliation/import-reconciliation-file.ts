import { eq } from 'drizzle-orm'
import type { ReconciliationFile } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { reconciliationFiles } from '#api/kernel/db/schema/reconciliation.ts'
import { importFile } from '#api/money/reconciliation/import-file.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { findFiles } from './reconciliation-files.store.ts'

/** Imports a file that somebody uploads. The event is stored with it. */
export async function importReconciliationFile(
  deps: Deps,
  { admin }: AdminBearer,
  content: string,
): Promise<ReconciliationFile> {
  const upload = { importedVia: 'upload', importedBy: admin.id } as const
  const { id } = await importFile(deps, content, upload, (tx, { id: fileId, source, day, importedAt: at }) =>
    recordAdminEvent(tx, {
      adminId: admin.id,
      type: 'reconciliation_file_imported',
      subject: { kind: 'reconciliation_file', id: fileId, name: `${source} ${day}` },
      at,
    }),
  )
  const [file] = await findFiles(deps.db, eq(reconciliationFiles.id, id), [], 1)
  return file!
}
