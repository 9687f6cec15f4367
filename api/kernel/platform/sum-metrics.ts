/** Metrics that describe a single process, and are not amounts that can be added. */
const NOT_ADDED = /^(process_start_time_seconds|process_max_fds|nodejs_version_info|nodejs_eventloop_lag_)/

interface Metric {
  header: string[]
  isCount: boolean
  series: Map<string, number>
}

/**
 * Combines the metrics of several processes into one text in the format of Prometheus: amounts are added, and of others the greatest is taken.
 * @param counted the metrics of processes that have ended, of which only the counters are kept
 */
export function sumMetrics(running: readonly string[], counted: readonly string[] = []): string {
  const metrics = new Map<string, Metric>()
  for (const text of running) for (const [name, metric] of parse(text)) add(metrics, name, metric)
  for (const text of counted) for (const [name, metric] of parse(text)) if (metric.isCount) add(metrics, name, metric)
  const lines = [...metrics.values()].flatMap(({ header, series }) => [
    ...header,
    ...[...series].map(([name, value]) => `${name} ${value}`),
  ])
  return `${lines.join('\n')}\n`
}

function parse(text: string): Map<string, Metric> {
  const metrics = new Map<string, Metric>()
  let metric: Metric | undefined
  for (const line of text.split('\n')) {
    const [, keyword, name = '', rest] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line) ?? []
    if (keyword === 'HELP') {
      metric = { header: [line], isCount: false, series: new Map() }
      metrics.set(name, metric)
    } else if (keyword === 'TYPE') {
      metric?.header.push(line)
      if (metric) metric.isCount = rest === 'counter' || rest === 'histogram'
    } else if (line) {
      const end = line.lastIndexOf(' ')
      metric?.series.set(line.slice(0, end), Number(line.slice(end + 1)))
    }
  }
  return metrics
}

function add(metrics: Map<string, Metric>, name: string, { header, isCount, series }: Metric): void {
  const sum = metrics.get(name) ?? { header, isCount, series: new Map<string, number>() }
  metrics.set(name, sum)
  for (const [key, value] of series) {
    const before = sum.series.get(key)
    sum.series.set(key, before === undefined ? value : NOT_ADDED.test(name) ? Math.max(before, value) : before + value)
  }
}
