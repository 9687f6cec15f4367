import { eq } from 'drizzle-orm'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { cleanIban } from '#domain/money/iban.ts'
import { operationOf } from './contract.ts'
import { confirmApiKey } from './preparations/api-key-setup.ts'
import { confirmBeneficiary } from './preparations/beneficiary-setup.ts'
import { prepareFor } from './preparations/prepare.ts'
import { withActiveBeneficiary, withPayees, withSendingKey } from './preparations/prepare-transfers.ts'
import { confirmInvitation } from './preparations/team-setup.ts'
import { openExampleSubWallet, postFor, tryActionCode } from './preparations/wallet-setup.ts'
import { confirmEndpoint, withOtherEndpoint } from './preparations/webhook-setup.ts'
import { openAccount, type TestUser } from './test-user.ts'

/** Where a field that a request has sent is read. */
interface ReadBack {
  /** The operationId that returns it. */
  operation: string
  /** Its path in the response. `items[code]` is the item with the code that was sent, `items[id=optionId]` the item with the optionId that was sent. */
  path: string
  /** Of the reading operation, where its example is about something else. */
  parameters?: Record<string, string>
  /** What is read for what was sent, where the two differ. */
  as?: Record<string, string> | ((sent: string) => string)
}

/** Why no response returns a field. */
type Reason = (typeof REASONS)[number]
const REASONS = [
  'a credential: it is stored as a hash, or a token that is used up',
  'a code: it is used up',
  'a proof: it must match what is stored, else the request is refused',
  'a fact: it must match what is stored, else the request is refused',
  'an identifier of what the request acts on',
  'a choice of what the request does',
  'a key: a second request with it does nothing',
  'a constant: it has one value',
  'of the registry: what it has is stored instead',
  'a fact of the sandbox: the response itself has it',
] as const
const [CREDENTIAL, CODE, PROOF, FACT, IDENTIFIER, CHOICE, KEY, CONSTANT, OF_REGISTRY, IN_RESPONSE] = REASONS

interface StoringOperation {
  /** In place of the operation's usual preparation. */
  prepare?(user: TestUser): Promise<unknown>
  /** What has to follow the request before its fields can be read. */
  afterwards?(user: TestUser): Promise<unknown>
  fields: Record<string, ReadBack | Reason>
}

const inSession = (path: string): ReadBack => ({ operation: 'getOnboardingSession', path: `data.${path}` })
const inTransaction = (path: string): ReadBack => ({ operation: 'listTransactions', path: `items[0].${path}` })
const inInvitation = (path: string): ReadBack => ({ operation: 'getTeam', path: `invitations[0].${path}` })
const inHold = (path: string): ReadBack => ({ operation: 'listHolds', path: `items[0].${path}` })
const inTransfer = (path: string): ReadBack => ({ operation: 'getTransfer', path })
const inBillPayment = (path: string): ReadBack => ({ operation: 'getBillPayment', path })
const inSavedBill = (path: string): ReadBack => ({ operation: 'listSavedBills', path: `items[0].${path}` })
const inOption = (path: string): ReadBack => ({
  operation: 'listAdminKybOptions',
  path,
  parameters: { category: 'purpose_of_account' },
})
const inClosedRequest = (path: string): ReadBack => ({
  operation: 'listStaffRequests',
  path: `items[0].${path}`,
  parameters: { status: 'closed' },
})
const inBeneficiary = (path: string): ReadBack => ({
  operation: 'listBeneficiaries',
  path: `items[0].${path}`,
  parameters: {},
})
const inEndpoint = (path: string): ReadBack => ({ operation: 'listWebhookEndpoints', path: `items[0].${path}` })
const inPreference = (path: string): ReadBack => ({
  operation: 'getNotificationPreferences',
  path: `items[group].${path}`,
})
const inApiKey = (path: string): ReadBack => ({ operation: 'listApiKeys', path: `items[0].${path}` })
const inCustomer = (path: string): ReadBack => ({ operation: 'getCustomer', path })

const sessionDevice = (prefix = ''): Record<string, ReadBack> =>
  Object.fromEntries(
    ['platform', 'userAgent', 'screenResolution', 'timezone'].map(name => [
      `${prefix}${name}`,
      { operation: 'listSessions', path: `items[0].device.${name}` },
    ]),
  )

/** Every field of every request that may store something, by operationId. Lists of objects and nested objects: `limit.amount`. */
export const REQUEST_FIELDS: Record<string, StoringOperation> = {
  sendOtp: {
    afterwards: ({ person }) => person.verifyPhone(),
    fields: {
      phoneNumber: inSession('phone'),
      businessType: inSession('businessType'),
      alternativeScreen: CHOICE,
      locale: CHOICE,
      joinsTeam: CHOICE,
    },
  },
  verifyOtp: { fields: { phoneNumber: IDENTIFIER, otp: CODE, locale: CHOICE } },
  setPassword: { fields: { userId: IDENTIFIER, password: CREDENTIAL } },
  setPasscode: { fields: { userId: IDENTIFIER, passcode: CREDENTIAL } },
  loginWithPassword: {
    prepare: async user => {
      await openAccount(user)
      const isTheirs = eq(accounts.id, user.person.userId)
      await user.world.deps.db.update(accounts).set({ signInCheck: 'none' }).where(isTheirs)
    },
    fields: { emailOrPhone: IDENTIFIER, password: CREDENTIAL, ...sessionDevice('device.') },
  },
  verifyLoginOtp: { fields: { userId: IDENTIFIER, otp: CODE, locale: CHOICE, ...sessionDevice('device.') } },
  resendLoginOtp: {
    fields: {
      userId: IDENTIFIER,
      'device.platform': PROOF,
      'device.userAgent': PROOF,
      'device.screenResolution': PROOF,
      'device.timezone': PROOF,
    },
  },
  completeCallback: { fields: sessionDevice() },
  forgotPassword: { fields: { idUnn: PROOF, dateOfBirth: PROOF, phoneNumber: PROOF } },
  resetPassword: { fields: { resetToken: CREDENTIAL, otp: CODE, newPassword: CREDENTIAL } },
  requestContact: {
    prepare: ({ staff }) => staff.signIn(),
    fields: { phoneNumber: { operation: 'listContactRequests', path: 'items[0].phoneNumber' } },
  },
  changeEmail: {
    fields: {
      currentPassword: CREDENTIAL,
      email: { operation: 'getEmailChange', path: 'emailChange.newEmail' },
    },
  },
  confirmEmailChange: { fields: { token: CREDENTIAL } },
  changePassword: { fields: { currentPassword: CREDENTIAL, newPassword: CREDENTIAL } },
  startPhoneChange: {
    fields: {
      currentPassword: CREDENTIAL,
      newPhoneNumber: { operation: 'getPhoneChange', path: 'phoneChange.newPhoneNumber' },
    },
  },
  changeMessageLanguage: { fields: { messageLanguage: { operation: 'getMe', path: 'messageLanguage' } } },
  confirmPhoneChange: { fields: { otp: CODE } },
  refreshTokens: { fields: { refreshToken: CREDENTIAL } },
  receiveCallDigits: { fields: { callId: PROOF, digits: CHOICE } },
  receiveBankCredit: {
    fields: {
      'X-Bank-Timestamp': PROOF,
      'X-Bank-Signature': PROOF,
      bankReference: KEY,
      iban: IDENTIFIER,
      amount: FACT,
      currency: CONSTANT,
      remitterName: FACT,
      remitterIban: FACT,
      bookedAt: FACT,
    },
  },
  receivePaymentEvent: {
    fields: { type: CHOICE, secret_token: CREDENTIAL, 'data.id': IDENTIFIER, reference: IDENTIFIER },
  },
  receiveNafathToken: { fields: { token: CREDENTIAL, requestId: PROOF } },
  logout: { fields: { refreshToken: CREDENTIAL, onboardingToken: CREDENTIAL } },

  validateCr: { fields: { crNumber: inSession('crNumber') } },
  // The session shows the number once `idPhoneMatch` has matched it with the phone.
  localScreening: {
    afterwards: ({ person }) => {
      const { phoneNumber, values } = person
      return person.post('/api/v1/verification/id-phone-match', { phoneNumber, idNumber: values.idNumber })
    },
    fields: { idNumber: inSession('idNumber') },
  },
  idPhoneMatch: { fields: { idNumber: inSession('idNumber'), phoneNumber: FACT } },
  initiateNafath: {
    fields: {
      nationalId: { operation: 'listSandboxNafathRequests', path: 'items[0].nationalId' },
      phoneE164: { operation: 'listSandboxNafathRequests', path: 'items[0].phoneNumber' },
    },
  },
  runGlobalScreening: { fields: { idNumber: FACT, phoneNumber: FACT, crNumber: FACT, businessType: FACT } },
  submitKyb: {
    fields: {
      annualRevenue: inSession('kybData.annualRevenue'),
      businessActivity: inSession('kybData.businessActivity'),
      purposeOfAccount: inSession('kybData.purposeOfAccount'),
      purposeOther: inSession('kybData.purposeOther'),
    },
  },
  createProfile: {
    afterwards: ({ customer }) => customer.signIn(),
    fields: {
      userId: IDENTIFIER,
      businessType: FACT,
      businessName: OF_REGISTRY,
      businessNameArabic: OF_REGISTRY,
      crNumber: FACT,
      freelancerLicense: FACT,
      nationalId: FACT,
      phoneE164: FACT,
      annualRevenue: FACT,
      businessActivity: FACT,
      accountPurpose: FACT,
    },
  },

  markTransactionsSeen: { fields: { referenceId: IDENTIFIER } },
  updateTransaction: {
    fields: {
      note: { operation: 'getTransaction', path: 'note' },
      categoryId: { operation: 'getTransaction', path: 'category.categoryId' },
    },
  },
  reportTransactionProblem: {
    fields: {
      problem: { operation: 'listTransactionCases', path: 'items[0].problem' },
      text: { operation: 'listTransactionCases', path: 'items[0].messages[0].text' },
    },
  },
  writeToTransactionCase: {
    fields: { text: { operation: 'listTransactionCases', path: 'items[0].messages[1].text' } },
  },
  answerTransactionCase: {
    fields: { text: { operation: 'listTransactionCases', path: 'items[0].messages[1].text' }, closes: CHOICE },
  },
  createTransactionCategory: {
    fields: { name: { operation: 'listTransactionCategories', path: 'items[10].name' } },
  },
  renameTransactionCategory: {
    fields: { name: { operation: 'listTransactionCategories', path: 'items[0].name' } },
  },
  createWalletAction: {
    afterwards: user => tryActionCode(user, user.customer.otp),
    fields: {
      type: CHOICE,
      transactionType: IDENTIFIER,
      period: IDENTIFIER,
      'limit.amount': { operation: 'getLimits', path: 'overall.daily.limit.amount' },
      'limit.currency': CONSTANT,
      name: { operation: 'listSubWallets', path: 'items[0].name' },
    },
  },
  renameSubWallet: { fields: { name: { operation: 'listSubWallets', path: 'items[0].name' } } },
  moveMoney: {
    fields: {
      from: IDENTIFIER,
      to: IDENTIFIER,
      'amount.amount': { operation: 'listSubWallets', path: 'items[0].balance.amount' },
      'amount.currency': CONSTANT,
    },
  },
  confirmWalletAction: { fields: { otp: CODE } },
  createApiKey: {
    afterwards: confirmApiKey,
    fields: {
      name: inApiKey('name'),
      scopes: inApiKey('scopes'),
      validDays: CHOICE,
      'sending.beneficiaryIds': inApiKey('sending.beneficiaryIds'),
      'sending.dailyCap.amount': inApiKey('sending.dailyCap.amount'),
      'sending.dailyCap.currency': CONSTANT,
    },
  },
  rollApiKey: { fields: { overlapHours: CHOICE, validDays: CHOICE } },
  rollOwnApiKey: { fields: { overlapHours: CHOICE } },
  confirmApiKey: { fields: { otp: CODE } },
  markNotificationsRead: { fields: { upTo: IDENTIFIER } },
  changeNotificationPreferences: {
    fields: { group: IDENTIFIER, inApp: inPreference('inApp'), sms: inPreference('sms') },
  },
  createWebhookEndpoint: {
    afterwards: confirmEndpoint,
    fields: { url: inEndpoint('url'), eventTypes: inEndpoint('eventTypes') },
  },
  changeWebhookEndpoint: {
    prepare: withOtherEndpoint,
    afterwards: confirmEndpoint,
    fields: {
      url: inEndpoint('url'),
      eventTypes: inEndpoint('eventTypes'),
      enabled: { ...inEndpoint('state'), as: sent => (sent ? 'enabled' : 'disabled') },
    },
  },
  rollWebhookSecret: { fields: { overlapHours: CHOICE } },
  confirmWebhookEndpoint: { fields: { otp: CODE } },
  addBeneficiary: {
    afterwards: confirmBeneficiary,
    fields: {
      name: inBeneficiary('name'),
      iban: { ...inBeneficiary('iban'), as: cleanIban },
      identifier: { ...inBeneficiary('identifierLastDigits'), as: sent => sent.slice(-4) },
      nickname: inBeneficiary('nickname'),
    },
  },
  confirmBeneficiary: { fields: { otp: CODE } },
  inviteMember: {
    afterwards: confirmInvitation,
    fields: { phoneNumber: inInvitation('phoneNumber'), name: inInvitation('name'), role: inInvitation('role') },
  },
  confirmInvitation: { fields: { otp: CODE } },
  uploadBusinessDocument: { fields: { kind: { operation: 'listBusinessDocuments', path: 'items[0].kind' } } },
  sendMemberRoleCode: { fields: { role: CHOICE } },
  changeMemberRole: { fields: { role: { operation: 'getTeam', path: 'members[1].role' }, otp: CODE } },
  inquireBill: {
    fields: { billerCode: IDENTIFIER, account: IDENTIFIER },
  },
  payBills: {
    prepare: async user => {
      await prepareFor(operationOf('payBills'), user)
      await openExampleSubWallet(user)
      await postFor(user, topUp(2_000_00, { subWallet: user.wallet.subWalletId }))
    },
    fields: {
      'bills.billerCode': inBillPayment('billerCode'),
      'bills.account': inBillPayment('account'),
      'bills.amount.amount': inBillPayment('amount.amount'),
      'bills.amount.currency': CONSTANT,
      subWallet: inBillPayment('subWallet'),
    },
  },
  confirmBillPayments: { fields: { otp: CODE } },
  saveBill: {
    fields: {
      billerCode: inSavedBill('billerCode'),
      account: inSavedBill('account'),
      name: inSavedBill('name'),
      remind: inSavedBill('remind'),
    },
  },
  changeSavedBill: { fields: { name: inSavedBill('name'), remind: inSavedBill('remind') } },
  createTopUp: {
    fields: {
      'amount.amount': { operation: 'listTopUps', path: 'items[0].amount.amount' },
      'amount.currency': CONSTANT,
      subWallet: { operation: 'listTopUps', path: 'items[0].subWallet' },
    },
  },
  payTopUp: { fields: { cardToken: CREDENTIAL } },

  loginAdmin: { fields: { email: IDENTIFIER, password: CREDENTIAL, secondFactor: CODE, deviceToken: CREDENTIAL } },
  createKybOption: {
    fields: {
      category: IDENTIFIER,
      label: inOption('items[code].label'),
      translation: inOption('items[label=translation].label'),
      code: inOption('items[label].code'),
      order: inOption('items[code].order'),
      active: inOption('items[code].active'),
      locale: inOption('items[code].locale'),
    },
  },
  reorderKybOptions: {
    fields: {
      category: IDENTIFIER,
      codes: {
        operation: 'listKybOptions',
        path: 'items.*.code',
        parameters: { category: 'annual_revenue', locale: 'en' },
      },
    },
  },
  changeKybOption: {
    fields: {
      label: inOption('items[id=optionId].label'),
      code: inOption('items[id=optionId].code'),
      order: inOption('items[id=optionId].order'),
      active: inOption('items[id=optionId].active'),
    },
  },
  unlockCustomer: { fields: { reason: inCustomer('adminEvents[0].reason') } },
  freezeCustomer: { fields: { reason: inCustomer('wallet.freeze.reason') } },
  unfreezeCustomer: { fields: { reason: inCustomer('adminEvents[0].reason') } },
  suspendBeneficiary: { fields: { reason: inCustomer('adminEvents[0].reason') } },
  resumeBeneficiary: { fields: { reason: inCustomer('adminEvents[0].reason') } },
  endCustomerSessions: { fields: { reason: inCustomer('adminEvents[0].reason') } },
  changeSignInCall: {
    fields: { signInCall: inCustomer('signInCall'), reason: inCustomer('adminEvents[0].reason') },
  },
  addToDenyList: {
    fields: {
      idNumber: { operation: 'listDenyList', path: 'items[0].lastDigits', as: sent => sent.slice(-4) },
      reason: { operation: 'listDenyList', path: 'items[0].reason' },
    },
  },
  removeFromDenyList: {
    fields: {
      reason: { operation: 'listDenyList', path: 'items[0].removal.reason', parameters: { status: 'removed' } },
    },
  },
  exportCustomer: { fields: { reason: inCustomer('adminEvents[0].reason') } },
  requestStaffUnlock: {
    fields: {
      email: { operation: 'listStaffRequests', path: 'items[0].subject.name' },
      reason: { operation: 'listStaffRequests', path: 'items[0].reason' },
    },
  },
  requestAccountClosure: { fields: { reason: { operation: 'listStaffRequests', path: 'items[0].reason' } } },
  requestSuspenseCrediting: {
    fields: {
      customerId: { operation: 'listStaffRequests', path: 'items[0].customer.customerId' },
      reason: { operation: 'listStaffRequests', path: 'items[0].reason' },
    },
  },
  requestTransferSettlement: {
    fields: {
      outcome: { operation: 'listStaffRequests', path: 'items[0].payload.outcome' },
      reason: { operation: 'listStaffRequests', path: 'items[0].reason' },
    },
  },
  requestSuspenseReturn: { fields: { reason: { operation: 'listStaffRequests', path: 'items[0].reason' } } },
  requestTopUpCrediting: { fields: { reason: { operation: 'listStaffRequests', path: 'items[0].reason' } } },
  requestTopUpDispute: { fields: { reason: { operation: 'listStaffRequests', path: 'items[0].reason' } } },
  requestTopUpRefund: { fields: { reason: { operation: 'listStaffRequests', path: 'items[0].reason' } } },
  importReconciliationFile: { fields: { content: CHOICE } },
  requestDifferenceResolution: {
    fields: {
      resolution: { operation: 'listStaffRequests', path: 'items[0].payload.resolution' },
      reason: { operation: 'listStaffRequests', path: 'items[0].reason' },
    },
  },
  createSandboxReconciliationFile: { fields: { source: CHOICE, day: CHOICE, differences: CHOICE } },
  resolveMoneyException: {
    fields: {
      note: { operation: 'listMoneyExceptions', path: 'items[0].resolution.note', parameters: { status: 'resolved' } },
    },
  },
  decideStaffRequest: {
    fields: {
      decision: { ...inClosedRequest('state'), as: { approve: 'approved' } },
      note: inClosedRequest('decision.note'),
    },
  },
  decideReview: {
    fields: {
      decision: { ...inCustomer('reviews[0].status'), as: { approve: 'approved' } },
      note: inCustomer('reviews[0].decision.note'),
    },
  },

  createStatement: { fields: { from: CHOICE, to: CHOICE, subWallet: IDENTIFIER } },
  findRecipient: { fields: { identifier: IDENTIFIER } },
  createTransfer: {
    prepare: async user => {
      await openAccount(user)
      await user.customer.signIn()
      await postFor(user, topUp(500_00))
      await withPayees(user)
      await openExampleSubWallet(user)
      const { subWalletId: to } = user.wallet
      await postFor(user, { kind: 'move', key: crypto.randomUUID(), to, amount: { amount: 200_00, currency: 'SAR' } })
    },
    fields: {
      'destination.kind': inTransfer('destination.kind'),
      'destination.recipientToken': IDENTIFIER,
      'destination.beneficiaryId': IDENTIFIER,
      'amount.amount': inTransfer('amount.amount'),
      'amount.currency': CONSTANT,
      purpose: inTransfer('purpose'),
      note: inTransfer('note'),
      subWallet: inTransfer('subWallet'),
      'schedule.startsOn': inTransfer('schedule.startsOn'),
      'schedule.repeats': inTransfer('schedule.repeats'),
    },
  },
  sendTransfer: {
    prepare: async user => {
      await openAccount(user)
      await user.customer.signIn()
      await postFor(user, topUp(500_00))
      await withActiveBeneficiary(user)
      await withSendingKey(user)
      await openExampleSubWallet(user)
      const { subWalletId: to } = user.wallet
      await postFor(user, { kind: 'move', key: crypto.randomUUID(), to, amount: { amount: 200_00, currency: 'SAR' } })
    },
    fields: {
      beneficiaryId: inTransfer('destination.beneficiaryId'),
      'amount.amount': inTransfer('amount.amount'),
      'amount.currency': CONSTANT,
      purpose: inTransfer('purpose'),
      note: inTransfer('note'),
      subWallet: inTransfer('subWallet'),
    },
  },
  confirmTransfer: { fields: { otp: CODE } },
  createTransferBatch: {
    prepare: async user => {
      await openAccount(user)
      await user.customer.signIn()
      await withActiveBeneficiary(user)
      await openExampleSubWallet(user)
    },
    fields: {
      csv: { operation: 'getTransferBatch', path: 'rows[0].note', as: () => 'January' },
      fileName: { operation: 'getTransferBatch', path: 'batch.fileName' },
      subWallet: { operation: 'getTransferBatch', path: 'batch.subWallet' },
      repeatOf: IDENTIFIER,
    },
  },
  confirmTransferBatch: { fields: { otp: CODE } },
  sendApprovalRulesCode: {
    fields: { 'rules.from.amount': CHOICE, 'rules.from.currency': CONSTANT, 'rules.approvals': CHOICE },
  },
  setApprovalRules: {
    fields: {
      'rules.from.amount': { operation: 'getApprovalRules', path: 'rules[0].from.amount' },
      'rules.from.currency': CONSTANT,
      'rules.approvals': { operation: 'getApprovalRules', path: 'rules[0].approvals' },
      otp: CODE,
    },
  },
  sendApprovalCode: { fields: { digest: PROOF } },
  approvePayment: { fields: { digest: PROOF, otp: CODE } },
  declinePayment: { fields: { reason: { operation: 'getApproval', path: 'reason' } } },
  changePayment: {
    fields: {
      'amount.amount': { operation: 'getApproval', path: 'transfer.amount.amount' },
      'amount.currency': CONSTANT,
      purpose: { operation: 'getApproval', path: 'transfer.purpose' },
      note: { operation: 'getApproval', path: 'transfer.note' },
    },
  },
  receivePayoutEvent: {
    fields: { type: CHOICE, secret_token: CREDENTIAL, 'data.id': IDENTIFIER, reference: IDENTIFIER },
  },

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
