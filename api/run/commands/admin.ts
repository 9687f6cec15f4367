import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { readEnv } from '#api/env.ts'
import { lockDatabase } from '#api/kernel/db/lock.ts'
import { openSealedDatabase } from '#api/kernel/db/open-sealed-database.ts'
import { argon2Hasher } from '#api/kernel/platform/password-hasher.ts'
import { explainStartupError } from '#api/run/server/startup-errors.ts'
import {
  AdminAccountError,
  createAdmin,
  disableAdmin,
  enableAdmin,
  listAdmins,
  renewSecondFactor,
  setAdminPassword,
} from '#api/staff/admins.ts'
import type { NewSecondFactor } from '#api/staff/second-factors.ts'
import { type AdminCommand, readArguments, USAGE } from './admin-arguments.ts'
import { UsageError } from './parse-command.ts'

type AdminDeps = Parameters<typeof createAdmin>[0]

/** `npm run admin`: manages the accounts of administrators. On Postgres, servers may be running. The embedded database must not be in use. */
async function run(): Promise<void> {
  const command = readArguments(process.argv.slice(2))
  if (!command) {
    console.log(USAGE)
    return
  }
  const password = command.verb === 'create' || command.verb === 'password' ? await readPassword('Password: ') : ''
  const env = readEnv(process.env)
  const releaseLock = lockDatabase(env)
  const { database, secretKeys } = await openSealedDatabase(env)
  const { db, close } = database
  try {
    const secretKey = secretKeys.current
    console.log(
      await runCommand({ db, clock: () => new Date(), passwords: argon2Hasher(), secretKey }, command, password),
    )
  } finally {
    await close()
    releaseLock()
  }
}

/** Returns what to print. */
async function runCommand(deps: AdminDeps, command: AdminCommand, password: string): Promise<string> {
  switch (command.verb) {
    case 'create':
      return formatSecondFactor(
        `${command.email} can sign in as ${command.role}.`,
        await createAdmin(deps, { email: command.email, name: command.name, role: command.role, password }),
      )
    case 'password':
      await setAdminPassword(deps, command.email, password)
      return `${command.email} has a new password. Its sessions have ended.`
    case 'second-factor':
      return formatSecondFactor(
        `${command.email} has a new second factor. The old one does not work any more, and its sessions have ended.`,
        await renewSecondFactor(deps, command.email),
      )
    case 'disable':
      await disableAdmin(deps, command.email)
      return `${command.email} cannot sign in any more. Its sessions have ended.`
    case 'enable':
      await enableAdmin(deps, command.email)
      return `${command.email} can sign in again.`
    case 'list':
      return (await listAdmins(deps)).map(formatAdmin).join('\n') || 'There are no administrators yet.'
  }
}

const formatSecondFactor = (done: string, { uri, secret, recoveryCodes }: NewSecondFactor) => `${done}

This is shown once. For the authenticator app, as a QR code or typed:
  ${uri}
  ${secret.match(/.{1,4}/g)?.join(' ')}

Recovery codes, for when the app is lost. Each works once:
${recoveryCodes.map(code => `  ${code}`).join('\n')}`

const formatAdmin = ({ email, role, name, disabledAt }: Awaited<ReturnType<typeof listAdmins>>[number]) =>
  [email, role, name, ...(disabledAt ? ['disabled'] : [])].join('\t')

function errorMessage(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`
  return error instanceof AdminAccountError ? error.message : explainStartupError(error)
}

try {
  await run()
} catch (error) {
  console.error(errorMessage(error))
  process.exitCode = 1
}

/** Reads a password from the terminal without echo, or from the first line of piped input. */
async function readPassword(question: string): Promise<string> {
  const { stdin, stderr } = process
  if (stdin.isTTY) stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: silent, terminal: Boolean(stdin.isTTY) })
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
    if (stdin.isTTY) stderr.write('\n')
  }
}
