import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { isSandbox } from '#web/lib/mode.ts'
import { testValues } from '#web/messages/sandbox/test-values.ts'
import { TestValues } from '#web/test-values/TestValues.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** The same tables as on the sandbox's own page. A live server knows none of the values and does not list them. */
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
      <TestValues />
    </div>
  )
}
