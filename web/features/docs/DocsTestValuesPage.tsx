import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { isSandbox } from '#web/lib/mode.ts'
import { testValues } from '#web/messages/test-values.ts'
import { TestValueTables } from '#web/test-values/TestValueTables.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** The same tables as on the sandbox's own page. A live server knows none of the values, and does not list them. */
export function DocsTestValuesPage() {
  const t = useTexts(testValues)
  if (!isSandbox()) {
    return (
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        <PageHeading title={t.title} />
        <Notice tone="warning">{t.live}</Notice>
      </div>
    )
  }
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-10">
      <div className="grid gap-2">
        <PageHeading title={t.title} />
        <p className="text-muted">{t.lead}</p>
        <p className="text-muted">{t.codes}</p>
      </div>
      <TestValueTables />
    </div>
  )
}
