import { addSeconds } from '#api/kernel/platform/clock.ts'
import { sar } from '#api/testing/money/wallet.ts'
import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import { operationOf } from '../contract.ts'
import { authenticate } from '../steps/sign-in.ts'
import { deactivate, freeze, openExampleSubWallet, postFor } from '../steps/wallet.ts'
import { prepareFor } from '../subjects/all-subjects.ts'
import { openAccount } from '../test-user.ts'
import { after } from './preconditions.ts'
import { runScenarios } from './run-scenarios.ts'
import type { ScenarioScript, ScenarioScripts } from './scenario-context.ts'

const withEmptyWallet: ScenarioScript = async context => {
  await openAccount(context)
  return context.call()
}

/** Of somebody who has signed up. */
const withoutBusiness: ScenarioScript = async context => {
  await authenticate(context.operation, context)
  return context.call()
}

const postingScenarios: ScenarioScripts = {
  createSandboxPosting: {
    top_up_sub_wallet: after(openExampleSubWallet),
    move: after(openExampleSubWallet),
    move_back: after(async context => {
      await openExampleSubWallet(context)
      await postFor(context, { kind: 'move', key: 'earlier-move', to: context.wallet.subWalletId, amount: sar(200_00) })
    }),
    wallet_not_found: ({ call }) => call(),
    hold_not_found: withEmptyWallet,
    insufficient_funds: withEmptyWallet,
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    hold_ended: after(context =>
      postFor(context, { kind: 'release', key: 'earlier-release', holdId: context.wallet.holdId }),
    ),
    not_reversible: after(context =>
      postFor(context, { kind: 'reversal', key: 'earlier-reversal', referenceId: context.wallet.referenceId }),
    ),
    idempotency_mismatch: after(({ scenario, person: { phoneNumber }, call }) =>
      call({ body: { ...scenario.body, phoneNumber, counterparty: 'Tamimi Markets' } }),
    ),
  },
}

const MONTH_SECONDS = 31 * 86_400

const unknownPayment: ScenarioScript = ({ call }) => call({ parameters: { paymentId: crypto.randomUUID() } })
/** A transfer to another Plink customer reaches no bank. */
const toCustomer: ScenarioScript = async context => {
  await prepareFor(operationOf('getTransfer'), context)
  return context.call()
}

const unknownTransfer: ScenarioScript = ({ call }) => call({ parameters: { transferId: crypto.randomUUID() } })
const ofTransfer = { transfer_not_found: unknownTransfer, transfer_state_invalid: toCustomer }
const transferScenarios: ScenarioScripts = {
  settleSandboxTransfer: ofTransfer,
  failSandboxTransfer: ofTransfer,
  returnSandboxTransfer: ofTransfer,
}

const unknownCall: ScenarioScript = ({ call }) => call({ parameters: { callbackId: crypto.randomUUID() } })

const unknownSession: ScenarioScript = ({ call }) => call({ parameters: { sessionId: crypto.randomUUID() } })

runScenarios('sandbox', {
  ...transferScenarios,
  resetSandboxBusiness: { sandbox_business_not_found: withoutBusiness },
  getSandboxClock: { sandbox_business_not_found: withoutBusiness },
  moveSandboxClock: {
    all_green: async ({ prepare, call, world }) => {
      await prepare()
      return call({ body: { now: addSeconds(world.clock(), MONTH_SECONDS).toISOString() } })
    },
    sandbox_business_not_found: withoutBusiness,
  },
  runSandboxRescreening: {
    customer_not_found: ({ call }) => call(),
    rescreening_hit: async ({ person, prepare, call }) => {
      person.values.idNumber = sandboxValues.idNumber.rescreening_hit[0]
      await prepare()
      return call()
    },
  },
  ...postingScenarios,
  createSandboxBankCredit: {
    wallet_inactive: after(deactivate),
    over_maximum: async ({ prepare, call, world }) => {
      await prepare()
      return call({}, world.with({ licence: { maximumBalance: 2_499_99 } }))
    },
  },
  getSandboxCardPayment: { top_up_not_found: unknownPayment },
  decideSandboxCardPayment: { top_up_not_found: unknownPayment },
  getSandboxNafathRequest: { nafath_session_not_found: unknownSession },
  decideSandboxNafath: {
    nafath_session_not_found: unknownSession,
    nafath_already_decided: async ({ prepare, call }) => {
      await prepare()
      await call()
      return call()
    },
  },
  pressSandboxCall: {
    callback_not_found: unknownCall,
    call_ended: async ({ prepare, call }) => {
      await prepare()
      await call()
      return call()
    },
  },
})
