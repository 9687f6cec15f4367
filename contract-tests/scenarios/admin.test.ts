import { eq } from 'drizzle-orm'
import { wallets } from '#api/db/schema/wallet.ts'
import { askForClosure, closeTogether, decideRequest } from '#api/testing/closure-steps.ts'
import { deny, removeFromDenyList } from '#api/testing/deny-list-steps.ts'
import { signUp } from '#api/testing/personas.ts'
import { newAdmin, type Staff } from '#api/testing/staff.ts'
import { emptySuspense } from '#api/testing/suspense.ts'
import { newNationalId } from '#api/testing/unique-values.ts'
import { topUp } from '#api/testing/wallet.ts'
import { decideUnknownTransfer } from '#api/transfers/decide-unknown-transfer.ts'
import { LOCKOUT_FAILURES } from '#domain/constants.ts'
import * as client from '#web/api/generated/admin.ts'
import {
  askForOutcome,
  askToCredit,
  colleagueOf,
  findNewestEvent,
  findPurpose,
  resumeBeneficiary,
  suspendBeneficiary,
  withAccount,
  withCreditOfCustomer,
  withLockedAccount,
  withOwnRequest,
  withoutWallet,
  withRegistrationReview,
  withRescreeningReview,
  withScreeningReview,
  withSettlementRequest,
  withSuspenseRequest,
} from '../prepare-admin.ts'
import { busyHasher, SHORT_TIMEOUT_SECONDS } from '../test-doubles.ts'
import { freeze, openExampleSubWallet, postFor } from '../wallet-setup.ts'
import { after } from './preconditions.ts'
import { runScenarios } from './run-scenarios.ts'
import type { ScenarioContext, ScenarioScript, ScenarioScripts } from './scenario-context.ts'

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

const unknown =
  (name: 'optionId' | 'customerId' | 'reviewId' | 'entryId' | 'requestId' | 'transferId'): ScenarioScript =>
  async ({ staff, call }) => {
    await staff.signIn()
    return call({ parameters: { [name]: crypto.randomUUID() } })
  }

const customer_not_found = unknown('customerId')
const unknownBeneficiary = after(async ({ wallet }) => {
  wallet.beneficiaryId = crypto.randomUUID()
})
const beneficiaryOfNobody: ScenarioScript = async ({ prepare, call, wallet }) => {
  await prepare()
  return call({ parameters: { customerId: crypto.randomUUID(), beneficiaryId: wallet.beneficiaryId } })
}
const unknownCredit = after(async ({ adminValues }) => {
  adminValues.creditId = crypto.randomUUID()
})

const screening: ScenarioScript = async context => {
  await withScreeningReview(context)
  return context.call()
}

const registration: ScenarioScript = async context => {
  await withRegistrationReview(context)
  return context.call()
}

const rescreening: ScenarioScript = async context => {
  await withRescreeningReview(context)
  return context.call()
}

const decidedBefore = after(({ staff, adminValues, scenario: { body } }) =>
  staff.decide(adminValues.reviewId, 'approve', body?.note ?? 'Passport seen'),
)

const removal = ({ staff, adminValues }: ScenarioContext) =>
  removeFromDenyList(staff, adminValues.entryId, 'Another person, case 2026-17 closed')

const ownRequest: ScenarioScript = async context => {
  await withOwnRequest(context)
  return context.call()
}

const duringSignUp: ScenarioScript = async ({ person, staff, call }) => {
  await person.upTo('cr')
  await staff.signIn()
  return call()
}

const requireCall = async ({ staff, person }: ScenarioContext) => {
  await staff.put(`/customers/${person.userId}/sign-in-call`, {
    signInCall: true,
    reason: 'SIM swap reported, case 2026-31',
  })
}

const closedBefore = after(context => closeAccount(context))

const toCredit = withSuspenseRequest('credit')

const suspenseRequest =
  (act: 'credit' | 'send back'): ScenarioScript =>
  async context => {
    await withSuspenseRequest(act)(context)
    return context.call()
  }

/** Somebody has decided about all that is in suspense. */
const suspenseIsDecided = ({ world }: ScenarioContext) => emptySuspense(world.deps)

const deactivateWallet = async ({ world, person }: ScenarioContext) => {
  await world.deps.db.update(wallets).set({ status: 'inactive' }).where(eq(wallets.accountId, person.userId))
}

/** The wallet may not hold the money in suspense. */
const overMaximum =
  (prepare: (context: ScenarioContext) => Promise<void>): ScenarioScript =>
  async context => {
    await prepare(context)
    return context.call({}, context.world.with({ licence: { maximumBalance: 1 } }))
  }

/** What a colleague has asked for is decided after this. */
const creditingAfter =
  (action: (context: ScenarioContext) => Promise<unknown>): ScenarioScript =>
  async context => {
    await toCredit(context)
    await action(context)
    return context.call()
  }

const settlementRequest: ScenarioScript = async context => {
  await withSettlementRequest(context)
  return context.call()
}

/** The provider has answered meanwhile. */
const providerAnswers = async ({ world, transfer }: ScenarioContext) => {
  const { deps } = world
  await deps.db.transaction(tx => decideUnknownTransfer(tx, deps, transfer.transferId, 'paid'))
}

const closeAccount = async (context: ScenarioContext) =>
  closeTogether(context.staff, await colleagueOf(context), context.person.userId)

const moneyArrives = (user: ScenarioContext) => postFor(user, topUp(100_00))

/** The same key with another note. */
const otherNote: ScenarioScript = async ({ prepare, call, scenario }) => {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  await prepare()
  await call({ headers })
  return call({ headers, body: { ...scenario.body, note: 'Passport not seen' } })
}

const withNafath =
  (decide: () => Promise<{ kind: 'unavailable' }>): ScenarioScript =>
  async ({ prepare, world, call }) => {
    await prepare()
    const nafath = { ...world.deps.providers.nafath, decide }
    return call({}, world.with({ providers: { nafath }, providerTimeoutSeconds: SHORT_TIMEOUT_SECONDS }))
  }

const adminScenarios: ScenarioScripts = {
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
    customer_not_found,
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
    customer_not_found,
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

  listSuspenseCredits: {
    of_customer: async context => {
      await withCreditOfCustomer(context)
      return context.call()
    },
    requested: suspenseRequest('credit'),
    nothing: after(suspenseIsDecided),
  },

  requestSuspenseCrediting: {
    suspense_credit_not_found: unknownCredit,
    customer_not_found: async ({ prepare, call, scenario }) => {
      await prepare()
      return call({ body: { ...scenario.body, customerId: crypto.randomUUID() } })
    },
    wallet_not_found: async context => {
      await context.prepare()
      const { userId } = await signUp(context.world.app).upTo('cr')
      return context.call({ body: { ...context.scenario.body, customerId: userId } })
    },
    suspense_credit_decided: after(suspenseIsDecided),
    request_pending: after(context => askToCredit(context, context.staff)),
    wallet_inactive: after(deactivateWallet),
    maximum_balance_exceeded: overMaximum(({ prepare }) => prepare()),
    account_closed: closedBefore,
  },

  searchTransfers: {
    next_page: async ({ prepare, call, transfer, person }) => {
      await prepare()
      return call({ parameters: { customerId: person.userId, cursor: transfer.transferId } })
    },
    cursor_invalid: async ({ prepare, call }) => {
      await prepare()
      return call({ parameters: { cursor: crypto.randomUUID() } })
    },
  },

  getAdminTransfer: { transfer_not_found: unknown('transferId'), requested: settlementRequest },

  requestTransferSettlement: {
    transfer_not_found: unknown('transferId'),
    transfer_state_invalid: after(providerAnswers),
    request_pending: after(context => askForOutcome(context, context.staff)),
  },

  requestSuspenseReturn: {
    suspense_credit_not_found: unknownCredit,
    suspense_credit_decided: after(suspenseIsDecided),
    request_pending: after(context => askToCredit(context, context.staff)),
  },

  listCustomerBeneficiaries: {
    customer_not_found,
    suspended: after(suspendBeneficiary),
    nothing: async context => {
      await withAccount(context)
      return context.call()
    },
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
    customer_not_found,
    not_locked: async context => {
      await withAccount(context)
      return context.call()
    },
  },

  freezeCustomer: {
    customer_not_found,
    wallet_already_frozen: after(freeze),
    wallet_not_found: async context => {
      await withoutWallet(context)
      return context.call()
    },
  },

  unfreezeCustomer: {
    customer_not_found,
    wallet_not_frozen: async context => {
      await withAccount(context)
      return context.call()
    },
  },

  endCustomerSessions: { customer_not_found },

  exportCustomer: { customer_not_found },

  changeSignInCall: {
    customer_not_found,
    account_not_found: duringSignUp,
    without_call: after(requireCall),
    sign_in_call_unchanged: after(requireCall),
    account_closed: closedBefore,
  },

  requestAccountClosure: {
    customer_not_found,
    account_not_found: duringSignUp,
    wallet_not_empty: after(moneyArrives),
    request_pending: after(({ staff, person }) => askForClosure(staff, person.userId)),
    account_closed: closedBefore,
  },

  listStaffRequests: {
    suspense_crediting: suspenseRequest('credit'),
    suspense_return: suspenseRequest('send back'),
    transfer_settlement: settlementRequest,
    own: ownRequest,
    closed: async context => {
      await withOwnRequest(context)
      await decideRequest(context.staff, context.adminValues.requestId, 'withdraw', 'The customer stays')
      return context.call()
    },
  },

  decideStaffRequest: {
    withdrawn: ownRequest,
    suspense_credited: suspenseRequest('credit'),
    suspense_sent_back: suspenseRequest('send back'),
    transfer_settled: settlementRequest,
    transfer_state_invalid: async context => {
      await withSettlementRequest(context)
      await providerAnswers(context)
      return context.call()
    },
    suspense_credit_decided: creditingAfter(suspenseIsDecided),
    wallet_inactive: creditingAfter(deactivateWallet),
    maximum_balance_exceeded: overMaximum(toCredit),
    account_closed: creditingAfter(closeAccount),
    second_person_required: ownRequest,
    staff_request_not_found: unknown('requestId'),
    staff_request_closed: after(({ staff, adminValues }) => decideRequest(staff, adminValues.requestId, 'reject')),
    wallet_not_empty: after(moneyArrives),
    idempotency_mismatch: otherNote,
  },

  listReviews: { closed: decidedBefore, not_on_registration: registration, rescreening },

  decideReview: {
    registration_approved: registration,
    registration_rejected: registration,
    registration_asked_again: registration,
    rescreening_approved: rescreening,
    rescreening_rejected: rescreening,
    rescreening_asked_again: rescreening,
    screening_approved: screening,
    screening_rejected: screening,
    screening_asked_again: screening,
    review_not_found: unknown('reviewId'),
    review_closed: decidedBefore,
    idempotency_mismatch: otherNote,
    nafath_unavailable: withNafath(async () => ({ kind: 'unavailable' })),
  },

  listDenyList: {
    removed: after(removal),
    next_page: async ({ staff, prepare, call }) => {
      await prepare()
      const { entryId: cursor } = await deny(staff, newNationalId('2'))
      return call({ parameters: { cursor } })
    },
  },

  addToDenyList: {
    deny_list_duplicate: after(({ staff, person }) => deny(staff, person.values.idNumber)),
  },

  removeFromDenyList: {
    deny_list_entry_not_found: unknown('entryId'),
    deny_list_entry_removed: after(removal),
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

runScenarios('admin', client, adminScenarios)
