import { Outlet } from 'react-router-dom'
import { NotFoundPage } from '#web/layouts/NotFoundPage.tsx'
import { isSandbox } from '#web/lib/mode.ts'

/** Around the pages that a live server does not have. */
export function SandboxOnly() {
  return isSandbox() ? <Outlet /> : <NotFoundPage />
}
