import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import { fromBase32, timeStepAt, totpCode } from '#api/staff/totp.ts'

const ROOT = fileURLToPath(PROJECT_ROOT)
const EMAIL = 'compliance@plink.example'

/** An administrator with an authenticator app. */
export interface StaffCredentials {
  email: string
  password: string
  /** Returns the current code in the app. */
  code: () => string
}

/** Creates an administrator in the way an operator does. */
export async function createStaffMember(env: Record<string, string>): Promise<StaffCredentials> {
  const password = `Rehearsal-${randomInt(1_000_000)}-a`
  const command = [
    '--import',
    './api/kernel/platform/module-loading.ts',
    'api/run/commands/admin.ts',
    'create',
    EMAIL,
    '--name',
    'Sara',
  ]
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(`${password}\n`)
  const [printed] = await Promise.all([text(child.stdout), once(child, 'close')])
  const secret = /secret=([A-Z2-7]+)/.exec(printed)?.[1]
  if (!secret) throw new Error('The administrator was not created; see above.')
  return { email: EMAIL, password, code: () => totpCode(fromBase32(secret), timeStepAt(new Date())) }
}
