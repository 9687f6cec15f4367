import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { metricsReader, mountMetrics } from '#api/http/monitoring/metrics.ts'
import { Metrics } from '#api/kernel/platform/metrics.ts'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import { testApp } from '#api/testing/app.ts'
import { PROMTOOL, requireProgram } from '../../../tools/programs.ts'
import { ClockWatch } from './clock-watch.ts'
import { waitingWork } from './waiting-work.ts'

interface Rule {
  alert?: string
  record?: string
  expr: string
  annotations?: { summary: string; runbook: string }
}
interface RuleTest {
  alert_rule_test?: { alertname: string; exp_alerts?: unknown[] }[]
}

const run = promisify(execFile)
const inDocs = (name: string) => fileURLToPath(new URL(`docs/${name}`, PROJECT_ROOT))
const read = (name: string) => readFileSync(inDocs(name), 'utf8')
const FILES = ['alerts', 'objectives']
const rules: Rule[] = FILES.flatMap(file => parse(read(`monitoring/${file}.yaml`)).groups[0].rules)
const alerts = rules.flatMap(({ alert, annotations }) => (alert && annotations ? [{ alert, annotations }] : []))
const tests: RuleTest[] = FILES.flatMap(file => parse(read(`monitoring/${file}.test.yaml`)).tests)
const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(read('monitoring/dashboard.json'))

const { app, database, deps } = await testApp()
afterAll(() => database.close())
let promtool: string
beforeAll(async () => {
  promtool = await requireProgram(PROMTOOL)
}, 120_000)

/** Returns the names of all metrics of a process that has done a little of everything. */
async function exposedNames(): Promise<Set<string>> {
  const metrics = new Metrics()
  metrics.recordRequest('getWallet', 500, 3)
  metrics.recordError('getWallet', 'UNKNOWN_ERROR')
  metrics.recordProviderCall('wathq', 'timeout', 3)
  metrics.recordJob('messages', true)
  const connections = () => ({ busy: 0, idle: 1, waiting: 0 })
  const replica = { problem: undefined, lagSeconds: 0, reads: { replica: 0, primary: 0 } }
  const watched = { replica, clockWatch: new ClockWatch(deps) }
  const read = metricsReader({ ...deps, metrics, database: { connections }, replica })
  const waiting = () => waitingWork(deps)
  mountMetrics(app, { ...deps, ...watched, read, token: undefined, mode: 'sandbox', waitingWork: waiting })
  const text = await (await app.request('/metrics')).text()
  return new Set(text.match(/^[a-z]\w+/gm))
}

/** The recording rules have a colon in their names. */
const namesIn = (expr: string) => expr.match(/\b(?:plink|process|nodejs)_\w+/g) ?? []

test('each alert fires when what it is about happens, and not before', async () => {
  const files = FILES.map(file => inDocs(`monitoring/${file}.test.yaml`))
  await expect(run(promtool, ['test', 'rules', ...files])).resolves.toBeDefined()
  const firing = tests.flatMap(each =>
    (each.alert_rule_test ?? []).filter(({ exp_alerts = [] }) => exp_alerts.length > 0),
  )
  const names = new Set(firing.map(({ alertname }) => alertname))
  expect([...names].sort()).toEqual(alerts.map(({ alert }) => alert).sort())
})

test('alerts and dashboard read metrics that the server exposes', async () => {
  const exposed = await exposedNames()
  const read = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ].flatMap(namesIn)
  expect(read.filter(name => !exposed.has(name))).toEqual([])
})

test('the objectives name operations of the contract', () => {
  const operations = new Set(
    readFileSync(new URL('openapi.yaml', PROJECT_ROOT), 'utf8').match(/(?<=operationId: )\w+/g),
  )
  const named = rules.flatMap(({ expr }) =>
    [...expr.matchAll(/operation[=!~]+"([\w|]+)"/g)].flatMap(([, list = '']) => list.split('|')),
  )
  expect(named).toContain('confirmTransfer')
  expect(named.filter(name => !operations.has(name))).toEqual([])
})

test('each alert names a section of the operations page', () => {
  const headings = read('operations.md').match(/(?<=^#+ ).*/gm) ?? []
  const anchors = headings.map(heading =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
  for (const { alert, annotations } of alerts) {
    const [page, anchor] = annotations.runbook.split('#')
    expect.soft(page, alert).toBe('docs/operations.md')
    expect.soft(anchors, alert).toContain(anchor)
  }
})
