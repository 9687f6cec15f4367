import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '#api/testing/app.ts'
import type { Server } from '#api/testing/customers/newcomer.ts'
import { OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { type Mock, serveContract } from '../../tools/mock/serve-contract.ts'
import { allGreen, isClosed, type Operation, operationOf, operations } from '../contract.ts'
import { contractApp } from '../contract-app.ts'
import { newPeople } from '../people.ts'
import { requestOf, send, type TestRequest } from '../request.ts'
import { authenticate } from '../steps/sign-in.ts'
import { prepareFor } from '../subjects/all-subjects.ts'
import { isTestValue, testValuesIn, variantsOf } from '../test-values.ts'

/** What `npm run mock` prints. */
const printed: string[] = []
let plink: TestApp
let mock: Mock
let mockServer: Server

beforeAll(async () => {
  ;[plink, mock] = await Promise.all([contractApp(), serveContract(0, line => printed.push(line))])
  mockServer = { request: (path, init) => fetch(mock.url + path, init) }
})
afterAll(async () => {
  mock.close()
  await plink.database.close()
})

describe('the mock responds with the status and the code of the server, without a choice,', () => {
  test.each(scenariosOfTestValues())('to a test value: $title', async ({ operation, scenario }) => {
    const people = newPeople(plink, testValuesIn(scenario))
    const made = await prepareFor(operation, people)
    await expectSame(operation, requestOf(operation, people, made, scenario))
  })

  test.each(operations)('to invalid requests: $id', async operation => {
    const people = newPeople(plink)
    const valid = requestOf(operation, people, await authenticate(operation, people))
    for (const request of invalidRequests(operation, valid)) await expectSame(operation, request)
  })
})

function scenariosOfTestValues() {
  return operations.flatMap(operation =>
    operation.scenarios
      .filter(({ body = {} }) => Object.values(body).some(isTestValue))
      .flatMap(variantsOf)
      .map(({ title, scenario }) => ({ title: `${operation.id} ${title}`, operation, scenario })),
  )
}

function invalidRequests(operation: Operation, valid: TestRequest): TestRequest[] {
  const { bodySchema, parameters, schemes } = operation
  const withoutToken = { ...valid, token: undefined }
  const unknownField = { ...valid, body: { unknown: true } }
  const notJson = [
    { ...valid, raw: '{"phoneNumber": ' },
    { ...valid, raw: '{}', headers: { 'Content-Type': 'text/plain' } },
    { ...valid, body: undefined },
  ]
  const badParameters = { ...valid, parameters: Object.fromEntries(parameters.map(({ name }) => [name, 'nothing'])) }
  return [
    ...(schemes.length > 0 ? [withoutToken] : []),
    ...(isClosed(operation) ? [unknownField] : []),
    ...(bodySchema ? notJson : []),
    ...(!bodySchema && parameters.length > 0 ? [badParameters] : []),
  ]
}

async function expectSame(operation: Operation, request: TestRequest): Promise<void> {
  const ofServer = await outcomeOf(plink.app, operation, request)
  expect(await outcomeOf(mockServer, operation, request)).toEqual(ofServer)
}

async function outcomeOf(server: Server, operation: Operation, request: TestRequest) {
  const response = await send(server, operation, request)
  return { status: response.status, code: response.ok ? undefined : (await response.json()).code }
}

const sendOtp = operationOf('sendOtp')
const validRequest: TestRequest = { parameters: {}, headers: {}, body: allGreen(sendOtp).body }

test('times move with the clock', async () => {
  const before = Date.now()
  const { expiresAt } = await (await send(mockServer, sendOtp, validRequest)).json()
  const sentAt = Date.parse(expiresAt) - OTP_LIFETIME_SECONDS * 1000
  expect(sentAt).toBeGreaterThanOrEqual(before)
  expect(sentAt).toBeLessThanOrEqual(Date.now())
})

test('a client that sends Prefer chooses for itself', async () => {
  const headers = { Prefer: 'code=423, example=otp_locked' }
  const body = { ...allGreen(sendOtp).body, phoneNumber: phoneToE164(sandboxValues.phoneNumber.phone_duplicate[0]!) }
  const outcome = await outcomeOf(mockServer, sendOtp, { ...validRequest, headers, body })
  expect(outcome).toEqual({ status: 423, code: 'OTP_LOCKED' })
})

test('the console shows each request with its scenario, followed by its violations', async () => {
  printed.length = 0
  await send(mockServer, sendOtp, validRequest)
  await send(mockServer, sendOtp, { ...validRequest, body: { ...allGreen(sendOtp).body, phoneNumber: '0512345678' } })
  expect(printed).toEqual([
    'POST /api/v1/auth/send-otp  200',
    'POST /api/v1/auth/send-otp  400 validation_failed',
    '  ! breaks the contract: request.body.phoneNumber Request body property phoneNumber must match pattern "^\\+9665[0-9]{8}$"',
  ])
})
