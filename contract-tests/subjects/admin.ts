import { and, eq } from 'drizzle-orm'
import { seed } from '#api/dev/seed/seed.ts'
import { kybOptions } from '#api/kernel/db/schema/kyb.ts'
import { CODE, CREDENTIAL, IDENTIFIER, type RequestFields, readIn } from '../request-fields.ts'
import type { Preparation, Preparations } from '../steps/preparation.ts'
import { staffSignedIn } from '../steps/sign-in.ts'
import type { TestUser } from '../test-user.ts'

/** The KYB options are those of a new database. */
const withKybOptions: Preparation = async user => {
  const { db } = user.world.deps
  await db.delete(kybOptions)
  await seed(user.world.deps)
  await findPurpose(user, 'supplier_payments')
  await staffSignedIn(user)
}

/** Sets `optionId` to the English option of this purpose. */
export async function findPurpose({ world, adminValues }: TestUser, code: string): Promise<void> {
  const condition = and(
    eq(kybOptions.category, 'purpose_of_account'),
    eq(kybOptions.code, code),
    eq(kybOptions.locale, 'en'),
  )
  const [option] = await world.deps.db.select().from(kybOptions).where(condition)
  adminValues.optionId = option?.id ?? ''
}

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
