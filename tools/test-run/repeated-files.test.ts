import { describe, expect, test } from 'vitest'
import { describeFlaky, filesToRepeat, totalWithFlaky } from './repeated-files.ts'
import type { TestResult } from './test-events.ts'

const failure = (file: string, name = 'a test'): TestResult => {
  return { kind: 'test', file, project: 'api', name, state: 'failed', error: 'Error: late\n    at line 3' }
}
const failures = (count: number) => Array.from({ length: count }, (_, index) => failure(`api/${index}.test.ts`))

describe('a file that failed runs once more', () => {
  test('once, however many of its tests failed', () => {
    const two = [failure('api/a.test.ts', 'first'), failure('api/a.test.ts', 'second')]
    expect(filesToRepeat([...two, failure('web/b.test.tsx')])).toEqual([two, [failure('web/b.test.tsx')]])
  })

  test('unless more failed than chance explains', () => {
    expect(filesToRepeat(failures(5))).toHaveLength(5)
    expect(filesToRepeat(failures(6))).toEqual([])
  })

  test.each([
    failure('api/money/ledger/invariants.test.ts'),
    failure('api/http/idempotency/idempotency.test.ts'),
    failure('contract-tests/access/security-sweep.test.ts'),
    failure('contract-tests/access/member-access.test.ts'),
    failure('api/features/transfers/races.test.ts'),
    failure('api/features/transfers/confirm-transfer.test.ts', 'two confirmations at once pay one'),
  ])('but never one of races, ledger, idempotency or security: $file, $name', risky => {
    expect(filesToRepeat([failure('web/b.test.tsx'), risky])).toEqual([])
  })
})

describe('a test that failed first and passed then', () => {
  test('counts as passed, up to two in a run', () => {
    expect(totalWithFlaky({ passed: 10, failed: 3 }, failures(2))).toEqual({ passed: 12, failed: 1 })
    expect(totalWithFlaky({ passed: 10, failed: 3 }, failures(3))).toEqual({ passed: 10, failed: 3 })
  })

  test('is named with its first failure', () => {
    expect(describeFlaky([failure('api/a.test.ts')])).toEqual(['flaky: api/a.test.ts > a test: Error: late'])
  })
})
