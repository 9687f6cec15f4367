import { docsChangelog } from './messages/docs-changelog.ts'
import { docsClient } from './messages/docs-client.ts'
import { docsConventions } from './messages/docs-conventions.ts'
import { docsErrors } from './messages/docs-errors.ts'
import { docsStart } from './messages/docs-start.ts'
import { flows } from './messages/flows.ts'
import { testValues } from './messages/test-values.ts'
import { paths } from './paths.ts'

export interface DocsPlace {
  path: string
  /** The module that `web/docs-routes.tsx` loads for it. */
  module: string
  /** In English, for search engines and programs. May have names in backticks. */
  title: string
  lead: string
  sandboxOnly?: true
}

const FLOWS = 'features/docs/flows/FlowPage.tsx'
const GUIDE = 'features/docs/conventions/GuidePage.tsx'
const { guides } = docsConventions.en

/** The pages of the documentation, in the order of its menu. */
export const DOCS_PAGES: readonly DocsPlace[] = [
  { path: paths.docs, module: 'features/docs/quick-start/QuickStartPage.tsx', ...textsOf(docsStart.en) },
  { path: paths.docsSignUp, module: FLOWS, ...textsOf(flows.en.signUp) },
  { path: paths.docsSignIn, module: FLOWS, ...textsOf(flows.en.signIn) },
  { path: paths.docsTopUps, module: FLOWS, ...textsOf(flows.en.topUps) },
  { path: paths.docsTransfers, module: FLOWS, ...textsOf(flows.en.transfers) },
  { path: paths.docsSendWithKey, module: FLOWS, ...textsOf(flows.en.sendWithKey) },
  { path: paths.docsConventions, module: GUIDE, ...guides.conventions },
  { path: paths.docsKeys, module: GUIDE, ...guides.keys },
  { path: paths.docsWebhooks, module: GUIDE, ...guides.webhooks },
  { path: paths.docsIdempotency, module: GUIDE, ...guides.idempotency },
  { path: paths.docsPagination, module: GUIDE, ...guides.pagination },
  { path: paths.docsLimits, module: GUIDE, ...guides.limits },
  { path: paths.docsVersions, module: GUIDE, ...guides.versions },
  { path: paths.docsGoingLive, module: GUIDE, ...guides.goingLive },
  { path: paths.docsErrors, module: 'features/docs/errors/ErrorsPage.tsx', ...textsOf(docsErrors.en) },
  {
    path: paths.docsTestValues,
    module: 'features/docs/DocsTestValuesPage.tsx',
    ...textsOf(testValues.en),
    sandboxOnly: true,
  },
  { path: paths.docsClient, module: 'features/docs/client/ClientPage.tsx', ...textsOf(docsClient.en) },
  { path: paths.docsChangelog, module: 'features/docs/changelog/ChangelogPage.tsx', ...textsOf(docsChangelog.en) },
]

/** The other texts of a catalogue would only be weight. */
function textsOf({ title, lead }: { title: string; lead: string }) {
  return { title, lead }
}
