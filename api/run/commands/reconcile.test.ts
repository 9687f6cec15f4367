import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import { extractDataFolder } from '#api/testing/database/database.ts'
import { lineOf, reportOf, statementOf } from '#api/testing/money/reconciliation.ts'

const ROOT = fileURLToPath(PROJECT_ROOT)
/** The command is the one in package.json. */
const RUN = ['--import', './api/kernel/platform/module-loading.ts', 'api/run/commands/reconcile.ts']
const dataDir = mkdtempSync(join(tmpdir(), 'plink-reconcile-'))
beforeAll(() => extractDataFolder('empty', dataDir))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

function run(...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  const { status, stdout, stderr } = spawnSync(process.execPath, [...RUN, ...args], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const DAY = '2026-01-04'

function file(name: string, content: string): string {
  const path = join(dataDir, name)
  writeFileSync(path, content)
  return path
}

test('npm run reconcile imports files, once, and names what is refused', () => {
  const report = file('cards.csv', reportOf(DAY, [lineOf('payment', DAY, 'card-1', 20_00)]))
  const statement = file('bank.xml', statementOf(DAY, {}))
  const imported = run(report, statement)
  expect(imported).toMatchObject({ status: 0, stderr: '' })
  expect(imported.stdout).toContain(`cards ${DAY}, 1 lines. Open differences of this source: 1`)
  expect(imported.stdout).toContain(`bank ${DAY}, 0 lines. Open differences of this source: 0`)
  const again = run(statement, file('letter.txt', 'Dear customer'))
  expect(again).toMatchObject({ status: 1, stdout: expect.stringContaining('imported before') })
  expect(again.stderr).toContain('RECONCILIATION_FILE_INVALID: not_readable')
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run reconcile') })
})
