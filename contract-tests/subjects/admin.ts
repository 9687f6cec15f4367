import { and, eq } from 'drizzle-orm'
import { seed } from '#api/dev/seed/seed.ts'
import { kybOptions } from '#api/kernel/db/schema/kyb.ts'
import { newAdmin, type StaffMember } from '#api/testing/staff/staff-member.ts'
import { LOCKOUT_FAILURES } from '#domain/constants.ts'
import type { People } from '../people.ts'
import { CODE, CREDENTIAL, IDENTIFIER, type RequestFields, readIn } from '../request-fields.ts'
import { after } from '../scripts/preconditions.ts'
import type { ScenarioContext, ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import { unknownForStaff } from '../scripts/staff-preconditions.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { staffSignedIn } from '../steps/sign-in.ts'
import { busyHasher } from '../test-doubles.ts'

type OptionId = { optionId: string }

/** The KYB options are those of a new database. */
async function resetKybOptions({ plink: { deps } }: People): Promise<void> {
  await deps.db.delete(kybOptions)
  await seed(deps)
}

/** Finds the English option of a purpose. */
const findPurpose =
  (code: string) =>
  async ({ plink }: People): Promise<OptionId> => {
    const condition = and(
      eq(kybOptions.category, 'purpose_of_account'),
      eq(kybOptions.code, code),
      eq(kybOptions.locale, 'en'),
    )
    const [option] = await plink.deps.db.select().from(kybOptions).where(condition)
    if (!option) throw new Error(`There is no purpose ${code}`)
    return { optionId: option.id }
  }

const withKybOptions = inTurn(resetKybOptions, findPurpose('supplier_payments'), staffSignedIn)

export const preparations: Preparations = {
  logoutAdmin: staffSignedIn,
  listAdminKybOptions: withKybOptions,
  createKybOption: withKybOptions,
  reorderKybOptions: withKybOptions,
  changeKybOption: withKybOptions,
}

const inOption = readIn('listAdminKybOptions', '', { category: 'purpose_of_account' })

export const requestFields: RequestFields = {
  loginAdmin: { fields: { email: IDENTIFIER, password: CREDENTIAL, secondFactor: CODE, deviceToken: CREDENTIAL } },
  createKybOption: {
    fields: {
      category: IDENTIFIER,
      label: inOption('items[code].label'),
      translation: inOption('items[label=translation].label'),
      code: inOption('items[label].code'),
      order: inOption('items[code].order'),
      active: inOption('items[code].active'),
      locale: inOption('items[code].locale'),
    },
  },
  reorderKybOptions: {
    fields: {
      category: IDENTIFIER,
      codes: {
        operation: 'listKybOptions',
        path: 'items.*.code',
        parameters: { category: 'annual_revenue', locale: 'en' },
      },
    },
  },
  changeKybOption: {
    fields: {
      label: inOption('items[id=optionId].label'),
      code: inOption('items[id=optionId].code'),
      order: inOption('items[id=optionId].order'),
      active: inOption('items[id=optionId].active'),
    },
  },
}

/** Returns a new administrator of a server without the sandbox, where passwords and second factors count. */
const liveAdmin = ({ plink }: ScenarioContext): Promise<StaffMember> =>
  newAdmin(plink.deps, plink.with({ sandbox: undefined }))

/** A new administrator signs in with the second factor that this returns. */
const signInWith =
  (secondFactor: (staff: StaffMember, now: Date) => Promise<string> | string | undefined): ScenarioScript =>
  async context => {
    const staff = await liveAdmin(context)
    const { email, password, server } = staff
    const body = { email, password, secondFactor: await secondFactor(staff, context.plink.clock()) }
    return context.call({ body, server })
  }

async function usedCode(staff: StaffMember, now: Date): Promise<string> {
  const code = staff.code(now)
  await staff.tryToSignIn(staff.email, code)
  return code
}

const locked: ScenarioScript = async context => {
  const { server, email } = await liveAdmin(context)
  const body = { email, password: 'Palm#Trees2030' }
  for (let count = 1; count < LOCKOUT_FAILURES; count++) await context.call({ body, server })
  return context.call({ body, server })
}

const busy: ScenarioScript = async context => {
  const { email, password } = await liveAdmin(context)
  const server = context.plink.with({ sandbox: undefined, passwords: busyHasher })
  return context.call({ body: { email, password }, server })
}

export const scripts: ScenarioScripts = {
  loginAdmin: {
    authenticator_code: signInWith((staff, now) => staff.code(now)),
    recovery_code: signInWith(({ recoveryCodes }) => recoveryCodes[0]),
    second_factor_required: signInWith(() => undefined),
    second_factor_invalid: signInWith(usedCode),
    account_locked_soft: locked,
    server_busy: busy,
  },

  changeKybOption: {
    option_not_found: unknownForStaff('optionId'),
    option_code_fixed: after(findPurpose('other')),
  },
}
