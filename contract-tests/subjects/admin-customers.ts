import { countAttempt, failAttempt, loginLockout } from '#api/people/accounts/lockouts.ts'
import { OTHER_DEVICE } from '#api/testing/customer.ts'
import { setBeneficiary } from '#api/testing/money/transfers.ts'
import { LOCKOUT_FAILURES } from '#domain/constants.ts'
import { inAdminEvent, inCustomer, type RequestFields } from '../request-fields.ts'
import { addBeneficiary, confirmBeneficiary, PALM } from '../steps/beneficiaries.ts'
import { uploadExampleDocument } from '../steps/business-documents.ts'
import { inTurn, type Preparation, type Preparations } from '../steps/preparation.ts'
import { staffSignedIn, withAccount } from '../steps/sign-in.ts'
import { freeze, openExampleSubWallet, postExampleTransactions } from '../steps/wallet.ts'
import { openAccount } from '../test-user.ts'

export const withLockedAccount = inTurn(withAccount, async ({ world, person }) => {
  const { db, clock } = world.deps
  const key = loginLockout(person.userId)
  // Counted directly: verifying a password for each attempt would be slow.
  for (let count = 0; count < LOCKOUT_FAILURES; count++) await countAttempt(db, key, clock())
  await failAttempt(db, key, clock())
})

const withCustomerSignedIn = inTurn(withAccount, ({ customer }) => customer.signIn())

const withMoneyAndDevices: Preparation = async user => {
  await withAccount(user)
  const laptop = await user.customer.at(OTHER_DEVICE).signIn()
  await laptop.post('/api/v1/auth/logout', { refreshToken: laptop.refreshToken })
  user.world.clock.advance(60)
  await user.customer.signIn()
  await postExampleTransactions(user)
  await openExampleSubWallet(user)
}

export const withoutWallet: Preparation = async user => {
  await openAccount(user, { hasNoProfile: true })
  await staffSignedIn(user)
}

const withBeneficiary = inTurn(withCustomerSignedIn, user => addBeneficiary(user, PALM), confirmBeneficiary)

export const suspendBeneficiary: Preparation = async ({ world, wallet }) => {
  await setBeneficiary(world.deps, wallet.beneficiaryId, 'suspended')
}

export const resumeBeneficiary: Preparation = async ({ world, wallet }) => {
  await setBeneficiary(world.deps, wallet.beneficiaryId, 'active')
}

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
