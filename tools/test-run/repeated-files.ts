import type { TestResult } from './test-events.ts'

/** More failing files than this are no coincidence. */
const MAX_REPEATED_FILES = 5
/** This many tests may fail first and then pass. With one more, the run fails. */
const MAX_FLAKY = 2
/** An occasional failure of these tests is a fault too. */
const NEVER_REPEATED =
  /\b(races?|at once|twice|ledger|idempoten\w*|security|access|strangers?|credentials|invariants)\b/i

/** Returns the files to run once more. The list is empty if one failure is of a kind that is never repeated, or if there are too many. */
export function filesToRepeat(failures: TestResult[]): TestResult[][] {
  if (failures.some(({ file, name }) => NEVER_REPEATED.test(`${file} ${name}`))) return []
  const files = [...Map.groupBy(failures, ({ file, project }) => `${project} ${file}`).values()]
  return files.length <= MAX_REPEATED_FILES ? files : []
}

/** Returns the total of a run in which these tests failed first and passed when their file ran alone. */
export function totalWithFlaky(
  { passed, failed }: { passed: number; failed: number },
  flaky: TestResult[],
): { passed: number; failed: number } {
  if (flaky.length > MAX_FLAKY) return { passed, failed }
  return { passed: passed + flaky.length, failed: failed - flaky.length }
}

/** Returns a line for each: the test with the first line of its failure. */
export const describeFlaky = (flaky: TestResult[]): string[] =>
  flaky.map(({ file, name, error = '' }) => `flaky: ${file} > ${name}: ${error.split('\n')[0]}`)
