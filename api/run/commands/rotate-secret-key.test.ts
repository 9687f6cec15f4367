import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import { extractDataFolder } from '#api/testing/database/database.ts'

const ROOT = fileURLToPath(PROJECT_ROOT)
const dataDir = mkdtempSync(join(tmpdir(), 'plink-rotate-'))
beforeAll(() => extractDataFolder('seeded', dataDir))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

function rotate(keys: Record<string, string>) {
  const command = ['--import', './api/kernel/platform/module-loading.ts', 'api/run/commands/rotate-secret-key.ts']
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...keys }
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, env, encoding: 'utf8' })
  return { status, stderr }
}

const [FIRST, SECOND] = ['the first key of an operator, long enough', 'the second key of an operator, long enough']

test('the key of the sandbox is replaced by one of the operator, and that by another', () => {
  expect(rotate({ SECRET_KEY: FIRST })).toMatchObject({ status: 0, stderr: expect.stringMatching(/^[1-9]\d* rows/) })
  expect(rotate({ SECRET_KEY: FIRST })).toMatchObject({ status: 0, stderr: expect.stringMatching(/^0 rows/) })
  expect(rotate({ SECRET_KEY: SECOND })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('SECRET_KEY is not'),
  })
  const keys = { SECRET_KEY: SECOND, SECRET_KEY_PREVIOUS: FIRST }
  expect(rotate(keys)).toMatchObject({
    status: 0,
    stderr: expect.stringMatching(/^[1-9]\d* rows.*\nKeep SECRET_KEY_PREVIOUS/),
  })
})

test('with the settings of before, it reports that no key was replaced', () => {
  const { status, stderr } = rotate({ SECRET_KEY: SECOND })
  expect(status).toBe(0)
  expect(stderr).toContain('SECRET_KEY_PREVIOUS is not set. If you mean to replace a key')
  expect(stderr).not.toContain('Keep SECRET_KEY_PREVIOUS')
})
