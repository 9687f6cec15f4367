import { shell } from '#web/messages/shell.ts'
import { page } from '#web/mock/control.ts'
import { clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { errorHelpPath, paths, referencePath, referenceTagPath, releasePath } from '#web/paths.ts'
import { docs } from './docs.messages.ts'
import { docsErrors } from './errors/docs-errors.messages.ts'
import { docsStart } from './quick-start/docs-start.messages.ts'
import { docsSearch } from './search/docs-search.messages.ts'

const run = (section: 'reach' | 'business' | 'wallet' | 'send' | 'verify') =>
  page.button(docs, (t, locale) => t.request.runNamed(docsStart[locale][section].title))

export const docsControls = {
  heading: page.selector('h1'),
  menu: page.button(shell, t => t.menu),
  place: (label: keyof (typeof docs)['en']['nav']) => page.link(docs, t => t.nav[label], 'exact'),
  runReach: run('reach'),
  runBusiness: run('business'),
  runWallet: run('wallet'),
  runSend: run('send'),
  runVerify: run('verify'),
  responses: page.all('figure').having(page.text(docs, () => 'JSON', 'exact')),
  filter: page.find('searchbox', docsErrors, t => t.filter),
  search: page.button(docsSearch, t => t.search),
  code: (code: string) => page.heading(docs, () => code, 'exact'),
  entry: (code: string) => page.all('listitem').link(docs, () => code, 'exact'),
  section: (name: 'happened' | 'todo' | 'operations') => page.find('region', docsErrors, t => t[name], 'exact'),
}

/** The pages of the documentation. They send requests only when their examples run. */
export const DOCS: readonly Screen[] = [
  { id: 'quickStart', path: paths.docs },
  { id: 'docsSignUp', path: paths.docsSignUp },
  { id: 'docsSignIn', path: paths.docsSignIn },
  { id: 'docsTopUps', path: paths.docsTopUps },
  { id: 'docsTransfers', path: paths.docsTransfers },
  { id: 'docsSendWithKey', path: paths.docsSendWithKey },
  {
    id: 'docsErrors',
    path: paths.docsErrors,
    clientStates: [clientState('filtered', { steps: [fill(docsControls.filter, 'PHONE_DUPLICATE')] })],
  },
  { id: 'docsError', path: errorHelpPath('PHONE_DUPLICATE') },
  { id: 'docsErrorOfManyOperations', path: errorHelpPath('RATE_LIMITED') },
  { id: 'docsErrorUnknown', path: errorHelpPath('NO_SUCH_CODE') },
  { id: 'docsTestValues', path: paths.docsTestValues },
  {
    id: 'docsConventions',
    path: paths.docsConventions,
    // On the mock, which has no index.
    clientStates: [clientState('search', { steps: [press(docsControls.search)] })],
  },
  { id: 'docsKeys', path: paths.docsKeys },
  { id: 'docsWebhooks', path: paths.docsWebhooks },
  { id: 'docsIdempotency', path: paths.docsIdempotency },
  { id: 'docsPagination', path: paths.docsPagination },
  { id: 'docsLimits', path: paths.docsLimits },
  { id: 'docsVersions', path: paths.docsVersions },
  { id: 'docsGoingLive', path: paths.docsGoingLive },
  { id: 'docsClient', path: paths.docsClient },
  { id: 'docsChangelog', path: paths.docsChangelog },
  { id: 'docsRelease', path: releasePath('0.2.0') },
  { id: 'docsReference', path: paths.docsReference },
  { id: 'docsReferenceTag', path: referenceTagPath('transfers') },
  { id: 'docsReferenceOperation', path: referencePath('transfers', 'createTransfer') },
]
