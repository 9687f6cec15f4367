import { addSeconds } from '#api/kernel/platform/clock.ts'
import { Customer } from '#api/testing/customers/customer.ts'
import { newSandboxBusiness } from '#api/testing/customers/sandbox-businesses.ts'
import { sar, topUp } from '#api/testing/money/wallet.ts'
import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import { phoneFromE164 } from '#domain/phone.ts'
import { openAccount, type People } from '../people.ts'
import { CHOICE, CONSTANT, IDENTIFIER, IN_RESPONSE, KEY, type RequestFields, readIn } from '../request-fields.ts'
import { after, calledBefore, preparedBy, preparedFor, withSettings } from '../scripts/preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import { withEmailChange } from '../steps/email-changes.ts'
import { inTurn, type Preparations, successOf } from '../steps/preparation.ts'
import { callPlaced, signedIn, waitingInNafath } from '../steps/sign-in.ts'
import { openExampleSubWallet } from '../steps/sub-wallets.ts'
import { payExampleTopUp, TOP_UPS, withTopUp } from '../steps/top-ups.ts'
import { withHeldTransfer, withSettledTransfer } from '../steps/transfers.ts'
import { deactivate, freeze, postFor, withTransactions } from '../steps/wallet.ts'

/** Opens the IBAN of the wallet. */
async function openExampleIban({ customer }: People): Promise<{ walletIban: string }> {
  const { iban } = await successOf(customer.get(`${TOP_UPS}/bank-details`))
  return { walletIban: iban }
}

/** The card payment waits for its holder. */
const withPayment = inTurn(withTopUp, (people, topUp) => payExampleTopUp(people, topUp))

/** The owner of the business of the examples is signed in, in place of the customer. */
async function withBusiness({ plink, newcomer, customer }: People): Promise<void> {
  const { business, password } = await newSandboxBusiness(plink.app, { name: 'Najd Bakery' })
  const owner = new Customer(plink.app, { identifier: phoneFromE164(business.phoneNumber), password })
  const { accessToken } = await owner.signIn()
  newcomer.userId = business.accountId
  Object.assign(customer, { accessToken })
}

export const preparations: Preparations = {
  listSandboxMessages: ({ newcomer }) => newcomer.askForCode(),
  listSandboxEmails: withEmailChange,
  listSandboxNafathRequests: waitingInNafath,
  getSandboxNafathRequest: waitingInNafath,
  decideSandboxNafath: waitingInNafath,
  listSandboxCalls: callPlaced,
  pressSandboxCall: callPlaced,
  resetSandboxBusiness: withBusiness,
  getSandboxClock: withBusiness,
  moveSandboxClock: withBusiness,
  runSandboxRescreening: openAccount,
  createSandboxPosting: withTransactions,
  createSandboxBankCredit: inTurn(signedIn, openExampleIban),
  getSandboxCardPayment: withPayment,
  decideSandboxCardPayment: withPayment,
  settleSandboxTransfer: inTurn(withTransactions, withHeldTransfer),
  failSandboxTransfer: inTurn(withTransactions, withHeldTransfer),
  returnSandboxTransfer: inTurn(withTransactions, withSettledTransfer),
}

const inTransaction = readIn('listTransactions', 'items[0].')
const inHold = readIn('listHolds', 'items[0].')

export const requestFields: RequestFields = {
  createSandboxReconciliationFile: { fields: { source: CHOICE, day: CHOICE, differences: CHOICE } },
  decideSandboxNafath: {
    fields: { decision: { operation: 'getSandboxNafathRequest', path: 'status', as: { approve: 'approved' } } },
  },
  pressSandboxCall: { fields: { digit: { operation: 'getCallbackStatus', path: 'status', as: { 1: 'confirmed' } } } },
  createSandboxBusiness: {
    fields: { name: IN_RESPONSE, 'openingBalance.amount': IN_RESPONSE, 'openingBalance.currency': CONSTANT },
  },
  moveSandboxClock: { fields: { now: { operation: 'getSandboxClock', path: 'now' } } },
  createSandboxBankCredit: {
    fields: {
      iban: IDENTIFIER,
      'amount.amount': inTransaction('amount.amount'),
      'amount.currency': CONSTANT,
      remitterName: inTransaction('counterparty'),
      // Only the staff sees it.
      remitterIban: IDENTIFIER,
    },
  },
  decideSandboxCardPayment: {
    fields: {
      decision: { operation: 'getSandboxCardPayment', path: 'status', as: { approve: 'paid' } },
    },
  },
  runSandboxRescreening: { fields: { phoneNumber: IDENTIFIER } },
  createSandboxPosting: {
    prepare: inTurn(signedIn, async people => {
      await postFor(people, topUp(500_00))
    }),
    fields: {
      key: KEY,
      phoneNumber: IDENTIFIER,
      kind: CHOICE,
      subWallet: IDENTIFIER,
      type: inTransaction('type'),
      'amount.amount': inTransaction('amount.amount'),
      'amount.currency': CONSTANT,
      counterparty: inTransaction('counterparty'),
      counterpartyArabic: inTransaction('counterpartyArabic'),
      reason: inHold('reason'),
      expectedRelease: inHold('expectedRelease'),
      holdId: IDENTIFIER,
      referenceId: IDENTIFIER,
      from: IDENTIFIER,
      to: IDENTIFIER,
    },
  },
}

const withEmptyWallet: ScenarioScript = async context => {
  await openAccount(context)
  return context.call()
}

/** The customer has signed up, and so has no business of the sandbox. */
const withoutBusiness: ScenarioScript = async context => {
  await signedIn(context)
  return context.call()
}

const MONTH_SECONDS = 31 * 86_400

const unknown =
  (name: 'paymentId' | 'transferId' | 'callbackId' | 'sessionId'): ScenarioScript =>
  ({ call }) =>
    call({ parameters: { [name]: crypto.randomUUID() } })

/** A transfer to another Plink customer reaches no bank. */
const ofTransfer = { transfer_not_found: unknown('transferId'), transfer_state_invalid: preparedFor('getTransfer') }

export const scripts: ScenarioScripts = {
  settleSandboxTransfer: ofTransfer,
  failSandboxTransfer: ofTransfer,
  returnSandboxTransfer: ofTransfer,
  resetSandboxBusiness: { sandbox_business_not_found: withoutBusiness },
  getSandboxClock: { sandbox_business_not_found: withoutBusiness },
  moveSandboxClock: {
    all_green: async ({ prepare, call, plink }) => {
      await prepare()
      return call({ body: { now: addSeconds(plink.clock(), MONTH_SECONDS).toISOString() } })
    },
    sandbox_business_not_found: withoutBusiness,
  },
  runSandboxRescreening: {
    customer_not_found: ({ call }) => call(),
    rescreening_hit: async ({ newcomer, prepare, call }) => {
      newcomer.values.idNumber = sandboxValues.idNumber.rescreening_hit[0]
      await prepare()
      return call()
    },
  },
  createSandboxPosting: {
    top_up_sub_wallet: after(openExampleSubWallet),
    move: after(openExampleSubWallet),
    move_back: preparedBy(
      inTurn(withTransactions, openExampleSubWallet, async (people, { subWalletId: to }) => {
        await postFor(people, { kind: 'move', key: 'earlier-move', to, amount: sar(200_00) })
      }),
    ),
    wallet_not_found: ({ call }) => call(),
    hold_not_found: withEmptyWallet,
    insufficient_funds: withEmptyWallet,
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    hold_ended: preparedBy(
      inTurn(withTransactions, async (people, { holdId }) => {
        await postFor(people, { kind: 'release', key: 'earlier-release', holdId })
      }),
    ),
    not_reversible: preparedBy(
      inTurn(withTransactions, async (people, { referenceId }) => {
        await postFor(people, { kind: 'reversal', key: 'earlier-reversal', referenceId })
      }),
    ),
    idempotency_mismatch: async ({ prepare, scenario, newcomer: { phoneNumber }, call }) => {
      const made = await prepare()
      await call({ made, body: { ...scenario.body, phoneNumber, counterparty: 'Tamimi Markets' } })
      return call({ made })
    },
  },
  createSandboxBankCredit: {
    wallet_inactive: after(deactivate),
    over_maximum: withSettings({ licence: { maximumBalance: 2_499_99 } }),
  },
  getSandboxCardPayment: { top_up_not_found: unknown('paymentId') },
  decideSandboxCardPayment: { top_up_not_found: unknown('paymentId') },
  getSandboxNafathRequest: { nafath_session_not_found: unknown('sessionId') },
  decideSandboxNafath: {
    nafath_session_not_found: unknown('sessionId'),
    nafath_already_decided: calledBefore,
  },
  pressSandboxCall: {
    callback_not_found: unknown('callbackId'),
    call_ended: calledBefore,
  },
}
