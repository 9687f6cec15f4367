import { fileURLToPath } from 'node:url'
import { CHROMIUM } from '../chromium.ts'
import { PHP, PROMTOOL, type Program, PYTHON, SYSTEMD_ANALYZE, XMLLINT } from '../programs.ts'

/** A part of the tests that one command runs. */
export interface Area {
  name: string
  /** The program and its arguments. */
  command: string[]
  env?: Record<string, string>
  /** Whether the command reports its tests. Otherwise the area counts as one test, which passes if the exit code is 0. */
  hasTests: boolean
  /** The CPU time of the whole process tree, measured in the gate and with everything. */
  cpuSeconds: { gate: number; all: number }
  /** Whether it runs only when no other area does. */
  isAlone?: boolean
  /** The programs that it needs and npm does not provide. */
  programs?: Program[]
  /** The command starts when all of them resolve. If one rejects, the area fails. */
  needs?: Promise<unknown>[]
}

interface Selection {
  /** Whether everything runs instead of the gate. */
  isAll: boolean
  /** A part of the tests, such as `1/4`. */
  shard?: string | undefined
}

const reporter = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const VITEST_REPORTER = reporter('vitest-reporter.ts')
const BOTH_SIDES_REPORTER = reporter('../../contract-tests/both-sides-reporter.ts')
const PLAYWRIGHT_REPORTER = reporter('playwright-reporter.ts')

const ON_POSTGRES = { TEST_DB: 'postgres' }

/** Returns the areas in the order of their start: the short ones that fail most often, then the longest. */
export function areasOf({ isAll, shard }: Selection): Area[] {
  const gate: Record<string, string> = isAll ? {} : { TEST_GATE: '1' }
  const shardArguments = shard ? [`--shard=${shard}`] : []

  const npm = (name: string, script: string, cpuSeconds: Area['cpuSeconds'], env?: Record<string, string>): Area => ({
    name,
    command: ['npm', 'run', '--silent', script],
    env,
    hasTests: false,
    cpuSeconds,
  })
  const vitest = (name: string, projects: string[], more: Omit<Partial<Area>, 'name'> & Pick<Area, 'cpuSeconds'>) => ({
    name,
    hasTests: true,
    command: vitestCommand(projects, shardArguments),
    ...more,
    env: { TEST_DB: 'pglite', ...gate, ...more.env },
  })

  const commands = [
    npm('types', 'typecheck', { gate: 60, all: 60 }),
    npm('lint', 'lint', { gate: 80, all: 80 }, { REDOCLY_TELEMETRY: 'off' }),
    npm('build', 'build', { gate: 100, all: 100 }),
  ]
  const tests: Area[] = [
    vitest('units', ['domain', 'web'], { cpuSeconds: { gate: 40, all: 40 } }),
    vitest('screens', ['screens'], {
      cpuSeconds: { gate: 420, all: 1400 },
      // This is one long file, which selects its share itself.
      command: vitestCommand(['screens'], []),
      // The React that customers get takes half the time. `npm run test:all` also reports the warnings of the other one, as the components do.
      env: { ...(!isAll && { NODE_ENV: 'production' }), ...(shard && { TEST_SHARD: shard }) },
      programs: [CHROMIUM],
    }),
    vitest('postgres', ['api'], { cpuSeconds: { gate: 780, all: 850 }, env: ON_POSTGRES, programs: [XMLLINT] }),
    // The contract has no rules that depend on the database, and Postgres needs two thirds of the CPU of PGlite.
    vitest('contract', ['contract', 'hooks'], {
      command: vitestCommand(['contract', 'hooks'], [`--reporter=${BOTH_SIDES_REPORTER}`, ...shardArguments]),
      cpuSeconds: { gate: 750, all: 2600 },
      env: ON_POSTGRES,
      programs: [CHROMIUM],
    }),
    vitest('server', ['api', 'tools'], {
      cpuSeconds: { gate: 300, all: 900 },
      programs: [PROMTOOL, SYSTEMD_ANALYZE, ...(isAll ? [XMLLINT] : [])],
    }),
    vitest('components', ['components'], { cpuSeconds: { gate: 600, all: 600 }, programs: [CHROMIUM] }),
    {
      name: 'browser',
      command: ['playwright', 'test', `--reporter=list,${PLAYWRIGHT_REPORTER}`, ...shardArguments],
      // Playwright's workers have FORCE_COLOR, and Node warns if both are set.
      env: { NO_COLOR: '', ...gate },
      hasTests: true,
      cpuSeconds: { gate: 260, all: 1100 },
      programs: [CHROMIUM],
    },
    vitest('processes', ['processes', 'processes-postgres'], {
      cpuSeconds: { gate: 140, all: 300 },
      programs: isAll ? [PYTHON, PHP] : [],
      isAlone: true,
    }),
  ]
  // Commands without tests cannot be divided.
  return shard && !shard.startsWith('1/') ? tests : [...commands, ...tests]
}

/** Returns the command of the area for one file of tests. */
export const commandForFile = ({ name, command }: Area, file: string, project: string): string[] =>
  name === 'browser' ? [...command, file] : vitestCommand([project], [file])

const vitestCommand = (projects: string[], more: string[]) => [
  'vitest',
  'run',
  ...projects.flatMap(project => ['--project', project]),
  '--reporter=dot',
  `--reporter=${VITEST_REPORTER}`,
  ...more,
]
