import { Route, Routes } from 'react-router-dom'
import { DocsLayout } from './features/docs/DocsLayout.tsx'
import { NotFoundPage } from './layouts/NotFoundPage.tsx'
import { page } from './lib/page.ts'
import { paths } from './paths.ts'

const QuickStartPage = page(() => import('./features/docs/quick-start/QuickStartPage.tsx'), 'QuickStartPage')
const FlowPage = page(() => import('./features/docs/flows/FlowPage.tsx'), 'FlowPage')
const ErrorsPage = page(() => import('./features/docs/errors/ErrorsPage.tsx'), 'ErrorsPage')
const DocsTestValuesPage = page(() => import('./features/docs/DocsTestValuesPage.tsx'), 'DocsTestValuesPage')
const ConventionsPage = page(() => import('./features/docs/conventions/ConventionsPage.tsx'), 'ConventionsPage')
const ClientPage = page(() => import('./features/docs/client/ClientPage.tsx'), 'ClientPage')
const ChangelogPage = page(() => import('./features/docs/changelog/ChangelogPage.tsx'), 'ChangelogPage')

/** The routes below `/docs`. They are a separate chunk, which customers never load. */
export function DocsRoutes() {
  return (
    <Routes>
      <Route element={<DocsLayout />}>
        <Route index element={<QuickStartPage />} />
        <Route path={below(paths.docsSignUp)} element={<FlowPage flow="signUp" />} />
        <Route path={below(paths.docsSignIn)} element={<FlowPage flow="signIn" />} />
        <Route path={below(paths.docsTopUps)} element={<FlowPage flow="topUps" />} />
        <Route path={below(paths.docsTransfers)} element={<FlowPage flow="transfers" />} />
        <Route path={below(paths.docsErrors)} element={<ErrorsPage />} />
        <Route path={below(paths.docsTestValues)} element={<DocsTestValuesPage />} />
        <Route path={below(paths.docsConventions)} element={<ConventionsPage />} />
        <Route path={below(paths.docsClient)} element={<ClientPage />} />
        <Route path={below(paths.docsChangelog)} element={<ChangelogPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

/** Nested routes have paths relative to `/docs`. */
const below = (path: string) => path.slice(paths.docs.length + 1)
