import { views } from 'virtual:plink-reference'
import type { ComponentType } from 'react'
import { Route, Routes, useParams } from 'react-router-dom'
import { DocsLayout } from './features/docs/DocsLayout.tsx'
import { DocsNotFoundPage } from './features/docs/DocsNotFoundPage.tsx'
import { type Page, page } from './lib/page.ts'
import { paths, referencePath, releasePath } from './paths.ts'

const QuickStartPage = page(() => import('./features/docs/quick-start/QuickStartPage.tsx'), 'QuickStartPage')
const FlowPage = page(() => import('./features/docs/flows/FlowPage.tsx'), 'FlowPage')
const ErrorsPage = page(() => import('./features/docs/errors/ErrorsPage.tsx'), 'ErrorsPage')
const ErrorPage = page(() => import('./features/docs/errors/ErrorPage.tsx'), 'ErrorPage')
const DocsTestValuesPage = page(() => import('./features/docs/DocsTestValuesPage.tsx'), 'DocsTestValuesPage')
const GuidePage = page(() => import('./features/docs/conventions/GuidePage.tsx'), 'GuidePage')
const ClientPage = page(() => import('./features/docs/client/ClientPage.tsx'), 'ClientPage')
const ReferencePage = page(() => import('./features/docs/reference/ReferencePage.tsx'), 'ReferencePage')
const ChangelogPage = page(() => import('./features/docs/changelog/ChangelogPage.tsx'), 'ChangelogPage')
const ReleasePage = page(() => import('./features/docs/changelog/ReleasePage.tsx'), 'ReleasePage')

/** A page of the documentation, at a path below `/docs`. */
const place = <Props extends object>(path: string, Content: ComponentType<Props> & Page, props: Props) => ({
  path,
  fetch: Content.fetch,
  element: <Content {...props} />,
})

const PLACES = [
  place(paths.docs, QuickStartPage, {}),
  place(paths.docsSignUp, FlowPage, { flow: 'signUp' }),
  place(paths.docsSignIn, FlowPage, { flow: 'signIn' }),
  place(paths.docsTopUps, FlowPage, { flow: 'topUps' }),
  place(paths.docsTransfers, FlowPage, { flow: 'transfers' }),
  place(paths.docsSendWithKey, FlowPage, { flow: 'sendWithKey' }),
  place(paths.docsErrors, ErrorsPage, {}),
  place(paths.docsTestValues, DocsTestValuesPage, {}),
  place(paths.docsConventions, GuidePage, { guide: 'conventions' }),
  place(paths.docsKeys, GuidePage, { guide: 'keys' }),
  place(paths.docsWebhooks, GuidePage, { guide: 'webhooks' }),
  place(paths.docsIdempotency, GuidePage, { guide: 'idempotency' }),
  place(paths.docsPagination, GuidePage, { guide: 'pagination' }),
  place(paths.docsLimits, GuidePage, { guide: 'limits' }),
  place(paths.docsVersions, GuidePage, { guide: 'versions' }),
  place(paths.docsGoingLive, GuidePage, { guide: 'goingLive' }),
  place(paths.docsReference, ReferencePage, {}),
  place(paths.docsClient, ClientPage, {}),
  place(paths.docsChangelog, ChangelogPage, {}),
]

/** The pages of each tag, which load only what belongs to it. */
const TAGS = new Map(
  Object.entries(views).map(([tag, fetchView]) => [
    tag,
    page(async () => {
      const [{ TagPages }, { view }] = await Promise.all([
        import('./features/docs/reference/TagPages.tsx'),
        fetchView(),
      ])
      return { Tag: (props: { operationId?: string | undefined }) => <TagPages view={view} {...props} /> }
    }, 'Tag'),
  ]),
)

function ReferencePart() {
  const { tag = '', operationId } = useParams()
  const Tag = TAGS.get(tag)
  return Tag ? <Tag key={tag} operationId={operationId} /> : <DocsNotFoundPage />
}

const ReleasePart = () => <ReleasePage version={useParams().version ?? ''} />
const ErrorPart = () => <ErrorPage code={useParams().code ?? ''} />

/** Loads the code of the page at the path. */
export async function fetchDocsPage(path: string): Promise<unknown> {
  const [, tag = ''] = path.startsWith(`${paths.docsReference}/`) ? below(path).split('/') : []
  if (path.startsWith(`${paths.docsErrors}/`)) return ErrorPage.fetch()
  if (path.startsWith(`${paths.docsChangelog}/`)) return ReleasePage.fetch()
  return (TAGS.get(tag) ?? PLACES.find(each => each.path === path))?.fetch()
}

/** The routes below `/docs`. They are a separate chunk, which customers never load. */
export function DocsRoutes() {
  return (
    <Routes>
      <Route element={<DocsLayout />}>
        {PLACES.map(({ path, element }) => (
          <Route key={path} path={below(path)} element={element} />
        ))}
        <Route path={below(`${paths.docsErrors}/:code`)} element={<ErrorPart />} />
        <Route path={below(releasePath(':version'))} element={<ReleasePart />} />
        <Route path={below(referencePath(':tag', ':operationId?'))} element={<ReferencePart />} />
        <Route path="*" element={<DocsNotFoundPage />} />
      </Route>
    </Routes>
  )
}

/** Nested routes have paths relative to `/docs`. */
const below = (path: string) => path.slice(paths.docs.length + 1)
