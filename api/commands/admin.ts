import { openDatabase } from '#api/db/client.ts'
import { lockDatabase } from '#api/db/lock.ts'
import { readEnv } from '#api/env.ts'
import { argon2Hasher } from '#api/platform/password-hasher.ts'
import { secretFor } from '#api/platform/secret-key.ts'
import { explain } from '#api/server/startup-errors.ts'
import {
  createAdmin,
  disableAdmin,
  enableAdmin,
  listAdmins,
  StaffError,
  setAdminPassword,
} from '#api/staff/manage-admins.ts'
import { type AdminCommand, readArguments, USAGE } from './admin-arguments.ts'
import { readPassword } from './read-password.ts'
import { UsageError } from './usage-error.ts'

type Tools = Parameters<typeof createAdmin>[0]

/** `npm run admin`: keeps the staff's accounts, beside servers on Postgres, or alone on the embedded database. */
async function run(): Promise<void> {
  const asked = readArguments(process.argv.slice(2))
  if (!asked) {
    console.log(USAGE)
    return
  }
  const password = asked.verb === 'create' || asked.verb === 'password' ? await readPassword('Password: ') : ''
  const env = readEnv(process.env)
  const release = lockDatabase(env)
  const { db, close } = await openDatabase(env)
  try {
    const secretKey = await secretFor(env, db)
    console.log(await obey({ db, clock: () => new Date(), passwords: argon2Hasher(), secretKey }, asked, password))
  } finally {
    await close()
    release()
  }
}

/** Answers what to say. */
async function obey(tools: Tools, asked: AdminCommand, password: string): Promise<string> {
  switch (asked.verb) {
    case 'create':
      await createAdmin(tools, { email: asked.email, name: asked.name, role: asked.role, password })
      return `${asked.email} may enter as ${asked.role} now.`
    case 'password':
      await setAdminPassword(tools, asked.email, password)
      return `${asked.email} has a new password; its sessions are over.`
    case 'disable':
      await disableAdmin(tools, asked.email)
      return `Nobody enters as ${asked.email} any more.`
    case 'enable':
      await enableAdmin(tools, asked.email)
      return `${asked.email} may enter again.`
    case 'list':
      return (await listAdmins(tools)).map(line).join('\n') || 'There is nobody yet.'
  }
}

const line = ({ email, role, name, disabledAt }: Awaited<ReturnType<typeof listAdmins>>[number]) =>
  [email, role, name, ...(disabledAt ? ['disabled'] : [])].join('\t')

function sentence(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`
  return error instanceof StaffError ? error.message : explain(error)
}

try {
  await run()
} catch (error) {
  console.error(sentence(error))
  process.exitCode = 1
}
