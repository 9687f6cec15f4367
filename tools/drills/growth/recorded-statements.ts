import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OF_TESTS } from './exceptions.ts'
import type { RecordedStatement } from './explain.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const RUN = 'node_modules/vitest/vitest.mjs run --project=contract --project=api --silent --reporter=dot'.split(' ')
/** The tests of every scenario of the contract, and of work without a request. */
const TESTS = ['contract-tests/scenarios', 'api/run/jobs', 'api/money']

/**
 * Returns the product's statements, from tests on small databases. A test may fail, because only the sent statements count. `STATEMENTS` names a
 * file that keeps them for the next run.
 */
export function recordedStatements(postgresUrl: string): RecordedStatement[] {
  const folder = mkdtempSync(join(tmpdir(), 'plink-statements-'))
  const file = process.env.STATEMENTS ?? join(folder, 'statements')
  if (!existsSync(file)) record(file, postgresUrl)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  rmSync(folder, { recursive: true })
  const recorded = lines.map((line): RecordedStatement => JSON.parse(line))
  const statements = recorded.map(({ text, values }) => ({ text: inLiveMode(text), values }))
  const byText = new Map(statements.map(each => [onOneLine(each.text), each]))
  return [...byText].flatMap(([text, each]) => (isOfProduct(text) ? [each] : []))
}

function record(file: string, postgresUrl: string): void {
  const env = {
    ...process.env,
    TEST_DB: 'postgres',
    TEST_DATABASE_URL: postgresUrl,
    RECORDED_STATEMENTS: file,
    NODE_OPTIONS: `--import ${new URL('./record-statements.ts', import.meta.url).href}`,
  }
  spawnSync(process.execPath, [...RUN, ...TESTS], { cwd: ROOT, env, stdio: 'ignore' })
}

/** Removes the offset for test businesses whose time is ahead of ours, which live mode does not add. */
const inLiveMode = (text: string): string =>
  text
    .replaceAll(
      / - coalesce\(\(select "sandbox_businesses"\."milliseconds_ahead" [\s\S]*? \* interval '1 millisecond'/g,
      '',
    )
    .replaceAll(/case when "transfers"\."claimed_by" is not null then ("transfers"\."due_at") else \1 end/g, '$1')

const isOfProduct = (text: string): boolean =>
  /^(select|insert|update|delete|with)\b/i.test(text) && !OF_TESTS.some(each => each.test(text))

export const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').replace(/;? ?$/, '').trim()
