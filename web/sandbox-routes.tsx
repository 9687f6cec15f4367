import { Route, Routes } from 'react-router-dom'
import { NotFoundPage } from './layouts/NotFoundPage.tsx'
import { ServerState } from './layouts/ServerState.tsx'
import { page } from './lib/page.ts'
import { sandboxPaths } from './sandbox-paths.ts'

const PretendPhonePage = page(() => import('./features/sandbox/PretendPhonePage.tsx'), 'PretendPhonePage')
const CardPaymentPage = page(() => import('./features/sandbox/CardPaymentPage.tsx'), 'CardPaymentPage')
const NafathPortalPage = page(() => import('./features/sandbox/NafathPortalPage.tsx'), 'NafathPortalPage')
const TestValuesPage = page(() => import('./features/sandbox/TestValuesPage.tsx'), 'TestValuesPage')

/** The pages that only a sandbox has. They are a separate chunk, which live mode never loads. */
export function SandboxRoutes() {
  return (
    <Routes>
      <Route element={<ServerState />}>
        <Route path={sandboxPaths.phone} element={<PretendPhonePage />} />
        <Route path={sandboxPaths.testValues} element={<TestValuesPage />} />
        <Route path={sandboxPaths.cardPayment} element={<CardPaymentPage />} />
        <Route path={sandboxPaths.nafath} element={<NafathPortalPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
