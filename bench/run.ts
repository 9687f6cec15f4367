// `npm run bench`: measures everything that is quick, or the named sections, and fails if a figure has become worse than in the baseline.
// `--save-baseline` writes the figures to the baseline and keeps those of this machine that were not measured. `--baseline FILE` chooses another file than the committed one.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Baseline, type Figure, isRegression, machine, table } from './report.ts'

/** The module of a section is loaded only when it runs. */
const SECTIONS: Record<string, () => Promise<Figure[]>> = {
  install: async () => (await import('./install.ts')).measureInstall(),
  'start-up': async () => (await import('./start-up.ts')).measureStartUp(),
  paint: async () => (await import('./paint.ts')).measurePaint(),
  sizes: async () => (await import('./sizes.ts')).measureSizes(),
  http: async () => {
    installPeers()
    return (await import('./http/measure.ts')).measureHttp()
  },
  'sign-in': async () => {
    installPeers()
    return (await import('./sign-in/measure.ts')).measureSignIn()
  },
  'honest-customer': async () => (await import('./sign-in/honest-customer.ts')).measureHonestCustomer(),
  enumeration: async () => (await import('./enumeration.ts')).measureEnumeration(),
  wallet: async () => (await import('./wallet/rates.ts')).measureRates(),
  traces: async () => (await import('./wallet/traces.ts')).measureTraces(),
  exports: async () => (await import('./wallet/exports.ts')).measureExports(),
  statements: async () => (await import('./wallet/statements.ts')).measureStatements(),
  crowd: async () => (await import('./wallet/crowd.ts')).measureCrowd(),
  transfers: async () => (await import('./transfers/measure.ts')).measureTransfers(),
  transactions: async () => (await import('./wallet/pages.ts')).measurePages(),
}

/** Sections that take minutes run only when they are named. */
const ONLY_WHEN_NAMED = new Set(['transfers', 'statements', 'traces'])

/** Of the time of all cores. */
const IDLE_SHARE = 0.8

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Installs the peers and the load generator on first use, and again when the lock file changes. */
function installPeers(): void {
  if (changedAt('node_modules/.package-lock.json') > changedAt('package-lock.json')) return
  console.error('… installing the peers')
  const { status } = spawnSync('npm', ['ci'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm ci failed in bench/')
}

const changedAt = (path: string) => statSync(`${folder}/${path}`, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Whether other programs leave the processors free. On a busy machine even a second of CPU does less. */
async function isIdle(): Promise<boolean> {
  const before = cpuTimes()
  await sleep(1000)
  const after = cpuTimes()
  return (after.idle - before.idle) / (after.all - before.all) >= IDLE_SHARE
}

function cpuTimes(): { idle: number; all: number } {
  const times = cpus().map(core => core.times)
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap(each => Object.values(each))) }
}

/** Measures a section. What seems to have regressed is measured again, and only the second result counts. One that fails has no figures. */
async function measure(name: string, isWorse: (figure: Figure) => boolean): Promise<Figure[]> {
  console.error(`… ${name}`)
  try {
    const figures = await SECTIONS[name]!()
    if (!figures.some(isWorse)) return figures
    console.error(`… ${name} again, because a figure has become worse`)
    return await SECTIONS[name]!()
  } catch (error) {
    console.error(error)
    failed.push(name)
    return []
  }
}

const failed: string[] = []

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    baseline: { type: 'string', default: `${folder}/baseline.json` },
    'save-baseline': { type: 'boolean', default: false },
  },
})
const unknown = positionals.filter(name => !(name in SECTIONS))
if (unknown.length > 0) {
  console.error(`Unknown section: ${unknown.join(', ')}. Choose from: ${Object.keys(SECTIONS).join(', ')}`)
  process.exit(1)
}
const names = Object.keys(SECTIONS).filter(name =>
  positionals.length === 0 ? !ONLY_WHEN_NAMED.has(name) : positionals.includes(name),
)

const baseline: Baseline | undefined = existsSync(options.baseline)
  ? JSON.parse(readFileSync(options.baseline, 'utf8'))
  : undefined
const idle = await isIdle()
if (!idle) console.error('Other programs keep this machine busy, so only figures that never vary are compared.')
const isComparable = idle && baseline?.machine === machine()
const isWorse = (figure: Figure) =>
  baseline !== undefined && !options['save-baseline'] && isRegression(figure, baseline, isComparable)
const date = new Date().toISOString().slice(0, 10)

const started = performance.now()
const figures: Figure[] = []
for (const name of names) figures.push(...(await measure(name, isWorse)))
console.log(`Measured on ${machine()}, Node ${process.version}, ${date}\n`)
console.log(table(figures, baseline))
console.error(`\nTook ${Math.round((performance.now() - started) / 1000)} s.`)

if (options['save-baseline'] && failed.length === 0) {
  const isMeasured = ({ name, peer }: Figure) => figures.some(each => each.name === name && each.peer === peer)
  const kept = baseline?.machine === machine() ? baseline.figures.filter(figure => !isMeasured(figure)) : []
  const written = { machine: machine(), date, figures: [...kept, ...figures] }
  writeFileSync(options.baseline, `${JSON.stringify(written, null, 2)}\n`)
}
const worse = figures.filter(isWorse).map(({ name, peer }) => `\n- ${name}${peer ? `, against ${peer}` : ''}`)
if (worse.length > 0) console.error(`\nWorse than in the baseline:${worse.join('')}`)
if (failed.length > 0) console.error(`\nNot measured: ${failed.join(', ')}. The errors are above.`)
process.exit(worse.length + failed.length > 0 ? 1 : 0)
