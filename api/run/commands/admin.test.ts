import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import { extractDataFolder } from '#api/testing/database/database.ts'
import { readArguments } from './admin-arguments.ts'
import { UsageError } from './parse-command.ts'

const ROOT = fileURLToPath(PROJECT_ROOT)
/** The command is the one in package.json. */
const RUN = ['--import', './api/kernel/platform/module-loading.ts', 'api/run/commands/admin.ts']
const dataDir = mkdtempSync(join(tmpdir(), 'plink-admin-'))
beforeAll(() => extractDataFolder('empty', dataDir))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

function run(input: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  const { status, stdout, stderr } = spawnSync(process.execPath, [...RUN, ...args], {
    cwd: ROOT,
    env,
    input,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('the arguments of npm run admin', () => {
  test('become a command', () => {
    expect(readArguments(['create', ' Sara@Plink.example ', '--name', 'Sara H'])).toEqual({
      verb: 'create',
      email: 'sara@plink.example',
      name: 'Sara H',
      role: 'admin',
    })
    expect(readArguments(['create', 'omar@plink.example', '--name', 'Omar', '--role', 'viewer'])).toMatchObject({
      role: 'viewer',
    })
    expect(readArguments(['list'])).toEqual({ verb: 'list' })
    expect(readArguments(['--help'])).toBeUndefined()
  })

  test.each([
    [[]],
    [['list', 'sara@plink.example']],
    [['create', 'sara@plink.example']],
    [['create', 'sara', '--name', 'Sara']],
    [['create', 'sara@plink.example', '--name', 'Sara', '--role', 'owner']],
    [['create', 'sara@plink.example', '--name', 'Sara', '--password', 'Palm#Trees2032']],
    [['disable']],
    [['second-factor']],
    [['third-factor', 'sara@plink.example']],
    [['disable', 'sara@plink.example', 'omar@plink.example']],
    [['password', 'sara@plink.example', '--role', 'viewer']],
  ])('are refused: %j', args => {
    expect(() => readArguments(args)).toThrow(UsageError)
  })
})

test('npm run admin reads the password from standard input, and does not print it', () => {
  const create = ['create', 'sara@plink.example', '--name', 'Sara H']
  const weak = run('sara2032\n', ...create)
  expect(weak).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('capital') })
  const created = run('Palm#Trees2032\n', ...create)
  expect(created).toMatchObject({ status: 0, stderr: '' })
  expect(created.stdout).toMatch(/^sara@plink.example can sign in as admin.\n/)
  expect(created.stdout).not.toContain('Palm#Trees')
  expect(run('', 'list')).toMatchObject({ status: 0, stdout: 'sara@plink.example\tadmin\tSara H\n' })
})
