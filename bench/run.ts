// `npm run bench` measures every quick section, or the named sections, and fails if a figure is worse than in the baseline. `--save-baseline` writes
// the figures to the baseline and keeps those of this machine that were not measured. `--baseline FILE` chooses another file than the committed one.
// `--short` runs each section for a moment and compares nothing: it shows that the sections work.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Baseline, type Figure, isRegression, machine, table } from './report.ts'
import { SECTIONS } from './sections.ts'

/** Sections that take minutes run only when they are named. */
const ONLY_WHEN_NAMED = new Set(['transfers', 'statements', 'traces'])

/** The share of the time of all cores that must be idle. */
const IDLE_SHARE = 0.8

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Whether other programs leave the processors idle. On a busy machine even a second of CPU does less work. */
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

/**
 * Measures a section. If it seems to have regressed, it is measured again, and only the second result counts. A section that fails has no figures.
 */
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
    short: { type: 'boolean', default: false },
  },
})
const unknown = positionals.filter(name => !(name in SECTIONS))
if (unknown.length > 0) {
  console.error(`Unknown section: ${unknown.join(', ')}. Choose from: ${Object.keys(SECTIONS).join(', ')}`)
  process.exit(1)
}
if (options.short && options['save-baseline']) {
  console.error('--short measures nothing that a baseline could keep.')
  process.exit(1)
}
if (options.short) process.env.BENCH_SHORT = '1'
const names = Object.keys(SECTIONS).filter(name =>
  positionals.length === 0 ? !ONLY_WHEN_NAMED.has(name) : positionals.includes(name),
)

const baseline: Baseline | undefined =
  existsSync(options.baseline) && !options.short ? JSON.parse(readFileSync(options.baseline, 'utf8')) : undefined
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
