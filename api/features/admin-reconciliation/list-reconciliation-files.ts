import type { ReconciliationFileList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { reconciliationFiles } from '#api/kernel/db/schema/reconciliation.ts'
import type { RowOrder } from '#api/kernel/paging/row-order.ts'
import { PAGE_SIZE, pageOf, rowsAfter } from '#api/staff/page-cursor.ts'
import { findFiles } from './reconciliation-files.store.ts'

const { id, day } = reconciliationFiles

const NEWEST_FIRST: RowOrder = { id, key: [day, id], direction: 'descending' }

/** A page of the imported files, the newest day first. */
export async function listReconciliationFiles(
  { db }: Deps,
  cursor: string | undefined,
): Promise<ReconciliationFileList> {
  const { areNext, order } = await rowsAfter(db, cursor, NEWEST_FIRST)
  const files = await findFiles(db, areNext, order, PAGE_SIZE + 1)
  const { rows: items, nextCursor } = pageOf(files, ({ fileId }) => fileId)
  return { items, nextCursor }
}
