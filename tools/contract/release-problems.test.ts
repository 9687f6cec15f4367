import { expect, test } from 'vitest'
import { releaseProblems, webhookPaths } from './release-problems.ts'

const removal = { rule: 'response-property-removed', operation: 'GET /api/v1/wallet', text: 'removed `balance`' }
const same = {
  released: '0.2.0',
  current: '0.2.0',
  isChanged: false,
  breaking: [],
  named: [],
  releasedPaths: { '/api/v1/wallet': { get: { operationId: 'getWallet' } } },
}
const next = { ...same, current: '0.3.0-unreleased', isChanged: true }

type Case = [what: string, comparison: Parameters<typeof releaseProblems>[0], problems: string[]]

test.each<Case>([
  ['the release itself', same, []],
  ['a change under the version of the release', { ...same, isChanged: true }, ['differs from release 0.2.0']],
  ['a compatible change of a version to come', { ...next, current: '0.2.1-unreleased' }, []],
  [
    'a breaking change that the version does not allow',
    { ...next, current: '0.2.1-unreleased', breaking: [removal] },
    ['raise info.version'],
  ],
  [
    'a breaking change that the changelog does not name',
    { ...next, breaking: [removal] },
    ['web/features/docs/changelog/changes/0.3.0.messages.ts'],
  ],
  [
    'of another operation',
    { ...next, breaking: [removal], named: [{ operations: ['getLimits'] }] },
    ['Add it to `breaking`'],
  ],
  [
    'a removed operation that it names',
    {
      ...next,
      breaking: [{ ...removal, rule: 'api-removed-without-deprecation' }],
      named: [{ operations: ['getWallet'] }],
    },
    [],
  ],
  ['a breaking change that it names', { ...next, breaking: [removal], named: [{ operations: ['getWallet'] }] }, []],
  [
    'one that names no operation',
    { ...next, breaking: [removal], named: [{ operations: [] }] },
    ['Add it to `breaking`'],
  ],
  [
    'a breaking change of a webhook that it names',
    {
      ...next,
      breaking: [{ ...removal, operation: 'POST webhook:event' }],
      named: [{ operations: ['receiveEvent'] }],
      releasedPaths: webhookPaths({ event: { post: { operationId: 'receiveEvent' } } }),
    },
    [],
  ],
  [
    'a release that is cut',
    { ...next, current: '0.3.0', breaking: [removal], named: [{ operations: ['getWallet'] }] },
    [],
  ],
])('%s', (_what, comparison, problems) => {
  expect(releaseProblems(comparison)).toEqual(problems.map(problem => expect.stringContaining(problem)))
})
