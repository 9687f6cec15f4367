import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import type { Db } from '#api/kernel/db/client.ts'
import { idempotentResponses, serverProcesses } from '#api/kernel/db/schema/http.ts'
import { testApp } from '#api/testing/app.ts'
import { newCustomer } from '#api/testing/customers/customer.ts'
import { newCustomerWithCall } from '#api/testing/customers/customer-with-call.ts'
import { type Server, signUp } from '#api/testing/customers/newcomer.ts'
import { add, newIban } from '#api/testing/money/beneficiaries.ts'
import { execute, leaveUndecided, newBeneficiary, newDraft, prepareTo } from '#api/testing/money/transfers.ts'
import { sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { ask } from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'
import { askForClosure } from '#api/testing/staff/closure-steps.ts'
import { DENIAL, deny } from '#api/testing/staff/deny-list-steps.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'
import { newNationalId } from '#api/testing/unique-values.ts'

const plink = await testApp()
const { app, clock, database, deps, with: appWith } = plink
afterAll(() => database.close())

interface Call {
  path: string
  body: object
  token?: string
  method?: 'POST' | 'PUT'
}

/** A request that changes something once, and what its response says. */
interface Change {
  what: string
  prepare: () => Promise<Call>
  status?: number
  says: object
}

function send(server: Server, { path, body, token, method = 'POST' }: Call, key: string) {
  const headers = new Headers({ 'Content-Type': 'application/json', 'Idempotency-Key': key })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  return Promise.resolve(server.request(path, { method, headers, body: JSON.stringify(body) }))
}

/** A server that dies after it has made a change and before it stores the response, with a promise of that moment. */
function dyingServer() {
  const died = Promise.withResolvers<void>()
  const never = new Promise<never>(() => {})
  const storing = { set: () => storing, where: () => never }
  const die = () => {
    died.resolve()
    return storing
  }
  const db = new Proxy(database.db, {
    get(target, name) {
      const changes = name === 'update' || name === 'delete'
      return changes
        ? (table: Parameters<Db['update']>[0]) => (table === idempotentResponses ? die() : target[name](table))
        : Reflect.get(target, name)
    },
  })
  const processId = crypto.randomUUID()
  return { server: appWith({ db, processId }), processId, died: died.promise }
}

const staff = async () => (await new StaffMember(app).signIn()).token
const admin = async (path: string, body: object): Promise<Call> => ({
  path: `/api/admin${path}`,
  body: { reason: 'Asked for it by phone', ...body },
  token: await staff(),
})

async function richOwner() {
  const owner = await newWalletOwner(plink)
  await owner.now(topUp(1_000_00))
  return owner
}

/** A transfer whose provider does not answer. */
async function undecidedTransfer(): Promise<string> {
  const { walletId, customer } = await richOwner()
  const beneficiaryId = await newBeneficiary(deps, customer.userId, newIban())
  const { id } = await execute(deps, await newDraft(deps, { walletId, beneficiaryId, amount: 100_00 }))
  await leaveUndecided(deps, clock, id)
  return id
}

const CHANGES: Change[] = [
  {
    what: 'confirmTransfer',
    async prepare() {
      const [payer, payee] = [await richOwner(), await newWalletOwner(plink)]
      const { transfer, otpCode } = await prepareTo(payer.customer, payee.customer.identifier, 100_00)
      const path = `/api/v1/transfers/${transfer.transferId}/confirm`
      return { path, body: { otp: otpCode }, token: payer.customer.accessToken }
    },
    says: { state: 'paid' },
  },
  {
    what: 'confirmWalletAction',
    async prepare() {
      const { customer } = await newWalletOwner(plink)
      const { actionId, otpCode } = await ask(customer, { type: 'create_sub_wallet', name: 'Rent' })
      const path = `/api/v1/wallet/actions/${actionId}/confirm`
      return { path, body: { otp: otpCode }, token: customer.accessToken }
    },
    says: { type: 'create_sub_wallet' },
  },
  {
    what: 'confirmBeneficiary',
    async prepare() {
      const { customer } = await newWalletOwner(plink)
      const id = await add(customer, { name: 'Riyadh Supplies Co.', iban: newIban() })
      return { path: `/api/v1/beneficiaries/${id}/confirm`, body: { otp: customer.otp }, token: customer.accessToken }
    },
    says: { name: 'Riyadh Supplies Co.' },
  },
  {
    what: 'verifyOtp',
    async prepare() {
      const { phoneNumber, otp } = await signUp(app).upTo('otp')
      return { path: '/api/v1/auth/verify-otp', body: { phoneNumber, otp } }
    },
    says: { verified: true, token: expect.any(String) },
  },
  {
    what: 'setPassword',
    async prepare() {
      const { userId, values, token } = await signUp(app).upTo('password')
      return { path: '/api/v1/auth/set-password', body: { userId, password: values.password }, token }
    },
    says: { success: true },
  },
  {
    what: 'setPasscode',
    async prepare() {
      const { userId, token } = await signUp(app).upTo('done')
      return { path: '/api/v1/auth/set-passcode', body: { userId, passcode: '482913' }, token }
    },
    says: { success: true },
  },
  {
    what: 'verifyLoginOtp',
    async prepare() {
      const { userId, otp, device } = await (await newCustomer(app)).startLogin()
      return { path: '/api/v1/auth/login/verify-otp', body: { userId, otp, device } }
    },
    says: { accessToken: expect.any(String) },
  },
  {
    what: 'completeCallback',
    async prepare() {
      const customer = await newCustomerWithCall(plink)
      const { callbackId, device } = await (await (await customer.startLogin()).verifyLogin()).press(1)
      return { path: `/api/v1/auth/callback-complete/${callbackId}`, body: device }
    },
    says: { accessToken: expect.any(String) },
  },
  {
    what: 'resetPassword',
    async prepare() {
      const { resetToken, otp } = await (await newCustomer(app)).startRecovery()
      return { path: '/api/v1/auth/reset-password', body: { resetToken, otp, newPassword: 'Dates&Coffee77' } }
    },
    says: { success: true },
  },
  {
    what: 'refreshTokens',
    async prepare() {
      const { refreshToken } = await (await newCustomer(app)).signIn()
      return { path: '/api/v1/auth/refresh', body: { refreshToken } }
    },
    says: { refreshToken: expect.any(String) },
  },
  {
    what: 'freezeCustomer',
    prepare: async () => admin(`/customers/${(await newWalletOwner(plink)).customer.userId}/freeze`, {}),
    says: { frozenAt: expect.any(String) },
  },
  {
    what: 'changeSignInCall',
    async prepare() {
      const call = await admin(`/customers/${(await newWalletOwner(plink)).customer.userId}/sign-in-call`, {
        signInCall: true,
      })
      return { ...call, method: 'PUT' }
    },
    says: { signInCall: true },
  },
  {
    what: 'requestAccountClosure',
    prepare: async () => admin(`/customers/${(await newWalletOwner(plink)).customer.userId}/closure-requests`, {}),
    status: 201,
    says: { state: 'pending' },
  },
  {
    what: 'decideStaffRequest',
    async prepare() {
      const omar = await new StaffMember(app, 'omar@plink.example').signIn()
      const { requestId } = await askForClosure(omar, (await newWalletOwner(plink)).customer.userId)
      const call = await admin(`/requests/${requestId}/decision`, {})
      return { ...call, body: { decision: 'approve', note: 'Letter seen' } }
    },
    says: { state: 'approved' },
  },
  {
    what: 'requestStaffUnlock',
    async prepare() {
      const { email } = await new StaffMember(app, `${crypto.randomUUID()}@plink.example`).signIn()
      return admin('/staff/unlock-requests', { email })
    },
    status: 201,
    says: { state: 'pending' },
  },
  {
    what: 'requestTransferSettlement',
    prepare: async () => admin(`/transfers/${await undecidedTransfer()}/settlement-requests`, { outcome: 'paid' }),
    status: 201,
    says: { state: 'pending' },
  },
  {
    what: 'addToDenyList',
    prepare: async () => admin('/deny-list', { idNumber: newNationalId(), reason: DENIAL }),
    status: 201,
    says: { reason: DENIAL },
  },
  {
    what: 'removeFromDenyList',
    async prepare() {
      const { entryId } = await deny(await new StaffMember(app).signIn(), newNationalId())
      return admin(`/deny-list/${entryId}/removal`, {})
    },
    says: { removal: expect.any(Object) },
  },
  {
    what: 'createKybOption',
    async prepare() {
      const body = { category: 'business_activity', code: 'after_a_crash', label: 'Rent', active: true, locale: 'en' }
      return { path: '/api/admin/kyb/options', body, token: await staff() }
    },
    status: 201,
    says: { code: 'after_a_crash' },
  },
]

/** Sends the request to a server that dies, and again to another one once the lease of that one is over. */
async function repeatAfterCrash(call: Call) {
  const { server, processId, died } = dyingServer()
  const key = crypto.randomUUID()
  const first = send(server, call, key)
  await Promise.race([first, died])
  await database.db.insert(serverProcesses).values({ id: processId, leaseUntil: clock() })
  return outcome(send(app, call, key))
}

describe('after a crash between the change and the response, a repetition of', () => {
  test.each(CHANGES)('$what gets the response of the change', async ({ prepare, status = 200, says }) => {
    expect(await repeatAfterCrash(await prepare())).toMatchObject({ status, body: says })
  })

  test('createSandboxBankCredit brings the money once', async () => {
    const owner = await newWalletOwner(plink)
    const { body } = await outcome(owner.customer.get('/api/v1/top-ups/bank-details'))
    const credit = { iban: body.iban, amount: sar(75_00), remitterName: 'Najd Supplies' }
    const response = await repeatAfterCrash({ path: '/api/sandbox/bank-credits', body: credit })
    expect(response).toMatchObject({ status: 201, body: { state: 'credited' } })
    expect((await owner.read('')).balance.amount).toBe(75_00)
  })
})

/** The database with other transactions. */
const dbWith = (transaction: Db['transaction']) =>
  new Proxy(database.db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  })

test('a change whose commit is not reported keeps its response', async () => {
  const { prepare, says } = CHANGES[0]!
  const [call, key] = [await prepare(), crypto.randomUUID()]
  const db = dbWith(async (work, config) => {
    await database.db.transaction(work, config)
    throw new Error('The connection was lost after the commit')
  })
  expect((await send(appWith({ db }), call, key)).status).toBe(500)
  expect(await outcome(send(app, call, key))).toMatchObject({ status: 200, body: says })
})

test('a call whose key another one has taken over changes nothing, and that one makes the change', async () => {
  const [payer, payee] = [await richOwner(), await newWalletOwner(plink)]
  const { transfer, otpCode } = await prepareTo(payer.customer, payee.customer.identifier, 100_00)
  const path = `/api/v1/transfers/${transfer.transferId}/confirm`
  const call = { path, body: { otp: otpCode }, token: payer.customer.accessToken }
  const processId = crypto.randomUUID()
  const isClaim = eq(idempotentResponses.processId, processId)
  const takeOver = () => database.db.update(idempotentResponses).set({ processId: deps.processId }).where(isClaim)
  const db = dbWith(async (work, config) => {
    await takeOver()
    return database.db.transaction(work, config)
  })
  const late = await outcome(send(appWith({ db, processId }), call, crypto.randomUUID()))
  expect(late).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_IN_FLIGHT' } })
  expect((await payee.read('')).balance.amount).toBe(0)
  expect(await outcome(send(app, call, crypto.randomUUID()))).toMatchObject({ status: 200, body: { state: 'paid' } })
})
