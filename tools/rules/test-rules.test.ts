import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The common time-out of `expect.poll`, elements and journeys. */
const SHARED_LIMIT_MILLISECONDS = 15_000

const TESTS = '{api,arazzo,bench,client,contract-tests,domain,e2e,tools,web}/**/*.{test.ts,test.tsx,spec.ts}'
/** The files that the tests of a folder share. */
const SUPPORT = '{api/testing,contract-tests,e2e/support,web/testing}/**/*.{ts,tsx}'
const paths = new Set([TESTS, SUPPORT].flatMap(pattern => globSync(pattern, { exclude: isForeign })))
const sources = [...paths].map(path => ({ path, text: readFileSync(path, 'utf8') }))

interface Line {
  path: string
  line: string
  /** The text of the whole file. */
  text: string
}

const rules: [name: string, isBroken: (place: Line) => boolean][] = [
  ['draws no value', ({ line }) => /\bMath\.random\(/.test(line)],
  [
    'takes the seed of a property from propertyRuns, or in domain from its setup',
    ({ path, line, text }) =>
      line.includes('fc.assert(') && !path.startsWith('domain/') && !text.includes('propertyRuns('),
  ],
  ['does not sleep', ({ line }) => /\bsleep\(|waitForTimeout\(|setTimeout\(resolve/.test(line)],
  ['asserts no duration', ({ line }) => /expect\([^)]*(performance|Date)\.now\(\)/.test(line)],
  [
    'waits no shorter than the shared limit',
    ({ line }) => limitsIn(line).some(limit => limit < SHARED_LIMIT_MILLISECONDS),
  ],
]

/** CONTRIBUTING explains each rule and the alternative. */
test.each(rules)('no test breaks the rule: it %s', (_name, isBroken) => {
  const broken = sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (isBroken({ path, line, text }) ? `${path}:${index + 1} ${line.trim()}` : [])),
  )
  expect(broken).toEqual([])
})

/** The browser may become idle at once, so that limit is not counted. */
const limitsIn = (line: string) =>
  [...line.replace(/requestIdleCallback.*/, '').matchAll(/\b(?:timeout|testTimeout|hookTimeout): (\d[\d_]*)/g)].map(
    ([, limit = '']) => Number(limit.replaceAll('_', '')),
  )

function isForeign(path: string): boolean {
  return path.endsWith('node_modules')
}
