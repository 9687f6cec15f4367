import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import { extractDataFolder } from '#api/testing/database/database.ts'

const ROOT = fileURLToPath(PROJECT_ROOT)
/** The command is the one in package.json. */
const RUN = ['--import', './api/kernel/platform/module-loading.ts', 'api/run/commands/end-access.ts']
const dataDir = mkdtempSync(join(tmpdir(), 'plink-end-access-'))
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

test('npm run end-access says how much of each it has ended, and ends nothing that is not named', () => {
  expect(run('keys', 'sessions', 'webhooks', 'members')).toEqual({
    status: 0,
    stdout: 'keys: 0 ended\nsessions: 0 ended\nwebhooks: 0 ended\nmembers: 0 ended\n',
    stderr: '',
  })
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('Name what to end.') })
  expect(run('keys', 'passwords')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('There is no passwords to end.'),
  })
})
