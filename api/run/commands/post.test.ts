import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockDataFolder } from '#api/kernel/db/pglite/lock.ts'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import { extractDataFolder } from '#api/testing/database/database.ts'
import { UsageError } from './parse-command.ts'
import { readArguments } from './post-arguments.ts'

const ROOT = fileURLToPath(PROJECT_ROOT)
/** The command is the one in package.json. */
const RUN = ['--import', './api/kernel/platform/module-loading.ts', 'api/run/commands/post.ts']
const dataDir = mkdtempSync(join(tmpdir(), 'plink-post-'))
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

const TOP_UP = ['top-up', '0500000010', '250.00', '--type', 'mada_card_top_up', '--from', 'mada card 4521']

describe('the arguments of npm run post', () => {
  test('become a posting', () => {
    expect(readArguments([...TOP_UP, '--key', 'my-own-key'])).toEqual({
      kind: 'top_up',
      key: 'my-own-key',
      phoneNumber: '+966500000010',
      type: 'mada_card_top_up',
      amount: { amount: 250_00, currency: 'SAR' },
      counterparty: 'mada card 4521',
    })
    expect(readArguments(['--help'])).toBeUndefined()
  })

  test.each([
    [[]],
    [['steal', '0500000010', '1']],
    [['top-up', '0500000010']],
    [['top-up', '0500000010', '2.505', '--type', 'mada_card_top_up', '--from', 'x']],
    [['top-up', '0500000010', '250', '--type', 'local_pos', '--from', 'x']],
    [['top-up', '12', '250', '--type', 'mada_card_top_up', '--from', 'x']],
    [['move', '0500000010', '1', '--unknown', 'x']],
  ])('are refused: %j', args => {
    expect(() => readArguments(args)).toThrow(UsageError)
  })
})

describe('npm run post', () => {
  test('prints its usage', () => {
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('top-up') })
    expect(run('nothing')).toMatchObject({ status: 1, stderr: expect.stringContaining('top-up') })
  })

  test('prints the error of the ledger', () => {
    expect(run(...TOP_UP)).toMatchObject({ status: 1, stderr: expect.stringContaining('WALLET_NOT_FOUND') })
  })

  test('refuses a data folder in use', () => {
    const release = lockDataFolder(dataDir)
    expect(run(...TOP_UP)).toMatchObject({ status: 1, stderr: expect.stringContaining('is in use') })
    release()
  })
})
