import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { liveEnvironment } from '#api/dev/rehearsal/live-environment.ts'
import { type ReceivedEmail, startMailServer } from '#api/dev/stand-in/mail-server.ts'
import { type StandIn, startStandIn } from '#api/dev/stand-in/stand-in.ts'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'

const ROOT = fileURLToPath(PROJECT_ROOT)
/** The command is the one in package.json. */
const RUN = ['--import', './api/kernel/platform/module-loading.ts', 'api/run/commands/check-live.ts']
const PROVIDERS = [
  'wathq',
  'yakeen',
  'nafath',
  'yente',
  'moyasar',
  'tarabut',
  'bank',
  'sadad',
  'unifonic',
  'unifonic-voice',
  'taqnyat',
  'account-opening',
]

const emails: ReceivedEmail[] = []
const standIns: Record<string, StandIn> = {}
beforeAll(async () => {
  for (const name of PROVIDERS) standIns[name] = await startStandIn(name)
  standIns.smtp = await startMailServer(email => emails.push(email))
})
afterEach(() => {
  for (const standIn of Object.values(standIns)) standIn.setFault(undefined)
})
afterAll(async () => {
  for (const standIn of Object.values(standIns)) await standIn.close()
})

async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, RUN, { cwd: ROOT, env: { PATH: process.env.PATH, ...env } })
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { status, stderr, lines: stdout.trim().split('\n') }
}

const live = () => liveEnvironment(standIns, { port: 3000, databaseUrl: 'postgres://nobody@127.0.0.1/none' })

test('every provider has a line, and the command succeeds when all respond', async () => {
  const { status, lines, stderr } = await run(live())
  expect(stderr).toBe('')
  expect(lines.map(line => line.split(/\s+/)[1])).toEqual(expect.arrayContaining([...PROVIDERS, 'smtp']))
  expect(lines.every(line => line.startsWith('ok'))).toBe(true)
  expect(status).toBe(0)
})

test('a provider that refuses our key or is down fails the command and says why', async () => {
  standIns.wathq?.setFault('credentials')
  standIns.unifonic?.setFault('reset')
  const { status, lines } = await run({ ...live(), YAKEEN_URL: 'http://127.0.0.1:1' })
  const failed = lines.filter(line => line.startsWith('FAILED'))
  expect(failed.map(line => line.split(/\s+/)[1])).toEqual(['wathq', 'yakeen', 'unifonic'])
  expect(failed[0]).toContain('The provider refused our credentials.')
  expect(status).toBe(1)
})

test('nothing is sent, opened or started', async () => {
  await run(live())
  const changing = new Set([
    'sendMessage',
    'createCall',
    'openAccount',
    'createSession',
    'redeemState',
    'createPayment',
    'createPayout',
    'openIban',
    'returnCredit',
  ])
  const called = Object.values(standIns).flatMap(({ requests }) => requests.map(({ operationId }) => operationId))
  expect(called.filter(operation => operation && changing.has(operation))).toEqual([])
  expect(emails).toEqual([])
})

test('legal texts with placeholders are refused before anything is called', async () => {
  const { status, stderr } = await run({ ...live(), LEGAL_TEXTS: 'api/kernel/legal/legal-texts.json' })
  expect(stderr).toContain('LEGAL_TEXTS names a file that still has placeholders: entity.en')
  expect(status).toBe(1)
})

test('the sandbox has no providers to check', async () => {
  const { status, stderr } = await run({})
  expect(stderr).toContain('Set PLINK_MODE=live')
  expect(status).toBe(1)
})
