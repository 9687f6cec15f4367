import { useState } from 'react'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { ActionNotice, type ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { StatusTabs } from '#web/staff/StatusTabs.tsx'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { adminReconciliation } from './admin-reconciliation.messages.ts'
import { DifferenceList } from './DifferenceList.tsx'
import { FileList } from './FileList.tsx'
import { Overview } from './Overview.tsx'
import { UploadFile } from './UploadFile.tsx'

/** The page that compares our books with the files of the bank and of the card provider. */
export function ReconciliationPage() {
  const t = useTexts(adminReconciliation)
  const [notice, setNotice] = useState<ActionOutcome | null>(null)
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="max-w-prose">
          <PageIntro title={t.title} lead={t.lead} />
        </div>
        {useMayChange() ? <UploadFile onOutcome={setNotice} /> : null}
      </div>
      <ActionNotice outcome={notice} />
      <Overview />
      <StatusTabs
        id="reconciliation"
        label={t.tabs}
        tabs={[
          { value: 'open', label: t.open },
          { value: 'resolved', label: t.resolved },
          { value: 'files', label: t.files },
        ]}
      >
        {status => (status === 'files' ? <FileList /> : <DifferenceList status={status} onOutcome={setNotice} />)}
      </StatusTabs>
    </>
  )
}
