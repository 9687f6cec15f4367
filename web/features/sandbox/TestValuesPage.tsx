import { Shell } from '#web/layouts/Shell.tsx'
import { TestValues } from '#web/test-values/TestValues.tsx'

/** The test values of the contract. */
export function TestValuesPage() {
  return (
    <Shell>
      <div className="mx-auto grid w-full max-w-4xl grid-cols-1 content-start gap-10 px-4 py-10 sm:px-6 sm:py-14">
        <TestValues />
      </div>
    </Shell>
  )
}
