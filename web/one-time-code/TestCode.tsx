import { Suspense } from 'react'
import { isSandbox } from '#web/lib/mode.ts'
import { type Page, page } from '#web/lib/page.ts'
import type { TestCodeProps } from './SandboxTestCode.tsx'

const SandboxTestCode = page(() => import('./SandboxTestCode.tsx'), 'SandboxTestCode')

/** The test code, which only a sandbox returns. Live mode never loads its texts. */
export function TestCode(props: TestCodeProps) {
  return (
    <Suspense>
      <SandboxTestCode {...props} />
    </Suspense>
  )
}

/** Loads the component before the pages that show it, so that it moves nothing when it appears. */
export const testCode: Page = { fetch: async () => (isSandbox() ? SandboxTestCode.fetch() : undefined) }
