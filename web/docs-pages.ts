import { errorIndex, operationIndex } from './api/generated/error-index.ts'
import { docsChangelog } from './features/docs/changelog/docs-changelog.messages.ts'
import { RELEASES } from './features/docs/changelog/releases.ts'
import { docsClient } from './features/docs/client/docs-client.messages.ts'
import { docsConventions } from './features/docs/conventions/docs-conventions.messages.ts'
import { docsReference } from './features/docs/docs-reference.messages.ts'
import { docsErrors } from './features/docs/errors/docs-errors.messages.ts'
import { ERROR_CODES } from './features/docs/errors/error-facts.ts'
import { errorHelp } from './features/docs/errors/error-help.ts'
import { flows } from './features/docs/flows/flows.messages.ts'
import { docsStart } from './features/docs/quick-start/docs-start.messages.ts'
import { TAGS, type TagName } from './features/docs/reference/tag-groups.ts'
import { referenceModule } from './features/docs/reference/view.ts'
import { testValues } from './messages/sandbox/test-values.ts'
import { errorHelpPath, paths, referencePath, referenceTagPath, releasePath } from './paths.ts'

export interface DocsPlace {
  path: string
  /** The module that `web/docs-routes.tsx` loads for this page. */
  module: string
  /** The English title, for search engines and programs. It may contain names in backticks. */
  title: string
  lead: string
  sandboxOnly?: true
  /** The module of the page's content, if it differs from the page's own module. */
  data?: string
  /** Set for one of hundreds of similar pages: an operation of the reference, or an error code. Another page lists them. */
  entry?: 'operation' | 'error'
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
  ...ERROR_CODES.map(
    (code): DocsPlace => ({
      path: errorHelpPath(code),
      module: 'features/docs/errors/ErrorPage.tsx',
      title: code,
      lead: `Status ${errorIndex[code].statuses}. ${errorHelp[code].en.happened}`,
      entry: 'error',
    }),
  ),
  {
    path: paths.docsTestValues,
    module: 'features/docs/DocsTestValuesPage.tsx',
    ...textsOf(testValues.en),
    sandboxOnly: true,
  },
  { path: paths.docsClient, module: 'features/docs/client/ClientPage.tsx', ...textsOf(docsClient.en) },
  { path: paths.docsChangelog, module: 'features/docs/changelog/ChangelogPage.tsx', ...textsOf(docsChangelog.en) },
  ...RELEASES.map(
    ({ version, date }): DocsPlace => ({
      path: releasePath(version),
      module: 'features/docs/changelog/ReleasePage.tsx',
      title: docsChangelog.en.version(version),
      lead: `The changes in version ${version} of the contract, ${date ? `released on ${date}` : 'which is not released yet'}.`,
    }),
  ),
  { path: paths.docsReference, module: 'features/docs/reference/ReferencePage.tsx', ...textsOf(docsReference.en) },
  ...TAGS.flatMap(tagPlaces),
]

/** Returns the pages of a tag and of its operations. */
function tagPlaces(tag: TagName): DocsPlace[] {
  const module = 'features/docs/reference/TagPages.tsx'
  const data = referenceModule(tag)
  const title = docsReference.en.tags[tag]
  const operations = Object.entries(operationIndex).filter(([, operation]) => operation.tag === tag)
  return [
    {
      path: referenceTagPath(tag),
      module,
      data,
      title,
      lead: `The operations of the tag \`${tag}\`: ${operations.map(([, { summary }]) => summary).join(', ')}.`,
    },
    ...operations.map(
      ([id, { method, path, summary }]): DocsPlace => ({
        path: referencePath(tag, id),
        module,
        data,
        title: summary,
        lead: `\`${id}\`, ${method} ${path}: who may call it, its fields, its responses and error codes, and examples.`,
        entry: 'operation',
      }),
    ),
  ]
}

/** Keeps only the title and the lead, because the other texts of a catalogue would only add weight. */
function textsOf({ title, lead }: { title: string; lead: string }) {
  return { title, lead }
}
