import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { testValues } from '#web/messages/test-values.ts'
import { TestValueTables } from '#web/test-values/TestValueTables.tsx'

/** The same tables as on the sandbox's own page. */
export function DocsTestValuesPage() {
  const t = useTexts(testValues)
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
