// `npm test`: everything, in stages. The last line is the sum.
import { chromium } from './chromium.ts'
import { countPlaywright, countVitest } from './test-results.ts'
import { endStages, runStage, type Stage } from './test-stage.ts'

const vitest = (name: string, projects: string[], env: Record<string, string> = {}): Stage => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.flatMap(project => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    '--outputFile.json={report}',
  ],
  env,
  count: countVitest,
})

// Asked for at once, because installing it may take a minute.
const browser = chromium()
browser.catch(() => {})

const journeys: Stage = {
  name: 'browser journeys',
  command: ['playwright', 'test', '--reporter=list,json'],
  reportVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
  count: countPlaywright,
  prepare: async () => ({ CHROMIUM_PATH: await browser }),
}

/** One after the other; the stages within one run side by side. */
const STEPS: Stage[][] = [
  [
    { name: 'lint', command: ['npm', 'run', '--silent', 'lint'], env: { REDOCLY_TELEMETRY: 'off' } },
    { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
    { name: 'web build', command: ['npm', 'run', '--silent', 'build'] },
  ],
  [
    vitest('units, and the server on PGlite', ['domain', 'web', 'tools', 'api'], { TEST_DB: 'pglite' }),
    vitest('the server on Postgres', ['api'], { TEST_DB: 'postgres' }),
  ],
  [vitest('contract', ['contract'], { TEST_DB: 'pglite' })],
  [journeys],
]

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endStages(signal)
    process.exit(130)
  })
}

let passed = 0
let failed = 0
for (const stages of STEPS) {
  for (const count of await Promise.all(stages.map(runStage))) {
    passed += count.passed
    failed += count.failed
  }
}
console.info(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
