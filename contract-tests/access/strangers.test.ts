import { afterAll, describe, expect, test } from 'vitest'
import { storeApiKey } from '#api/testing/customers/api-keys.ts'
import { hold } from '#api/testing/money/wallet.ts'
import { LOCKOUT_FAILURES } from '#domain/constants.ts'
import { allGreen, type Operation, operationOf, operations, scopesOf } from '../contract.ts'
import { contractApp } from '../contract-app.ts'
import { databaseSnapshot } from '../database-snapshot.ts'
import { newPeople, type People } from '../people.ts'
import { requestOf, send, type TestRequest } from '../request.ts'
import { payAsMaker, withApproval } from '../steps/approvals.ts'
import { withHeldBill } from '../steps/bills.ts'
import { inTurn, type Preparation, type Preparations, type PreparedPeople } from '../steps/preparation.ts'
import { openExampleSubWallet } from '../steps/sub-wallets.ts'
import { createExampleTopUp, withPaidTopUp } from '../steps/top-ups.ts'
import { payCustomer, scheduleTransfer } from '../steps/transfers.ts'
import { postFor, withTransactions } from '../steps/wallet.ts'
import { prepareFor } from '../subjects/all-subjects.ts'
import { createExampleBatch, withBatch } from '../subjects/transfer-batches.ts'
import { withPaidTransfer, withSchedule } from '../subjects/transfers.ts'
import { validateResponse } from '../validated-response.ts'

const plink = await contractApp()
afterAll(() => plink.database.close())

describe("a stranger's token does not go with somebody's", () => {
  const NAMING_A_PERSON = [
    'userId',
    'sessionId',
    'phoneNumber',
    'phoneE164',
    'referenceId',
    'actionId',
    'beneficiaryId',
    'invitationId',
    'memberId',
    'apiKeyId',
    'phoneChangeId',
    'emailChangeId',
    'topUpId',
    'documentId',
    'transferId',
    'scheduleId',
    'batchId',
    'approvalId',
    'notificationId',
    'upTo',
    'billOrderId',
    'billPaymentId',
    'paymentId',
    'savedBillId',
    'categoryId',
    'caseId',
    'businessDocumentId',
  ]
  const naming = operations.filter(operation => {
    const { body = {}, parameters } = allGreen(operation)
    const isNamed = Object.keys({ ...body, ...parameters }).some(name => NAMING_A_PERSON.includes(name))
    // To the staff nobody is a stranger.
    // An invitation may name a phone that has no account.
    return (
      isNamed &&
      operation.id !== 'inviteMember' &&
      // The id of a document that is uploaded belongs to nobody yet.
      operation.id !== 'uploadBusinessDocument' &&
      operation.schemes.length > 0 &&
      !operation.schemes.includes('adminToken')
    )
  })
  const REFUSALS: Record<string, string> = {
    setPassword: 'FORBIDDEN',
    setPasscode: 'FORBIDDEN',
    endSession: 'SESSION_NOT_FOUND',
    idPhoneMatch: 'STEP_REQUIRED',
    initiateNafath: 'FACTS_MISMATCH',
    getNafathStatus: 'NAFATH_SESSION_NOT_FOUND',
    runGlobalScreening: 'FACTS_MISMATCH',
    createProfile: 'FORBIDDEN',
    markTransactionsSeen: 'TRANSACTION_NOT_FOUND',
    getTransaction: 'TRANSACTION_NOT_FOUND',
    getIssuedDocument: 'ISSUED_DOCUMENT_NOT_FOUND',
    getIssuedDocumentPdf: 'ISSUED_DOCUMENT_NOT_FOUND',
    getStatementCsv: 'ISSUED_DOCUMENT_NOT_FOUND',
    getStatementXlsx: 'ISSUED_DOCUMENT_NOT_FOUND',
    getStatementSwift: 'ISSUED_DOCUMENT_NOT_FOUND',
    getStatementCamt: 'ISSUED_DOCUMENT_NOT_FOUND',
    updateTransaction: 'TRANSACTION_NOT_FOUND',
    createCategoryRule: 'TRANSACTION_NOT_FOUND',
    deleteCategoryRule: 'CATEGORY_RULE_NOT_FOUND',
    listTransactionCases: 'TRANSACTION_NOT_FOUND',
    reportTransactionProblem: 'TRANSACTION_NOT_FOUND',
    writeToTransactionCase: 'CASE_NOT_FOUND',
    closeTransactionCase: 'CASE_NOT_FOUND',
    listReceipts: 'TRANSACTION_NOT_FOUND',
    uploadReceipt: 'TRANSACTION_NOT_FOUND',
    downloadReceipt: 'TRANSACTION_NOT_FOUND',
    deleteReceipt: 'TRANSACTION_NOT_FOUND',
    listPaymentReceipts: 'PAYMENT_NOT_FOUND',
    uploadPaymentReceipt: 'PAYMENT_NOT_FOUND',
    downloadPaymentReceipt: 'PAYMENT_NOT_FOUND',
    deletePaymentReceipt: 'PAYMENT_NOT_FOUND',
    downloadBusinessDocument: 'BUSINESS_DOCUMENT_NOT_FOUND',
    deleteBusinessDocument: 'BUSINESS_DOCUMENT_NOT_FOUND',
    renameTransactionCategory: 'CATEGORY_NOT_FOUND',
    deleteTransactionCategory: 'CATEGORY_NOT_FOUND',
    getTopUp: 'TOP_UP_NOT_FOUND',
    payTopUp: 'TOP_UP_NOT_FOUND',
    confirmWalletAction: 'ACTION_NOT_FOUND',
    resendWalletActionCode: 'ACTION_NOT_FOUND',
    confirmBillPayments: 'BILL_PAYMENT_NOT_FOUND',
    resendBillCode: 'BILL_PAYMENT_NOT_FOUND',
    getBillPayment: 'BILL_PAYMENT_NOT_FOUND',
    cancelBillPayment: 'BILL_PAYMENT_NOT_FOUND',
    getBillReceipt: 'BILL_PAYMENT_NOT_FOUND',
    changeSavedBill: 'SAVED_BILL_NOT_FOUND',
    removeSavedBill: 'SAVED_BILL_NOT_FOUND',
    revokeInvitation: 'INVITATION_NOT_FOUND',
    confirmInvitation: 'INVITATION_NOT_FOUND',
    resendInvitationCode: 'INVITATION_NOT_FOUND',
    sendMemberRoleCode: 'MEMBER_NOT_FOUND',
    changeMemberRole: 'MEMBER_NOT_FOUND',
    removeMember: 'MEMBER_NOT_FOUND',
    getBeneficiary: 'BENEFICIARY_NOT_FOUND',
    removeBeneficiary: 'BENEFICIARY_NOT_FOUND',
    confirmBeneficiary: 'BENEFICIARY_NOT_FOUND',
    resendBeneficiaryCode: 'BENEFICIARY_NOT_FOUND',
    confirmPhoneChange: 'PHONE_CHANGE_NOT_FOUND',
    sendPhoneChangeCode: 'PHONE_CHANGE_NOT_FOUND',
    cancelPhoneChange: 'PHONE_CHANGE_NOT_FOUND',
    sendEmailLink: 'EMAIL_CHANGE_NOT_FOUND',
    cancelEmailChange: 'EMAIL_CHANGE_NOT_FOUND',
    listApiKeyRequests: 'API_KEY_NOT_FOUND',
    revokeApiKey: 'API_KEY_NOT_FOUND',
    rollApiKey: 'API_KEY_NOT_FOUND',
    confirmApiKey: 'API_KEY_NOT_FOUND',
    resendApiKeyCode: 'API_KEY_NOT_FOUND',
    sendTransfer: 'BENEFICIARY_NOT_ALLOWED',
    getTransfer: 'TRANSFER_NOT_FOUND',
    getTransferReceipt: 'TRANSFER_NOT_FOUND',
    confirmTransfer: 'TRANSFER_NOT_FOUND',
    resendTransferCode: 'TRANSFER_NOT_FOUND',
    cancelTransfer: 'TRANSFER_NOT_FOUND',
    getTransferSchedule: 'TRANSFER_SCHEDULE_NOT_FOUND',
    changeTransferSchedule: 'TRANSFER_SCHEDULE_NOT_FOUND',
    skipTransferRun: 'TRANSFER_SCHEDULE_NOT_FOUND',
    unskipTransferRun: 'TRANSFER_SCHEDULE_NOT_FOUND',
    cancelTransferSchedule: 'TRANSFER_SCHEDULE_NOT_FOUND',
    getTransferBatch: 'TRANSFER_BATCH_NOT_FOUND',
    sendTransferBatchCode: 'TRANSFER_BATCH_NOT_FOUND',
    confirmTransferBatch: 'TRANSFER_BATCH_NOT_FOUND',
    cancelTransferBatch: 'TRANSFER_BATCH_NOT_FOUND',
    getApproval: 'APPROVAL_NOT_FOUND',
    changePayment: 'APPROVAL_NOT_FOUND',
    sendApprovalCode: 'APPROVAL_NOT_FOUND',
    approvePayment: 'APPROVAL_NOT_FOUND',
    declinePayment: 'APPROVAL_NOT_FOUND',
    withdrawPayment: 'APPROVAL_NOT_FOUND',
    markNotificationsRead: 'NOTIFICATION_NOT_FOUND',
    markNotificationRead: 'NOTIFICATION_NOT_FOUND',
  }

  test.each(naming)('data in $id', async operation => {
    const [somebody, stranger] = await prepareTwo(operation)
    // A key that must be sent is stored with the refusal.
    const part = operation.needsIdempotencyKey ? 'facts' : 'all'
    for (const token of await tokensOf(operation, stranger)) {
      const { [part]: before } = await databaseSnapshot(plink.database.db)
      const request = { ...requestOf(operation, somebody.people, somebody.made), token }
      const response = await validateResponse(operation, await send(plink.app, operation, request))
      expect(response.body.code).toBe(REFUSALS[operation.id])
      expect((await databaseSnapshot(plink.database.db))[part]).toEqual(before)
    }
  })
})

const OTHER_FILE = 'iban,amount,purpose\nSA5580608010000000000003,1.00,personal\n'

async function postHold(people: People): Promise<void> {
  await postFor(people, hold(1_000))
}

/** The preparations of the lists that usually have one item only. */
const TWO_ITEMS: Preparations = {
  listHolds: inTurn(withTransactions, postHold),
  listTransfers: inTurn(withPaidTransfer, payCustomer),
  listBillPayments: inTurn(withTransactions, withHeldBill, withHeldBill),
  listTransferBatches: inTurn(withBatch, people => createExampleBatch(people, { csv: OTHER_FILE })),
  listTopUps: inTurn(withPaidTopUp, createExampleTopUp),
  listTransferSchedules: inTurn(withSchedule, scheduleTransfer),
  listApprovals: inTurn(withTransactions, withApproval, payAsMaker),
}

describe("a stranger's token does not lead to somebody's", () => {
  const taking = (name: string) =>
    operations.filter(
      ({ parameters, schemes }) =>
        parameters.some(each => each.name === name) &&
        // What a path names is refused above.
        parameters.every(each => each.in !== 'path') &&
        schemes.includes('accessToken'),
    )

  const refusalsOf = async (
    operation: Operation,
    somebody: PreparedPeople,
    stranger: PreparedPeople,
    parameters: TestRequest['parameters'],
  ) => {
    const sent = { ...requestOf(operation, somebody.people, somebody.made), parameters }
    expect((await validateResponse(operation, await send(plink.app, operation, sent))).status).toBe(200)
    const codes: string[] = []
    for (const token of await tokensOf(operation, stranger)) {
      codes.push((await validateResponse(operation, await send(plink.app, operation, { ...sent, token }))).body.code)
    }
    return codes
  }

  test.each(taking('subWallet'))('sub-wallet in $id', async operation => {
    const [somebody, stranger] = await prepareTwo(operation)
    const { subWalletId: subWallet } = await openExampleSubWallet(somebody.people)
    for (const code of await refusalsOf(operation, somebody, stranger, { subWallet })) {
      expect(code).toBe('SUB_WALLET_NOT_FOUND')
    }
  })

  test.each(taking('cursor'))('next page in $id', async operation => {
    const [somebody, stranger] = await prepareTwo(operation, TWO_ITEMS[operation.id])
    const page = { ...requestOf(operation, somebody.people), parameters: { limit: '1' } }
    const { nextCursor: cursor } = (await validateResponse(operation, await send(plink.app, operation, page))).body
    for (const code of await refusalsOf(operation, somebody, stranger, { cursor })) expect(code).toBe('CURSOR_INVALID')
  })
})

test("a stranger's code does not go with somebody's sign-in", async () => {
  const operation = operationOf('verifyLoginOtp')
  const [somebody, stranger] = await prepareTwo(operation)
  const request = requestOf(operation, somebody.people)
  const sent = { ...request, body: { ...Object(request.body), otp: stranger.people.customer.otp } }
  const response = await validateResponse(operation, await send(plink.app, operation, sent))
  expect(response).toMatchObject({ status: 400, body: { attemptsRemaining: LOCKOUT_FAILURES - 1 } })
})

test("a stranger's recovery does not go with somebody's account", async () => {
  const operation = operationOf('resetPassword')
  const [{ people: somebody }, { people: stranger }] = await prepareTwo(operation)
  const [id] = somebody.customer.resetToken.split('.')
  const [, secret] = stranger.customer.resetToken.split('.')
  for (const otp of [somebody.customer.otp, stranger.customer.otp]) {
    const request = requestOf(operation, somebody)
    const sent = { ...request, body: { ...Object(request.body), otp, resetToken: `${id}.${secret}` } }
    const response = await validateResponse(operation, await send(plink.app, operation, sent))
    expect(response.body.code).toBe('RESET_INVALID')
  }
})

/** Returns what they may call the operation with: a token, and an API key where it takes one. */
async function tokensOf(operation: Operation, { people, made }: PreparedPeople): Promise<(string | undefined)[]> {
  const { token } = requestOf(operation, people, made)
  const scopes = scopesOf(operation)
  return scopes.length > 0 ? [token, await storeApiKey(plink.deps, people.newcomer.userId, { scopes })] : [token]
}

async function prepareTwo(operation: Operation, prepare?: Preparation): Promise<[PreparedPeople, PreparedPeople]> {
  const prepareOne = async (): Promise<PreparedPeople> => {
    const people = newPeople(plink)
    const made = prepare ? ((await prepare(people)) ?? {}) : await prepareFor(operation, people)
    return { people, made }
  }
  return [await prepareOne(), await prepareOne()]
}
