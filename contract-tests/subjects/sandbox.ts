import { topUp } from '#api/testing/money/wallet.ts'
import { postFor } from '../preparations/wallet-setup.ts'
import { CHOICE, CONSTANT, IDENTIFIER, IN_RESPONSE, KEY, type RequestFields, readIn } from '../request-fields.ts'
import { openAccount } from '../test-user.ts'

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
