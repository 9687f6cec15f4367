import { countAttempt, failAttempt, loginLockout } from '#api/people/accounts/lockouts.ts'
import { closeTogether } from '#api/testing/closure-steps.ts'
import { OTHER_DEVICE } from '#api/testing/customer.ts'
import { LOCKOUT_FAILURES } from '#domain/constants.ts'
import { openAccount } from '../people.ts'
import { inAdminEvent, inCustomer, type RequestFields } from '../request-fields.ts'
import { after, preparedBy } from '../scripts/preconditions.ts'
import type { ScenarioContext, ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import { closedBefore, customerNotFound, duringSignUp } from '../scripts/staff-preconditions.ts'
import {
  addBeneficiary,
  confirmBeneficiary,
  PALM,
  resumeBeneficiary,
  suspendBeneficiary,
} from '../steps/beneficiaries.ts'
import { uploadExampleDocument } from '../steps/business-documents.ts'
import { inTurn, type Preparation, type Preparations } from '../steps/preparation.ts'
import { staffSignedIn, withAccount } from '../steps/sign-in.ts'
import { colleagueOf, withOwnRequest } from '../steps/staff-requests.ts'
import { openExampleSubWallet } from '../steps/sub-wallets.ts'
import { freeze, postExampleTransactions } from '../steps/wallet.ts'

const withLockedAccount = inTurn(withAccount, async ({ plink, newcomer }) => {
  const { db, clock } = plink.deps
  const key = loginLockout(newcomer.userId)
  // Counted directly: verifying a password for each attempt would be slow.
  for (let count = 0; count < LOCKOUT_FAILURES; count++) await countAttempt(db, key, clock())
  await failAttempt(db, key, clock())
})

const withCustomerSignedIn = inTurn(withAccount, ({ customer }) => customer.signIn())

const withMoneyAndDevices: Preparation = async people => {
  await withAccount(people)
  const laptop = await people.customer.at(OTHER_DEVICE).signIn()
  await laptop.post('/api/v1/auth/logout', { refreshToken: laptop.refreshToken })
  people.plink.clock.advance(60)
  await people.customer.signIn()
  await postExampleTransactions(people)
  await openExampleSubWallet(people)
}

const withoutWallet: Preparation = async people => {
  await openAccount(people, { hasNoProfile: true })
  await staffSignedIn(people)
}

const withBeneficiary = inTurn(withCustomerSignedIn, people => addBeneficiary(people, PALM), confirmBeneficiary)

const withDocument = inTurn(withCustomerSignedIn, uploadExampleDocument)

export const preparations: Preparations = {
  searchCustomers: withAccount,
  getCustomer: withMoneyAndDevices,
  listCustomerTransactions: inTurn(withAccount, postExampleTransactions),
  listCustomerBeneficiaries: withBeneficiary,
  listCustomerDocuments: withDocument,
  downloadCustomerDocument: withDocument,
  suspendBeneficiary: withBeneficiary,
  resumeBeneficiary: inTurn(withBeneficiary, suspendBeneficiary),
  unlockCustomer: withLockedAccount,
  freezeCustomer: withAccount,
  unfreezeCustomer: inTurn(withAccount, freeze),
  endCustomerSessions: withCustomerSignedIn,
  changeSignInCall: withAccount,
  exportCustomer: withAccount,
}

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
}

const unknownBeneficiary = after(async ({ wallet }) => {
  wallet.beneficiaryId = crypto.randomUUID()
})
const beneficiaryOfNobody: ScenarioScript = async ({ prepare, call, wallet }) => {
  await prepare()
  return call({ parameters: { customerId: crypto.randomUUID(), beneficiaryId: wallet.beneficiaryId } })
}

const documentOfNobody: ScenarioScript = async ({ prepare, call, wallet }) => {
  await prepare()
  return call({ parameters: { customerId: crypto.randomUUID(), businessDocumentId: wallet.businessDocumentId } })
}

const requireCall = async ({ staff, newcomer }: ScenarioContext) => {
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
    second_page: after(async ({ staff, newcomer, wallet }) => {
      const page = await staff.get(`/customers/${newcomer.userId}/transactions?limit=1`)
      wallet.cursor = (await page.json()).nextCursor
    }),
    wallet_not_found: preparedBy(withoutWallet),
  },

  listCustomerBeneficiaries: {
    customer_not_found: customerNotFound,
    suspended: after(suspendBeneficiary),
    nothing: preparedBy(withAccount),
  },

  listCustomerDocuments: {
    customer_not_found: customerNotFound,
    nothing: preparedBy(withAccount),
  },

  downloadCustomerDocument: {
    customer_not_found: documentOfNobody,
  },

  suspendBeneficiary: {
    customer_not_found: beneficiaryOfNobody,
    beneficiary_not_found: unknownBeneficiary,
    beneficiary_state_invalid: after(suspendBeneficiary),
  },

  resumeBeneficiary: {
    customer_not_found: beneficiaryOfNobody,
    beneficiary_not_found: unknownBeneficiary,
    beneficiary_state_invalid: after(resumeBeneficiary),
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
