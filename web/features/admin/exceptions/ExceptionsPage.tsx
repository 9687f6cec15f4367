import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminExceptions } from '#web/messages/admin-exceptions.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import { ActionNotice, type ActionOutcome } from '../notes/ActionNotice.tsx'
import { ExceptionList } from './ExceptionList.tsx'

/** Reports of banks and providers that contradict our books. Tab and cursor are in the URL. */
export function ExceptionsPage() {
  const t = useTexts(adminExceptions)
  const [params, setParams] = useSearchParams()
  const [news, setNews] = useState<ActionOutcome | null>(null)
  const status = params.get('status') === 'resolved' ? 'resolved' : 'open'
  return (
    <>
      <div className="grid gap-1">
        <PageHeading title={t.title} />
        <p className="text-muted">{t.lead}</p>
      </div>
      <ActionNotice outcome={news} />
      <Tabs
        id="exceptions"
        label={t.tabs}
        tabs={[
          { value: 'open', label: t.open },
          { value: 'resolved', label: t.resolved },
        ]}
        value={status}
        onValueChange={chosen => setParams(chosen === 'resolved' ? { status: chosen } : {})}
      >
        <ExceptionList status={status} cursor={params.get('cursor') || undefined} onOutcome={setNews} />
      </Tabs>
    </>
  )
}
