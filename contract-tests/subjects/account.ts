import { eq } from 'drizzle-orm'
import { takeLease } from '#api/kernel/db/lease.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { OTHER_DEVICE } from '#api/testing/customers/customer.ts'
import { newMember } from '#api/testing/customers/members.ts'
import { MAX_BUSINESS_DOCUMENT_BYTES, MAX_BUSINESS_DOCUMENTS } from '#domain/constants.ts'
import { newPeople, type People } from '../people.ts'
import { CREDENTIAL, type RequestFields } from '../request-fields.ts'
import { after, lockedBy, preparedBy, unknownId } from '../scripts/preconditions.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import { askForExampleDocument, newDocumentId, uploadExampleDocument } from '../steps/business-documents.ts'
import { confirmExampleEmail } from '../steps/email-changes.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { signedIn, signIn, staffSignedIn, upTo } from '../steps/sign-in.ts'

/** Stores an email address as it was before addresses were confirmed. */
async function storeUnconfirmedEmail({ plink, newcomer }: People): Promise<void> {
  const isTheirs = eq(profiles.accountId, newcomer.userId)
  await plink.deps.db.update(profiles).set({ email: 'noura@palm.example' }).where(isTheirs)
}

const withDocument = inTurn(signedIn, uploadExampleDocument)

const withDocumentRequest = inTurn(signedIn, staffSignedIn, askForExampleDocument)

export const preparations = {
  changePassword: signedIn,
  getMe: signedIn,
  changeMessageLanguage: signedIn,
  getRegistration: signedIn,
  listBusinessDocuments: withDocument,
  uploadBusinessDocument: inTurn(signedIn, newDocumentId),
  downloadBusinessDocument: withDocument,
  deleteBusinessDocument: withDocument,
  listSessions: signedIn,
  endOtherSessions: signedIn,
  endSession: inTurn(signedIn, async ({ customer }) => {
    await customer.readSession()
  }),
  listSecurityEvents: signedIn,
} satisfies Preparations

export const requestFields: RequestFields = {
  changePassword: { fields: { currentPassword: CREDENTIAL, newPassword: CREDENTIAL } },
  changeMessageLanguage: { fields: { messageLanguage: { operation: 'getMe', path: 'messageLanguage' } } },
  uploadBusinessDocument: { fields: { kind: { operation: 'listBusinessDocuments', path: 'items[0].kind' } } },
}

const MINUTE = 60
/** It is compared with an example like any phone that the sandbox makes up. */
const MADE_UP_PHONE = '0512999999'

/** The sign-up ends before the profile is created. */
const withoutProfile = preparedBy(inTurn(upTo('done'), signIn))

export const scripts: ScenarioScripts = {
  changePassword: {
    // The first call must not succeed: it would end the session that the second one needs.
    idempotency_mismatch: async ({ prepare, call, scenario }) => {
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      const made = await prepare()
      await call({ made, headers, body: { ...scenario.body, currentPassword: 'Palm#Trees2032' } })
      return call({ made, headers })
    },
    account_locked_soft: lockedBy(customer => customer.tryPassword('Palm#Trees2032')),
  },

  getMe: {
    email_confirmed: after(confirmExampleEmail),
    email_unconfirmed: after(storeUnconfirmedEmail),
    as_viewer: async ({ prepare, plink, customer, call }) => {
      await prepare()
      const viewer = await newMember(plink.deps, plink.app, customer.userId, 'viewer', MADE_UP_PHONE)
      return call({ token: (await viewer.signIn()).accessToken })
    },
    profile_missing: withoutProfile,
  },

  getRegistration: {
    terms_accepted: withoutProfile,
  },

  listBusinessDocuments: {
    document_requested: preparedBy(withDocumentRequest),
    document_provided: preparedBy(inTurn(withDocumentRequest, uploadExampleDocument)),
    nothing: withoutProfile,
  },

  uploadBusinessDocument: {
    business_document_not_found: async context => {
      const { businessDocumentId } = await withDocument(newPeople(context.plink))
      await context.prepare()
      return context.call({ parameters: { businessDocumentId, kind: 'other' } })
    },
    business_document_limit_reached: after(async people => {
      for (let count = 0; count < MAX_BUSINESS_DOCUMENTS; count++) await uploadExampleDocument(people)
    }),
    business_document_too_large: async ({ prepare, call }) => {
      const made = await prepare()
      return call({ made, raw: Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(MAX_BUSINESS_DOCUMENT_BYTES)]) })
    },
    upload_running: after(async ({ plink, newcomer }) => {
      await takeLease(plink.database.db, { kind: 'document upload', subject: newcomer.userId }, 30, plink.clock())
    }),
  },

  listSessions: {
    two_devices: async ({ plink, newcomer, customer, call }) => {
      await newcomer.upTo('done')
      await customer.at(OTHER_DEVICE).signIn()
      plink.clock.advance(MINUTE)
      await customer.signIn()
      return call()
    },
  },

  endSession: {
    session_not_found: unknownId('sessionId'),
  },
}
