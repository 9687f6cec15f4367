import { contactRequests } from '#api/kernel/db/schema/contact-requests.ts'
import { newAdmin, type Staff } from '#api/testing/staff.ts'
import { LOCKOUT_FAILURES } from '#domain/constants.ts'
import { findPurpose } from '../../subjects/admin.ts'
import { findNewestEvent } from '../../subjects/admin-staff.ts'
import { busyHasher } from '../../test-doubles.ts'
import { after } from '../preconditions.ts'
import type { ScenarioContext, ScenarioScript, ScenarioScripts } from '../scenario-context.ts'
import { unknown } from './admin-preconditions.ts'
import { answerCase, closeCase, fillCase } from './wallet.ts'

/** A new account on a server without the sandbox, where passwords and second factors count. */
const liveAdmin = ({ world }: ScenarioContext): Promise<Staff> =>
  newAdmin(world.deps, world.with({ sandbox: undefined }))

/** The sign-in of a new administrator with what this returns as second factor. */
const signInWith =
  (secondFactor: (staff: Staff, now: Date) => Promise<string> | string | undefined): ScenarioScript =>
  async context => {
    const staff = await liveAdmin(context)
    const { email, password, server } = staff
    return context.call(
      { body: { email, password, secondFactor: await secondFactor(staff, context.world.clock()) } },
      server,
    )
  }

async function usedCode(staff: Staff, now: Date): Promise<string> {
  const code = staff.code(now)
  await staff.tryToSignIn(staff.email, code)
  return code
}

const locked: ScenarioScript = async context => {
  const { server, email } = await liveAdmin(context)
  const body = { email, password: 'Palm#Trees2030' }
  for (let count = 1; count < LOCKOUT_FAILURES; count++) await context.call({ body }, server)
  return context.call({ body }, server)
}

const busy: ScenarioScript = async context => {
  const { email, password } = await liveAdmin(context)
  return context.call({ body: { email, password } }, context.world.with({ sandbox: undefined, passwords: busyHasher }))
}

export const staffScenarios: ScenarioScripts = {
  listContactRequests: { nobody: after(({ world }) => world.deps.db.delete(contactRequests)) },

  listReportedProblems: {
    answered: after(user => answerCase(user, false)),
    closed: after(user => answerCase(user, true)),
    nothing: after(closeCase),
  },

  answerTransactionCase: {
    case_closed: after(closeCase),
    case_limit_reached: after(fillCase),
    case_not_found: unknown('caseId'),
  },

  listAdminEvents: {
    next_page: async context => {
      await context.prepare()
      await context.staff.signIn()
      await findNewestEvent(context)
      return context.call()
    },
  },
}

export const adminScenarios: ScenarioScripts = {
  loginAdmin: {
    authenticator_code: signInWith((staff, now) => staff.code(now)),
    recovery_code: signInWith(({ recoveryCodes }) => recoveryCodes[0]),
    second_factor_required: signInWith(() => undefined),
    second_factor_invalid: signInWith(usedCode),
    account_locked_soft: locked,
    server_busy: busy,
  },

  changeKybOption: {
    option_not_found: unknown('optionId'),
    option_code_fixed: after(user => findPurpose(user, 'other')),
  },
}
