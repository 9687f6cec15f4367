import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { Shell } from '#web/layouts/Shell.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { testValues } from '#web/messages/test-values.ts'
import { TestValueTables } from '#web/test-values/TestValueTables.tsx'

/** The test values of the contract. */
export function TestValuesPage() {
  const t = useTexts(testValues)
  return (
    <Shell>
      <div className="mx-auto grid w-full max-w-4xl grid-cols-1 content-start gap-10 px-4 py-10 sm:px-6 sm:py-14">
        <div className="grid gap-2">
          <PageHeading title={t.title} />
          <p className="text-muted">{t.lead}</p>
          <p className="text-muted">{t.codes}</p>
        </div>
        <TestValueTables />
      </div>
    </Shell>
  )
}
