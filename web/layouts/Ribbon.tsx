import { Suspense } from 'react'
import { isSandbox } from '#web/lib/mode.ts'
import { page } from '#web/lib/page.ts'

const SandboxRibbon = page(() => import('./SandboxRibbon.tsx'), 'SandboxRibbon')

/** The ribbon of the sandbox. Live mode never loads its texts. */
export function Ribbon({ wide = false }: { wide?: boolean }) {
  if (!isSandbox()) return null
  return (
    <Suspense>
      <SandboxRibbon wide={wide} />
    </Suspense>
  )
}

/** Loads the ribbon, so that it is there from the first rendering and moves nothing. */
export const fetchRibbon = async (): Promise<unknown> => (isSandbox() ? SandboxRibbon.fetch() : undefined)
