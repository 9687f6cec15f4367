import type { AdminRole } from '#api/contract/generated/schemas.ts'
import { normaliseEmail } from '#api/staff/admins.ts'
import { parseCommand, UsageError } from './parse-command.ts'

export const USAGE = `Manages the accounts of administrators, who sign in at /admin/login.

  npm run admin -- create        <email> --name <name> [--role admin|viewer]   A viewer looks and changes nothing.
  npm run admin -- password      <email>   Sets a new password; ends the sessions and the lock.
  npm run admin -- second-factor <email>   Replaces the second factor; ends the sessions and the lock.
  npm run admin -- disable       <email>   Refuses further sign-ins; ends the sessions.
  npm run admin -- enable        <email>
  npm run admin -- list

create and second-factor print the secret of the authenticator app and ten recovery codes, once. Hand them to the administrator in person.
The password is typed at a prompt or piped in as the first line. It is never an argument, which others on the machine could see.`

export type AdminCommand =
  | { verb: 'create'; email: string; name: string; role: AdminRole }
  | { verb: (typeof VERBS_OF_ONE)[number]; email: string }
  | { verb: 'list' }

/** The commands whose only argument is an email. */
const VERBS_OF_ONE = ['password', 'second-factor', 'disable', 'enable'] as const

const text = { type: 'string' } as const
const OPTIONS = { name: text, role: text, help: { type: 'boolean' } } as const
const EMAIL = /^[^\s@]+@[^\s@]+$/
const MAX_LENGTH = 254

/** Parses the arguments. Returns undefined for --help. Throws {@link UsageError}. */
export function readArguments(args: string[]): AdminCommand | undefined {
  const { values, positionals } = parseCommand(args, OPTIONS)
  if (values.help) return undefined
  const [verb, email, ...more] = positionals
  if (more.length > 0) throw new UsageError('Give one email only. Put a name with spaces into quotes.')
  if (verb === 'list' && !email) return { verb }
  if (verb === 'create')
    return { verb, email: emailFrom(email), name: nameFrom(values.name), role: roleFrom(values.role) }
  const ofOne = VERBS_OF_ONE.find(known => known === verb)
  if (!ofOne) throw new UsageError(`The first argument is one of create, ${VERBS_OF_ONE.join(', ')}, list.`)
  if (values.name !== undefined || values.role !== undefined) throw new UsageError(`${verb} takes only an email.`)
  return { verb: ofOne, email: emailFrom(email) }
}

function emailFrom(argument = ''): string {
  const email = normaliseEmail(argument)
  if (email !== undefined && EMAIL.test(email) && email.length <= MAX_LENGTH) return email
  throw new UsageError(`"${argument}" is not an email address in ASCII characters.`)
}

function nameFrom(argument = ''): string {
  const name = argument.trim()
  if (name === '') throw new UsageError('create needs a --name.')
  return name
}

function roleFrom(argument = 'admin'): AdminRole {
  if (argument !== 'admin' && argument !== 'viewer') throw new UsageError('--role is admin or viewer.')
  return argument
}
