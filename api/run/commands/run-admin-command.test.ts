import { afterAll, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { readArguments } from './admin-arguments.ts'
import { runAdminCommand } from './run-admin-command.ts'

const { database, deps } = await testApp()
afterAll(() => database.close())

const PASSWORD = 'Palm#Trees2032'
const CREATE_SARA = ['create', 'sara@plink.example', '--name', 'Sara H']

const run = (args: string[], password = '') => runAdminCommand(deps, readArguments(args)!, password)

/** Returns the second factor from the printed text. */
function secondFactorIn(printed: string) {
  const [, inUri] =
    /otpauth:\/\/totp\/Plink:sara%40plink\.example\?secret=([A-Z2-7]{32})&issuer=Plink$/m.exec(printed) ?? []
  const [printedSecret] = /^ {2}([A-Z2-7]{4} ?){8}$/m.exec(printed) ?? []
  expect(printedSecret?.replaceAll(' ', '')).toBe(inUri)
  return [inUri, ...(printed.match(/\b[A-Z2-7]{5}-[A-Z2-7]{5}$/gm) ?? [])]
}

const listed = async () => (await run(['list'])).split('\n')

test('an account is created once, gets another second factor, and is disabled', async () => {
  const before = await listed()
  await expect(run(CREATE_SARA, 'sara2032')).rejects.toThrow('capital')
  const created = await run(CREATE_SARA, PASSWORD)
  expect(created).toMatch(/^sara@plink.example can sign in as admin.\n/)
  expect(created).not.toContain('Palm#Trees')
  await expect(run(['create', 'SARA@plink.example', '--name', 'Sara H'], PASSWORD)).rejects.toThrow(
    'has an account already',
  )
  const secrets = [created, await run(['second-factor', 'sara@plink.example'])].flatMap(secondFactorIn)
  expect(new Set(secrets).size).toBe(2 * (1 + 10))
  await expect(run(['second-factor', 'omar@plink.example'])).rejects.toThrow('no administrator')
  await expect(run(['disable', 'omar@plink.example'])).rejects.toThrow('no administrator')
  await run(['disable', 'sara@plink.example'])
  const viewer = await run(['create', 'omar@plink.example', '--name', 'Omar', '--role', 'viewer'], PASSWORD)
  expect(viewer).toMatch(/^omar@plink.example can sign in as viewer.\n/)
  const [omar, sara] = ['omar@plink.example\tviewer\tOmar', 'sara@plink.example\tadmin\tSara H']
  expect(await listed()).toEqual([...before, omar, `${sara}\tdisabled`])
  await run(['enable', 'sara@plink.example'])
  expect(await listed()).toEqual([...before, omar, sara])
})
