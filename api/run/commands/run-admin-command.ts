import {
  createAdmin,
  disableAdmin,
  enableAdmin,
  listAdmins,
  renewSecondFactor,
  setAdminPassword,
} from '#api/staff/admins.ts'
import type { NewSecondFactor } from '#api/staff/second-factors.ts'
import type { AdminCommand } from './admin-arguments.ts'

type AdminDeps = Parameters<typeof createAdmin>[0]

/**
 * Returns the text to print.
 * @throws AdminAccountError
 */
export async function runAdminCommand(deps: AdminDeps, command: AdminCommand, password: string): Promise<string> {
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
