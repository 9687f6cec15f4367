import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { countPlaywright, countVitest, settle } from './test-results.ts'

const folder = mkdtempSync(join(tmpdir(), 'plink-results-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function report(content: object): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

describe('the sum of the tests', () => {
  test('counts a file that breaks before its first test', async () => {
    const testResults = [
      { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ]
    const path = report({ numPassedTests: 2, numFailedTests: 1, testResults })
    expect(await countVitest(path)).toEqual({ passed: 2, failed: 2 })
  })

  test('counts journeys that pass only when repeated, and errors outside of them, as failures', async () => {
    const path = report({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] })
    expect(await countPlaywright(path)).toEqual({ passed: 5, failed: 3 })
  })

  test('never takes for a success what ran no test or ended in an error', () => {
    expect(settle({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 })
    expect(settle({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 })
    expect(settle({ passed: 3, failed: 0 }, null)).toEqual({ passed: 3, failed: 1 })
    expect(settle({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 })
    expect(settle({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 })
  })

  test('takes a stage without tests of its own for one test', () => {
    expect(settle(undefined, 0)).toEqual({ passed: 1, failed: 0 })
    expect(settle(undefined, 2)).toEqual({ passed: 0, failed: 1 })
  })
})
