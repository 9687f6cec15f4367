import { Outlet } from 'react-router-dom'
import { NotFoundPage } from '#web/layouts/NotFoundPage.tsx'
import { isSandbox } from '#web/lib/mode.ts'

/** The guard of pages that exist only in a sandbox. */
export function SandboxOnly() {
  return isSandbox() ? <Outlet /> : <NotFoundPage />
}
