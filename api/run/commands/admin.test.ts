import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { extractDataFolder } from '#api/dev/testing/database.ts'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import { readArguments } from './admin-arguments.ts'
import { UsageError } from './parse-command.ts'

// Each run opens a database.
vi.setConfig({ testTimeout: 90_000 })

const ROOT = fileURLToPath(PROJECT_ROOT)
/** As package.json has it. */
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

/** The second factor as it is printed. */
function secondFactorIn(stdout: string) {
  const [, inUri] =
    /otpauth:\/\/totp\/Plink:sara%40plink\.example\?secret=([A-Z2-7]{32})&issuer=Plink$/m.exec(stdout) ?? []
  const [typed] = /^ {2}([A-Z2-7]{4} ?){8}$/m.exec(stdout) ?? []
  expect(typed?.replaceAll(' ', '')).toBe(inUri)
  return [inUri, ...(stdout.match(/\b[A-Z2-7]{5}-[A-Z2-7]{5}$/gm) ?? [])]
}

test('npm run admin creates an account with the password from standard input, and does not print it', () => {
  const weak = run('sara2032\n', 'create', 'sara@plink.example', '--name', 'Sara H')
  expect(weak).toMatchObject({ status: 1, stderr: expect.stringContaining('capital') })
  const created = run('Palm#Trees2032\n', 'create', 'sara@plink.example', '--name', 'Sara H')
  expect(created).toMatchObject({ status: 0, stderr: '' })
  expect(created.stdout).toMatch(/^sara@plink.example can sign in as admin.\n/)
  expect(created.stdout).not.toContain('Palm#Trees')
  const again = run('Palm#Trees2033\n', 'create', 'SARA@plink.example', '--name', 'Sara H')
  expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining('has an account already') })
  const renewed = run('', 'second-factor', 'sara@plink.example')
  expect(renewed).toMatchObject({ status: 0, stderr: '' })
  const secrets = [created, renewed].flatMap(({ stdout }) => secondFactorIn(stdout))
  expect(new Set(secrets).size).toBe(2 * (1 + 10))
  expect(run('', 'second-factor', 'omar@plink.example')).toMatchObject({ status: 1, stdout: '' })
  expect(run('', 'disable', 'omar@plink.example')).toMatchObject({ status: 1 })
  expect(run('', 'disable', 'sara@plink.example')).toMatchObject({ status: 0 })
  const viewer = run('Palm#Trees2032\n', 'create', 'omar@plink.example', '--name', 'Omar', '--role', 'viewer')
  expect(viewer).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^omar@plink.example can sign in as viewer.\n/),
  })
  expect(run('', 'list')).toMatchObject({
    status: 0,
    stdout: 'omar@plink.example\tviewer\tOmar\nsara@plink.example\tadmin\tSara H\tdisabled\n',
  })
})
