import { afterAll, describe, expect, test } from 'vitest'
import { Error as ErrorSchema } from '#api/contract/generated/schemas.ts'
import { storeApiKey } from '#api/dev/testing/api-keys.ts'
import { hold } from '#api/dev/testing/money/wallet.ts'
import { signUp } from '#api/dev/testing/personas.ts'
import { LOCKOUT_FAILURES } from '#domain/constants.ts'
import { allGreen, document, type Operation, operationOf, operations, scopesOf } from './contract.ts'
import { contractApp } from './contract-app.ts'
import { databaseSnapshot } from './database-snapshot.ts'
import { prepareFor } from './preparations/prepare.ts'
import { payForApproval } from './preparations/prepare-approvals.ts'
import { withHeldBill } from './preparations/prepare-bills.ts'
import { createExampleBatch } from './preparations/prepare-transfer-batches.ts'
import { payCustomer, scheduleTransfer } from './preparations/prepare-transfers.ts'
import { createExampleTopUp } from './preparations/top-up-setup.ts'
import { openExampleSubWallet, postFor } from './preparations/wallet-setup.ts'
import { requestOf, send, type TestRequest } from './request.ts'
import { type TestUser, testUser } from './test-user.ts'
import { testValues } from './test-values.ts'
import { validateResponse } from './validated-response.ts'

const world = await contractApp()
afterAll(() => world.database.close())

test.each(operations)('$id declares its security', ({ security }) => {
  expect(security).toBeDefined()
})

test('429 is declared by the operations with a limit per address or per API key, and by no other', () => {
  const declaring = operations.filter(({ scenarios }) => scenarios.some(({ status }) => status === 429))
  const limited = operations.filter(
    ({ isLimitedPerAddress, schemes }) => isLimitedPerAddress || schemes.includes('apiKey'),
  )
  expect(declaring.map(({ id }) => id)).toEqual(limited.map(({ id }) => id))
})

describe('an address above its limit gets 429 from the operations that it limits, and from no other', () => {
  const server = world.with({ limits: { ...world.deps.limits, requestsPerAddressPerMinute: 0 } })

  test.each(operations)('$id', async operation => {
    const { status } = await send(server, operation, requestOf(operation, testUser(world)))
    expect(status === 429).toBe(operation.isLimitedPerAddress)
  })
})

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
    'savedBillId',
    'categoryId',
    'caseId',
    'businessDocumentId',
  ]
  const naming = operations.filter(operation => {
    const { body = {}, parameters } = allGreen(operation)
    const isNamed = Object.keys({ ...body, ...parameters }).some(name => NAMING_A_PERSON.includes(name))
    // To the staff nobody is a stranger.
    // An invitation names somebody who need not be anybody yet.
    return (
      isNamed &&
      operation.id !== 'inviteMember' &&
      // Nor has a document that is uploaded an id of anybody's yet.
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
    getStatementCamt: 'ISSUED_DOCUMENT_NOT_FOUND',
    updateTransaction: 'TRANSACTION_NOT_FOUND',
    listTransactionCases: 'TRANSACTION_NOT_FOUND',
    reportTransactionProblem: 'TRANSACTION_NOT_FOUND',
    writeToTransactionCase: 'CASE_NOT_FOUND',
    closeTransactionCase: 'CASE_NOT_FOUND',
    listReceipts: 'TRANSACTION_NOT_FOUND',
    uploadReceipt: 'TRANSACTION_NOT_FOUND',
    downloadReceipt: 'TRANSACTION_NOT_FOUND',
    deleteReceipt: 'TRANSACTION_NOT_FOUND',
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
    const [somebody, stranger] = await twoPreparedUsers(operation)
    // A key that must be sent is stored with the refusal.
    const part = operation.needsIdempotencyKey ? 'facts' : 'all'
    for (const token of await tokensOf(operation, stranger)) {
      const { [part]: before } = await databaseSnapshot(world.database.db)
      const request = { ...requestOf(operation, somebody), token }
      const response = await validateResponse(operation, await send(world.app, operation, request))
      expect(response.body.code).toBe(REFUSALS[operation.id])
      expect((await databaseSnapshot(world.database.db))[part]).toEqual(before)
    }
  })
})

const OTHER_FILE = 'iban,amount,purpose\nSA5580608010000000000003,1.00,personal\n'

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
    somebody: TestUser,
    stranger: TestUser,
    parameters: TestRequest['parameters'],
  ) => {
    const sent = { ...requestOf(operation, somebody), parameters }
    expect((await validateResponse(operation, await send(world.app, operation, sent))).status).toBe(200)
    const codes: string[] = []
    for (const token of await tokensOf(operation, stranger)) {
      codes.push((await validateResponse(operation, await send(world.app, operation, { ...sent, token }))).body.code)
    }
    return codes
  }

  test.each(taking('subWallet'))('sub-wallet in $id', async operation => {
    const [somebody, stranger] = await twoPreparedUsers(operation)
    await openExampleSubWallet(somebody)
    const { subWalletId: subWallet } = somebody.wallet
    for (const code of await refusalsOf(operation, somebody, stranger, { subWallet })) {
      expect(code).toBe('SUB_WALLET_NOT_FOUND')
    }
  })

  test.each(taking('cursor'))('next page in $id', async operation => {
    const [somebody, stranger] = await twoPreparedUsers(operation)
    if (operation.id === 'listHolds') await postFor(somebody, hold(1_000))
    if (operation.id === 'listTransfers') await payCustomer(somebody)
    if (operation.id === 'listBillPayments') await withHeldBill(somebody)
    if (operation.id === 'listTransferBatches') await createExampleBatch(somebody, { csv: OTHER_FILE })
    if (operation.id === 'listTopUps') await createExampleTopUp(somebody)
    if (operation.id === 'listTransferSchedules') await scheduleTransfer(somebody)
    if (operation.id === 'listApprovals') await payForApproval(somebody)
    const page = { ...requestOf(operation, somebody), parameters: { limit: '1' } }
    const { nextCursor: cursor } = (await validateResponse(operation, await send(world.app, operation, page))).body
    for (const code of await refusalsOf(operation, somebody, stranger, { cursor })) expect(code).toBe('CURSOR_INVALID')
  })
})

test("a stranger's code does not go with somebody's sign-in", async () => {
  const operation = operationOf('verifyLoginOtp')
  const [somebody, stranger] = await twoPreparedUsers(operation)
  const request = requestOf(operation, somebody)
  const sent = { ...request, body: { ...Object(request.body), otp: stranger.customer.otp } }
  const response = await validateResponse(operation, await send(world.app, operation, sent))
  expect(response).toMatchObject({ status: 400, body: { attemptsRemaining: LOCKOUT_FAILURES - 1 } })
})

test("a stranger's recovery does not go with somebody's account", async () => {
  const operation = operationOf('resetPassword')
  const [somebody, stranger] = await twoPreparedUsers(operation)
  const [id] = somebody.customer.resetToken.split('.')
  const [, secret] = stranger.customer.resetToken.split('.')
  for (const otp of [somebody.customer.otp, stranger.customer.otp]) {
    const request = requestOf(operation, somebody)
    const sent = { ...request, body: { ...Object(request.body), otp, resetToken: `${id}.${secret}` } }
    const response = await validateResponse(operation, await send(world.app, operation, sent))
    expect(response.body.code).toBe('RESET_INVALID')
  }
})

/** What the user may call the operation with: a token, and an API key where it takes one. */
async function tokensOf(operation: Operation, user: TestUser): Promise<(string | undefined)[]> {
  const { token } = requestOf(operation, user)
  const scopes = scopesOf(operation)
  return scopes.length > 0 ? [token, await storeApiKey(world.deps, user.person.userId, { scopes })] : [token]
}

async function twoPreparedUsers(operation: Operation): Promise<[TestUser, TestUser]> {
  const both: [TestUser, TestUser] = [testUser(world), testUser(world)]
  for (const user of both) await prepareFor(operation, user)
  return both
}

describe('without the sandbox', () => {
  const live = world.with({ sandbox: undefined })

  test.each(operations.filter(({ tag }) => tag === 'sandbox'))('$id responds 404', async operation => {
    const user = testUser(world)
    await prepareFor(operation, user)
    const response = await send(live, operation, requestOf(operation, user))
    expect(response.status).toBe(404)
    expect(await errorOf(response)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test.each(operations.filter(operation => allGreen(operation).responseBody?.otpCode))(
    '$id tells no code',
    async operation => {
      const user = testUser(world)
      await prepareFor(operation, user)
      const response = await validateResponse(operation, await send(live, operation, requestOf(operation, user)))
      expect(response.status).toBe(allGreen(operation).status)
      expect(Object.keys(response.body).filter(name => /^(otpCode|testOTP)$/.test(name))).toEqual([])
    },
  )
})

describe('what is at no path or takes another method', () => {
  const paths = [...new Set(operations.map(({ path }) => path))]
  const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  const filled = (path: string) => path.replaceAll(/{.+?}/g, crypto.randomUUID())
  const allowedAt = (path: string) => {
    const methods = operations.filter(operation => operation.path === path).map(({ method }) => method)
    return methods.includes('GET') ? [...methods, 'HEAD'] : methods
  }

  test.each(paths)('%s responds 405 to other methods', async path => {
    const allowed = allowedAt(path)
    for (const method of METHODS.filter(candidate => !allowed.includes(candidate))) {
      const response = await world.app.request(filled(path), { method })
      expect(response.status, method).toBe(405)
      expect(response.headers.get('Allow')?.split(', ').sort()).toEqual(allowed.sort())
      if (method !== 'HEAD') expect(await errorOf(response)).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
    }
  })

  test.each([...paths.flatMap(path => [`${path}/a/b/c`, `${path}/`, `/x${path}`]), '/', '/api', '/api/v1', '/api/v2'])(
    '%s responds 404',
    async path => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const response = await world.app.request(filled(path), { method })
        expect(response.status, method).toBe(404)
        expect(await errorOf(response)).toMatchObject({ code: 'NOT_FOUND' })
      }
    },
  )

  test('a path that takes GET takes HEAD, without a body', async () => {
    const response = await world.app.request('/health/live', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })
})

/** An error body of the contract and nothing more, under the request id that the headers name too. */
async function errorOf(response: Response): Promise<unknown> {
  const error = ErrorSchema.parse(await response.json())
  expect(error.documentationUrl).toBe(`http://localhost:3000/docs/errors#${error.code}`)
  expect(response.headers.get('X-Request-Id')).toBe(error.requestId)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  return error
}

test('a response that is replayed for its Idempotency-Key has the headers of the first', async () => {
  const asker = await signUp(world.app).upTo('otp')
  const body = { phoneNumber: asker.phoneNumber, otp: asker.otp }
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const first = await asker.post('/api/v1/auth/verify-otp', body, headers)
  const repeated = await asker.post('/api/v1/auth/verify-otp', body, headers)
  expect(await repeated.json()).toEqual(await first.json())
  expect(repeated.headers.get('Idempotent-Replayed')).toBe('true')
  for (const name of ['Cache-Control', 'X-Content-Type-Options', 'Content-Type']) {
    expect(repeated.headers.get(name)).toBe(first.headers.get(name))
  }
  expect(repeated.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
})

describe('the codes of errors', () => {
  /** The last three are for bytes that are no complete request. */
  const GLOBAL = ['METHOD_NOT_ALLOWED', 'NOT_FOUND', 'MALFORMED_REQUEST', 'HEADERS_TOO_LARGE', 'REQUEST_TIMEOUT']
  const used = new Set(operations.flatMap(({ declared }) => declared.flatMap(({ code }) => code ?? [])))
  const codes: string[] = document.components.schemas.ErrorCode.enum

  test.each(codes)('%s is declared by an operation, or by none because every path may respond with it', code => {
    expect(used.has(code) !== GLOBAL.includes(code)).toBe(true)
  })

  test('declared ones are all listed', () => {
    expect([...used].filter(code => !codes.includes(code))).toEqual([])
  })
})

describe('the test values of the sandbox', () => {
  test.each(testValues)(
    '$field $scenario is a scenario, and its request uses the value',
    ({ scenario, field, values }) => {
      const shown = operations.flatMap(operation => operation.scenarios.filter(({ name }) => name === scenario))
      expect(shown.length).toBeGreaterThan(0)
      const bodies = operations.flatMap(({ path, method }) => {
        const media = document.paths[path][method.toLowerCase()].requestBody?.content['application/json']
        return media?.examples[scenario] ? [media.examples[scenario].value] : []
      })
      const names = {
        phoneNumber: ['phoneNumber', 'phoneE164'],
        email: ['email'],
        crNumber: ['crNumber'],
        idNumber: ['idNumber', 'nationalId'],
        iban: ['iban'],
        cardToken: ['cardToken'],
        billAccount: ['account'],
      }
      const used = bodies.flatMap(body => names[field].flatMap(name => body[name] ?? []))
      if (scenario !== 'all_green') expect(used.filter(value => !values.includes(value))).toEqual([])
    },
  )
})
