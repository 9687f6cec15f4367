import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { countTests, runStage, type Stage } from './test-stage.ts'

const folder = mkdtempSync(join(tmpdir(), 'plink-results-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function report(...suites: string[]): string {
  const path = join(folder, 'report.xml')
  writeFileSync(path, `<testsuites name="all" tests="99" failures="9">${suites.join('')}</testsuites>`)
  return path
}
const suite = (tests: number, failures: number, skipped = 0, errors = 0) =>
  `<testsuite name="a &gt; b" tests="${tests}" failures="${failures}" skipped="${skipped}" errors="${errors}"></testsuite>`

describe('the sum of the tests', () => {
  test('adds up the files of a report without the skipped tests', () => {
    expect(countTests(report(suite(3, 1), suite(5, 0, 1)), 1)).toEqual({ passed: 6, failed: 1 })
  })

  test('counts errors outside of tests as failures', () => {
    expect(countTests(report(suite(3, 1, 0, 1)), 1)).toEqual({ passed: 1, failed: 2 })
  })

  test('is a failure without a test or after an error', () => {
    expect(countTests(report(), 0)).toEqual({ passed: 0, failed: 1 })
    expect(countTests(join(folder, 'missing.xml'), 0)).toEqual({ passed: 0, failed: 1 })
    expect(countTests(report(suite(3, 0)), 1)).toEqual({ passed: 3, failed: 1 })
    expect(countTests(report(suite(3, 0)), null)).toEqual({ passed: 3, failed: 1 })
    expect(countTests(report(suite(3, 0)), 0)).toEqual({ passed: 3, failed: 0 })
  })

  test('counts a stage without tests as one test', () => {
    expect(countTests(undefined, 0)).toEqual({ passed: 1, failed: 0 })
    expect(countTests(undefined, 2)).toEqual({ passed: 0, failed: 1 })
  })
})

describe('a stage', () => {
  const printed = async (script: string, more?: Partial<Stage>) => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    const outcome = await runStage({ name: 'stage', command: [process.execPath, '-e', script], ...more })
    const lines = info.mock.calls.join('\n')
    info.mockRestore()
    return { ...outcome, lines }
  }

  test('shows its output only when it fails', async () => {
    const passing = await printed('console.log("detail")')
    expect(passing).toMatchObject({ passed: 1, failed: 0 })
    expect(passing.lines).not.toContain('detail')
    const failing = await printed('console.error("detail"); process.exitCode = 3')
    expect(failing).toMatchObject({ passed: 0, failed: 1 })
    expect(failing.lines).toContain('detail')
  })

  test('fails with the reason when something that it needs is missing', async () => {
    const needs = Promise.reject(new Error('there is no browser'))
    expect(await printed('', { needs: [needs] })).toMatchObject({
      failed: 1,
      lines: expect.stringContaining('there is no browser'),
    })
  })

  test('fails after its time limit, even if a process that it started keeps running', async () => {
    const orphan = 'setTimeout(() => {}, 10_000)'
    const script = `require('node:child_process').spawn(process.execPath, ['-e', '${orphan}'], { stdio: 'inherit' })
      console.log('detail')`
    const stuck = await printed(script, { limitMilliseconds: 1000 })
    expect(stuck).toMatchObject({ passed: 0, failed: 1 })
    expect(stuck.lines).toContain('ran for more than 1 s')
    expect(stuck.lines).toContain('detail')
  })
})
