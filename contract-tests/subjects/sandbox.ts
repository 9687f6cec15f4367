import { Customer } from '#api/testing/customer.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { newSandboxBusiness } from '#api/testing/sandbox-businesses.ts'
import { phoneFromE164 } from '#domain/phone.ts'
import { CHOICE, CONSTANT, IDENTIFIER, IN_RESPONSE, KEY, type RequestFields, readIn } from '../request-fields.ts'
import { withEmailChange } from '../steps/email-changes.ts'
import { inTurn, type Preparation, type Preparations, successOf } from '../steps/preparation.ts'
import { callPlaced, signedIn, waitingInNafath } from '../steps/sign-in.ts'
import { payExampleTopUp, TOP_UPS, withTopUp } from '../steps/top-ups.ts'
import { withHeldTransfer, withSettledTransfer } from '../steps/transfers.ts'
import { postFor, withTransactions } from '../steps/wallet.ts'
import { openAccount, type TestUser } from '../test-user.ts'

/** Opens the IBAN of the wallet and keeps it. */
async function openExampleIban({ customer, wallet }: TestUser): Promise<void> {
  wallet.iban = (await successOf(customer.get(`${TOP_UPS}/bank-details`))).iban
}

/** The holder of the card is asked. */
const withPayment = inTurn(withTopUp, payExampleTopUp)

/** The customer is the owner of the business of the examples, who has signed in. */
const withBusiness: Preparation = async user => {
  const made = await newSandboxBusiness(user.world.app, { name: 'Najd Bakery' })
  user.customer = new Customer(user.world.app, {
    identifier: phoneFromE164(made.business.phoneNumber),
    password: made.password,
  })
  user.person.userId = made.business.accountId
  await user.customer.signIn()
}

export const preparations: Preparations = {
  listSandboxMessages: ({ person }) => person.askForCode(),
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
      // Known to the staff alone.
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
    prepare: async user => {
      await openAccount(user)
      await user.customer.signIn()
      await postFor(user, topUp(500_00))
    },
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
