import { keepPreviousData } from '@tanstack/react-query'
import { useListReconciliationFiles } from '#web/api/generated/admin-reconciliation.ts'
import type { ReconciliationFile } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { CursorPage, useCursor } from '#web/staff/CursorPage.tsx'
import { usePolling } from '#web/staff/use-polling.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { DocumentIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Rows } from '#web/ui/Rows.tsx'
import { adminReconciliation } from './admin-reconciliation.messages.ts'

/** The daily files of the bank and of the card provider. */
export function FileList() {
  const t = useTexts(adminReconciliation)
  const cursor = useCursor()
  const query = useListReconciliationFiles(
    { cursor },
    { query: { ...usePolling(), placeholderData: keepPreviousData } },
  )
  return (
    <CursorPage
      query={query}
      cursor={cursor}
      next="older"
      first="newest"
      nothing={<EmptyState icon={<DocumentIcon />} title={t.noFilesTitle} text={t.noFiles} />}
    >
      {files => (
        <Rows>
          {files.map(file => (
            <FileRow key={file.fileId} file={file} />
          ))}
        </Rows>
      )}
    </CursorPage>
  )
}

function FileRow({ file }: { file: ReconciliationFile }) {
  const t = useTexts(adminReconciliation)
  const { date, dateTime, money } = useFormats()
  const { source, day, lines, openDifferences, opening, closing, importedVia, importedBy, importedAt } = file
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 text-sm md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid content-start gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-base font-semibold">{date(day)}</span>
          <span>{t.sources[source]}</span>
          {openDifferences === 0 ? (
            <StatusBadge tone="success">{t.agrees}</StatusBadge>
          ) : (
            <StatusBadge tone="waiting">{t.differences(openDifferences)}</StatusBadge>
          )}
        </p>
        <p className="flex flex-wrap gap-x-3 text-muted">
          <span>{t.movements(lines)}</span>
          {opening !== undefined && closing !== undefined ? (
            <bdi>{t.balances(money(opening), money(closing))}</bdi>
          ) : null}
        </p>
      </div>
      <p className="grid content-start text-muted md:text-end">
        <time dateTime={importedAt}>{dateTime(importedAt)}</time>
        <span className="wrap-anywhere">
          <span>{t.via[importedVia]}</span>
          {importedBy ? (
            <span>
              {': '}
              <bdi title={importedBy.email}>{importedBy.name}</bdi> (<Ltr>{importedBy.email}</Ltr>)
            </span>
          ) : null}
        </span>
      </p>
    </li>
  )
}
