import { eq } from 'drizzle-orm'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { CREDENTIAL, type RequestFields } from '../request-fields.ts'
import { uploadExampleDocument } from '../steps/business-documents.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { signedIn } from '../steps/sign-in.ts'
import type { TestUser } from '../test-user.ts'

/** As of before emails were confirmed. */
export async function storeUnconfirmedEmail({ world, person }: TestUser): Promise<void> {
  const isTheirs = eq(profiles.accountId, person.userId)
  await world.deps.db.update(profiles).set({ email: 'noura@palm.example' }).where(isTheirs)
}

const withDocument = inTurn(signedIn, uploadExampleDocument)

export const preparations: Preparations = {
  changePassword: signedIn,
  getMe: signedIn,
  changeMessageLanguage: signedIn,
  getRegistration: signedIn,
  listBusinessDocuments: withDocument,
  uploadBusinessDocument: inTurn(signedIn, async ({ wallet }) => {
    wallet.businessDocumentId = crypto.randomUUID()
  }),
  downloadBusinessDocument: withDocument,
  deleteBusinessDocument: withDocument,
  listSessions: signedIn,
  endOtherSessions: signedIn,
  endSession: inTurn(signedIn, ({ customer }) => customer.readSession()),
  listSecurityEvents: signedIn,
}

export const requestFields: RequestFields = {
  changePassword: { fields: { currentPassword: CREDENTIAL, newPassword: CREDENTIAL } },
  changeMessageLanguage: { fields: { messageLanguage: { operation: 'getMe', path: 'messageLanguage' } } },
  uploadBusinessDocument: { fields: { kind: { operation: 'listBusinessDocuments', path: 'items[0].kind' } } },
}
