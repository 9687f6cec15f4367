// `npm test`: everything, in stages. The last line is the sum.
import { chromium } from './chromium.ts'
import { type Count, countPlaywright, countVitest } from './test-results.ts'
import { endStages, runStage, type Stage } from './test-stage.ts'

const TIDYING_MILLISECONDS = 2000

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
browser.catch(error => console.info(`  ✗ ${error.message}`))
const inChromium = async () => ({ CHROMIUM_PATH: await browser })

const journeys: Stage = {
  name: 'browser journeys',
  command: ['playwright', 'test', '--reporter=list,json'],
  // Playwright's workers have FORCE_COLOR, and Node warns of both.
  env: { NO_COLOR: '' },
  reportVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
  count: countPlaywright,
  prepare: inChromium,
}

const npm = (name: string, script: string): Stage => ({ name, command: ['npm', 'run', '--silent', script] })

/** Two at a time, each as soon as another is done. */
const SIDE_BY_SIDE: Stage[] = [
  { ...npm('lint', 'lint'), env: { REDOCLY_TELEMETRY: 'off' } },
  npm('types', 'typecheck'),
  vitest('units, and the server on PGlite', ['domain', 'web', 'tools', 'api'], { TEST_DB: 'pglite' }),
  vitest('the server on Postgres', ['api'], { TEST_DB: 'postgres' }),
  vitest('contract', ['contract'], { TEST_DB: 'pglite' }),
  { ...vitest('components', ['components']), prepare: inChromium },
  npm('web build', 'build'),
]

// A terminal sends Ctrl-C to the stages as well; a second one would keep them from tidying up.
process.on('SIGINT', () => setTimeout(stop, TIDYING_MILLISECONDS))
process.on('SIGTERM', stop)

function stop(): void {
  endStages()
  process.exit(130)
}

const counts: Count[] = []
async function lane(): Promise<void> {
  for (let stage = SIDE_BY_SIDE.shift(); stage; stage = SIDE_BY_SIDE.shift()) counts.push(await runStage(stage))
}
await Promise.all([lane(), lane()])
// By themselves, because they watch the clock.
counts.push(await runStage(journeys))

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.info(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
