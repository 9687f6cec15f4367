import { cpus, totalmem } from 'node:os'

/** A measured number: a row of the table. */
export interface Figure {
  /** Together with the peer, it identifies the figure in the baseline. */
  name: string
  value: number
  /** The difference that is expected between repetitions, as this run has measured it. Zero for fixed values, such as sizes. */
  noise: number
  unit: Unit
  better: 'lower' | 'higher'
  /** The peer of which the value is a multiple. */
  peer?: string
  budget?: number
}

/** An earlier run to compare with. */
export interface Baseline {
  machine: string
  /** The date in ISO 8601. */
  date: string
  figures: Figure[]
}

/** The number of decimals that are shown. */
const DECIMALS = { s: 2, ms: 1, µs: 1, kB: 1, MB: 1, packages: 0, times: 2, 'per second': 0, score: 3 }
type Unit = keyof typeof DECIMALS

/** A change by a smaller share is never a regression. Varying values differ more between runs than within a run. */
const NEGLIGIBLE = { fixed: 0.02, varying: 0.05 }

/** Returns the median of several rounds. The noise is their interquartile range. */
export function ofRounds(values: number[]): Pick<Figure, 'value' | 'noise'> {
  return { value: median(values), noise: quantile(values, 0.75) - quantile(values, 0.25) }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Returns the value that this share of the values does not exceed. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1]!
}

/**
 * Returns the value that this share of the samples does not exceed. The noise is the interquartile range of the same value in five consecutive
 * parts.
 */
export function ofSamples(samples: number[], share: number): Pick<Figure, 'value' | 'noise'> {
  const length = Math.ceil(samples.length / 5)
  const parts = Array.from({ length: 5 }, (_, index) => samples.slice(index * length, (index + 1) * length))
  return { value: quantile(samples, share), noise: ofRounds(parts.map(part => quantile(part, share))).noise }
}

export function machine(): string {
  const cores = cpus()
  return `${cores[0]?.model.trim()}, ${cores.length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`
}

/**
 * Whether the figure is worse than in the baseline by more than the noise of both runs. If this machine is busy or another one, only figures
 * without noise are compared.
 */
export function isRegression(figure: Figure, baseline: Baseline, isComparable: boolean): boolean {
  const before = earlier(figure, baseline)
  if (!before || (figure.noise > 0 && !isComparable)) return false
  const worsening = figure.better === 'lower' ? figure.value - before.value : before.value - figure.value
  const negligible = figure.noise > 0 ? NEGLIGIBLE.varying : NEGLIGIBLE.fixed
  return worsening > Math.max(figure.noise + before.noise, before.value * negligible)
}

const earlier = ({ name, peer }: Figure, { figures }: Baseline) =>
  figures.find(each => each.name === name && each.peer === peer)

/** Returns a table in Markdown. */
export function table(figures: Figure[], baseline?: Baseline): string {
  const head = ['What', 'Result', 'Budget', ...(baseline ? [`Since ${baseline.date}`] : [])]
  const rows = figures.map(figure => [
    figure.name,
    result(figure),
    figure.budget === undefined ? '' : verdict(figure, figure.budget),
    ...(baseline ? [change(figure, earlier(figure, baseline))] : []),
  ])
  return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')
}

const labelOf = (unit: Unit) => (unit === 'score' ? '' : ` ${unit}`)

function result({ value, noise, unit, peer }: Figure): string {
  const decimals = DECIMALS[unit]
  const spread = noise > 0 ? ` ± ${noise.toFixed(decimals)}` : ''
  return value.toFixed(decimals) + spread + labelOf(unit) + (peer ? ` ${peer}` : '')
}

function verdict({ value, better, unit }: Figure, budget: number): string {
  const limit = `${better === 'lower' ? 'at most' : 'at least'} ${budget}${labelOf(unit)}`
  const isMet = better === 'lower' ? value <= budget : value >= budget
  return `${limit}: ${isMet ? 'met' : '**missed**'}`
}

function change({ value }: Figure, before: Figure | undefined): string {
  if (!before) return 'new'
  if (before.value === value) return 'same'
  const percent = (value / before.value - 1) * 100
  return `${percent > 0 ? '+' : ''}${percent.toFixed(1)} %`
}
