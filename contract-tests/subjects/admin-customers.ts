import { countAttempt, failAttempt, loginLockout } from '#api/people/accounts/lockouts.ts'
import { OTHER_DEVICE } from '#api/testing/customers/customer.ts'
import { closeTogether } from '#api/testing/staff/closure-steps.ts'
import { LOCKOUT_FAILURES } from '#domain/constants.ts'
import { openAccountWithoutProfile, type People } from '../people.ts'
import { inAdminEvent, inCustomer, type RequestFields, readIn } from '../request-fields.ts'
import { after, preparedBy } from '../scripts/preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import { closedBefore, customerNotFound, duringSignUp } from '../scripts/staff-preconditions.ts'
import { addPalm, confirmBeneficiary, resumeBeneficiary, suspendBeneficiary } from '../steps/beneficiaries.ts'
import { askForExampleDocument, uploadExampleDocument, withdrawDocumentRequest } from '../steps/business-documents.ts'
import { inTurn, type Preparations, successOf } from '../steps/preparation.ts'
import { signIn, staffSignedIn, withAccount } from '../steps/sign-in.ts'
import { colleagueOf, withOwnRequest } from '../steps/staff-requests.ts'
import { openExampleSubWallet } from '../steps/sub-wallets.ts'
import { type Cursor, freeze, postExampleTransactions } from '../steps/wallet.ts'

const withLockedAccount = inTurn(withAccount, async ({ plink, newcomer }) => {
  const { db, clock } = plink.deps
  const key = loginLockout(newcomer.userId)
  // The attempts are counted directly, because verifying a password for each would be slow.
  for (let count = 0; count < LOCKOUT_FAILURES; count++) await countAttempt(db, key, clock())
  await failAttempt(db, key, clock())
})

const withCustomerSignedIn = inTurn(withAccount, signIn)

async function signInOnTwoDevices({ plink, customer }: People): Promise<void> {
  const laptop = await customer.at(OTHER_DEVICE).signIn()
  await laptop.post('/api/v1/auth/logout', { refreshToken: laptop.refreshToken })
  plink.clock.advance(60)
  await customer.signIn()
}

const withMoneyAndDevices = inTurn(withAccount, signInOnTwoDevices, postExampleTransactions, openExampleSubWallet)

const withoutWallet = inTurn(openAccountWithoutProfile, staffSignedIn)

const withBeneficiary = inTurn(withCustomerSignedIn, addPalm, confirmBeneficiary)

const withSuspendedBeneficiary = inTurn(withBeneficiary, suspendBeneficiary)

const withDocument = inTurn(withCustomerSignedIn, uploadExampleDocument)

const withDocumentRequest = inTurn(withCustomerSignedIn, askForExampleDocument)

const withProvidedRequest = inTurn(withDocumentRequest, uploadExampleDocument)

export const preparations: Preparations = {
  searchCustomers: withAccount,
  getCustomer: withMoneyAndDevices,
  listCustomerTransactions: inTurn(withAccount, postExampleTransactions),
  listCustomerBeneficiaries: withBeneficiary,
  listCustomerDocuments: withDocument,
  downloadCustomerDocument: withDocument,
  requestCustomerDocument: withAccount,
  closeCustomerDocumentRequest: withDocumentRequest,
  suspendBeneficiary: withBeneficiary,
  resumeBeneficiary: withSuspendedBeneficiary,
  unlockCustomer: withLockedAccount,
  freezeCustomer: withAccount,
  unfreezeCustomer: inTurn(withAccount, freeze),
  endCustomerSessions: withCustomerSignedIn,
  changeSignInCall: withAccount,
  exportCustomer: withAccount,
}

const inDocumentRequest = readIn('listCustomerDocuments', 'requests[0].')

export const requestFields: RequestFields = {
  unlockCustomer: { fields: { reason: inAdminEvent('reason') } },
  freezeCustomer: { fields: { reason: inCustomer('wallet.freeze.reason') } },
  unfreezeCustomer: { fields: { reason: inAdminEvent('reason') } },
  suspendBeneficiary: { fields: { reason: inAdminEvent('reason') } },
  resumeBeneficiary: { fields: { reason: inAdminEvent('reason') } },
  endCustomerSessions: { fields: { reason: inAdminEvent('reason') } },
  changeSignInCall: {
    fields: { signInCall: inCustomer('signInCall'), reason: inAdminEvent('reason') },
  },
  exportCustomer: { fields: { reason: inAdminEvent('reason') } },
  requestCustomerDocument: {
    fields: { kind: inDocumentRequest('kind'), note: inDocumentRequest('note'), dueOn: inDocumentRequest('dueOn') },
  },
  closeCustomerDocumentRequest: { fields: { outcome: inAdminEvent('changes[1].to') } },
}

/** The path names a customer who does not exist, and something that does. */
const ofUnknownCustomer = (prepare: (people: People) => Promise<Record<string, string>>): ScenarioScript => {
  return async context => {
    const ids = await prepare(context)
    return context.call({ parameters: { ...ids, customerId: crypto.randomUUID() } })
  }
}

const unknownBeneficiary: ScenarioScript = async ({ prepare, call }) =>
  call({ made: { ...(await prepare()), beneficiaryId: crypto.randomUUID() } })

const requireCall = async ({ staff, newcomer }: People): Promise<void> => {
  await staff.put(`/customers/${newcomer.userId}/sign-in-call`, {
    signInCall: true,
    reason: 'SIM swap reported, case 2026-31',
  })
}

export const scripts: ScenarioScripts = {
  searchCustomers: {
    next_page: async ({ staff, plink, prepare, call }) => {
      await staff.signIn()
      const { items } = await (await staff.get('/customers')).json()
      plink.clock.advance(1)
      await prepare()
      return call({ parameters: { sort: 'oldest', cursor: items[0].customerId } })
    },
  },

  getCustomer: {
    customer_not_found: customerNotFound,
    customer_with_call: async context => {
      await withAccount(context)
      await requireCall(context)
      return context.call()
    },
    customer_frozen: after(async people => {
      await people.staff.post(`/customers/${people.newcomer.userId}/freeze`, { reason: 'Fraud report 2026-17' })
    }),
    closure_requested: preparedBy(withOwnRequest),
    customer_closed: async context => {
      await withAccount(context)
      await closeTogether(context.staff, await colleagueOf(context), context.newcomer.userId)
      return context.call()
    },
    customer_locked: preparedBy(withLockedAccount),
  },

  listCustomerTransactions: {
    customer_not_found: customerNotFound,
    sub_wallet: after(openExampleSubWallet),
    second_page: after(async ({ staff, newcomer }): Promise<Cursor> => {
      const { nextCursor } = await successOf(staff.get(`/customers/${newcomer.userId}/transactions?limit=1`))
      return { cursor: nextCursor }
    }),
    wallet_not_found: preparedBy(withoutWallet),
  },

  listCustomerBeneficiaries: {
    customer_not_found: customerNotFound,
    suspended: preparedBy(withSuspendedBeneficiary),
    nothing: preparedBy(withAccount),
  },

  listCustomerDocuments: {
    customer_not_found: customerNotFound,
    document_requested: preparedBy(withDocumentRequest),
    document_provided: preparedBy(withProvidedRequest),
    nothing: preparedBy(withAccount),
  },

  downloadCustomerDocument: {
    customer_not_found: ofUnknownCustomer(withDocument),
  },

  requestCustomerDocument: {
    customer_not_found: customerNotFound,
    account_not_found: duringSignUp,
    account_closed: closedBefore,
    document_request_open: after(askForExampleDocument),
  },

  closeCustomerDocumentRequest: {
    customer_not_found: ofUnknownCustomer(withDocumentRequest),
    document_request_not_found: async ({ prepare, call }) =>
      call({ made: { ...(await prepare()), documentRequestId: crypto.randomUUID() } }),
    settled: preparedBy(withProvidedRequest),
    document_request_state_invalid: preparedBy(inTurn(withDocumentRequest, withdrawDocumentRequest)),
  },

  suspendBeneficiary: {
    customer_not_found: ofUnknownCustomer(withBeneficiary),
    beneficiary_not_found: unknownBeneficiary,
    beneficiary_state_invalid: preparedBy(withSuspendedBeneficiary),
  },

  resumeBeneficiary: {
    customer_not_found: ofUnknownCustomer(withSuspendedBeneficiary),
    beneficiary_not_found: unknownBeneficiary,
    beneficiary_state_invalid: preparedBy(inTurn(withSuspendedBeneficiary, resumeBeneficiary)),
  },

  unlockCustomer: {
    customer_not_found: customerNotFound,
    not_locked: preparedBy(withAccount),
  },

  freezeCustomer: {
    customer_not_found: customerNotFound,
    wallet_already_frozen: after(freeze),
    wallet_not_found: preparedBy(withoutWallet),
  },

  unfreezeCustomer: {
    customer_not_found: customerNotFound,
    wallet_not_frozen: preparedBy(withAccount),
  },

  endCustomerSessions: { customer_not_found: customerNotFound },

  exportCustomer: { customer_not_found: customerNotFound },

  changeSignInCall: {
    customer_not_found: customerNotFound,
    account_not_found: duringSignUp,
    without_call: after(requireCall),
    sign_in_call_unchanged: after(requireCall),
    account_closed: closedBefore,
  },
}
