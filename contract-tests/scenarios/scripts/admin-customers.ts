import { closeTogether } from '#api/testing/closure-steps.ts'
import { withAccount } from '../../steps/sign-in.ts'
import { colleagueOf, withOwnRequest } from '../../steps/staff-requests.ts'
import { freeze, openExampleSubWallet } from '../../steps/wallet.ts'
import {
  resumeBeneficiary,
  suspendBeneficiary,
  withLockedAccount,
  withoutWallet,
} from '../../subjects/admin-customers.ts'
import { after } from '../preconditions.ts'
import type { ScenarioContext, ScenarioScript, ScenarioScripts } from '../scenario-context.ts'
import { closedBefore, customerNotFound, duringSignUp } from './admin-preconditions.ts'

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

const requireCall = async ({ staff, person }: ScenarioContext) => {
  await staff.put(`/customers/${person.userId}/sign-in-call`, {
    signInCall: true,
    reason: 'SIM swap reported, case 2026-31',
  })
}

export const customerScenarios: ScenarioScripts = {
  searchCustomers: {
    next_page: async ({ staff, world, prepare, call }) => {
      await staff.signIn()
      const { items } = await (await staff.get('/customers')).json()
      world.clock.advance(1)
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
    customer_frozen: after(async user => {
      await user.staff.post(`/customers/${user.person.userId}/freeze`, { reason: 'Fraud report 2026-17' })
    }),
    closure_requested: async context => {
      await withOwnRequest(context)
      return context.call()
    },
    customer_closed: async context => {
      await withAccount(context)
      await closeTogether(context.staff, await colleagueOf(context), context.person.userId)
      return context.call()
    },
    customer_locked: async context => {
      await withLockedAccount(context)
      return context.call()
    },
  },

  listCustomerTransactions: {
    customer_not_found: customerNotFound,
    sub_wallet: after(openExampleSubWallet),
    second_page: after(async ({ staff, person, wallet }) => {
      const page = await staff.get(`/customers/${person.userId}/transactions?limit=1`)
      wallet.cursor = (await page.json()).nextCursor
    }),
    wallet_not_found: async context => {
      await withoutWallet(context)
      return context.call()
    },
  },

  listCustomerBeneficiaries: {
    customer_not_found: customerNotFound,
    suspended: after(suspendBeneficiary),
    nothing: async context => {
      await withAccount(context)
      return context.call()
    },
  },

  listCustomerDocuments: {
    customer_not_found: customerNotFound,
    nothing: async context => {
      await withAccount(context)
      return context.call()
    },
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
    not_locked: async context => {
      await withAccount(context)
      return context.call()
    },
  },

  freezeCustomer: {
    customer_not_found: customerNotFound,
    wallet_already_frozen: after(freeze),
    wallet_not_found: async context => {
      await withoutWallet(context)
      return context.call()
    },
  },

  unfreezeCustomer: {
    customer_not_found: customerNotFound,
    wallet_not_frozen: async context => {
      await withAccount(context)
      return context.call()
    },
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
