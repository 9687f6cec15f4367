import { docsErrors } from '#web/features/docs/errors/docs-errors.messages.ts'
import { docsSearch } from '#web/features/docs/search/docs-search.messages.ts'
import { clientState, fill, label, press, type Screen } from '#web/mock/screen-definition.ts'
import { errorHelpPath, paths, referencePath, referenceTagPath, releasePath } from '#web/paths.ts'

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
    clientStates: [
      clientState('filtered', {
        steps: [
          fill(
            label(docsErrors, t => t.filter),
            'PHONE_DUPLICATE',
          ),
        ],
      }),
    ],
  },
  { id: 'docsError', path: errorHelpPath('PHONE_DUPLICATE') },
  { id: 'docsErrorOfManyOperations', path: errorHelpPath('RATE_LIMITED') },
  { id: 'docsErrorUnknown', path: errorHelpPath('NO_SUCH_CODE') },
  { id: 'docsTestValues', path: paths.docsTestValues },
  {
    id: 'docsConventions',
    path: paths.docsConventions,
    // On the mock, which has no index.
    clientStates: [clientState('search', { steps: [press(label(docsSearch, t => t.search))] })],
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
