import { afterAll, describe, expect, test } from 'vitest'
import { ACCESS_TOKEN_SECONDS } from '#domain/constants.ts'
import { type Operation, operations, type Scheme } from '../contract.ts'
import { contractApp } from '../contract-app.ts'
import { onePerClass } from '../gate.ts'
import { newPeople, type People } from '../people.ts'
import { requestOf, send, type TestRequest, urlOf } from '../request.ts'
import { validateResponse } from '../validated-response.ts'
import { alteredToken, type Credentials, forgedTokens, noCredentials } from './bad-credentials.ts'

const plink = await contractApp()
afterAll(() => plink.database.close())

const DAY = 24 * 3600

const protectedOnes = operations.filter(({ schemes }) => schemes.length > 0)
const taking = (scheme: Scheme) => protectedOnes.filter(({ schemes }) => schemes.includes(scheme))

/** Returns people with every token: the newcomer has signed up, without a profile, and customer and staff have signed in. */
async function signedIn(): Promise<People> {
  const people = newPeople(plink)
  await people.newcomer.upTo('done')
  await people.customer.signIn()
  await people.customer.readSession()
  await people.staff.signIn()
  return people
}

const sessionOf = ({ customer }: People) => ({ sub: customer.userId, sid: customer.sessionId })

async function expectRefusal(operation: Operation, sent: TestRequest): Promise<void> {
  const response = await validateResponse(operation, await send(plink.app, operation, sent))
  expect(response).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  expect(response.headers.get('WWW-Authenticate')).toBe('Bearer')
}

const somebody = await signedIn()
const onboardingToken = somebody.newcomer.token
const { accessToken } = somebody.customer
const adminToken = somebody.staff.token
const forged = await forgedTokens(plink, sessionOf(somebody), sessionOf(await signedIn()))

const badFor = ({ schemes }: Operation): Credentials => ({
  ...noCredentials,
  ...(schemes.includes('onboardingToken') && alteredToken('a token of the sign-up', onboardingToken)),
  ...(schemes.includes('accessToken') && { ...alteredToken('a token of the sign-in', accessToken), ...forged }),
  ...(schemes.includes('adminToken') && alteredToken('a token of the staff', adminToken)),
})

/** Valid tokens of other schemes than the operation requires. */
const tokensBeside = ({ schemes }: Operation): Credentials => ({
  ...(!schemes.includes('onboardingToken') && { 'a token of the sign-up': `Bearer ${onboardingToken}` }),
  ...(!schemes.includes('accessToken') && { 'a token of the sign-in': `Bearer ${accessToken}` }),
  ...(!schemes.includes('adminToken') && { 'a token of the staff': `Bearer ${adminToken}` }),
})

describe.each(protectedOnes)('$id refuses requests without a valid token', operation => {
  const { token: _, ...request } = requestOf(operation, somebody)

  test('with none', () => expectRefusal(operation, request))

  test.each(Object.entries(tokensBeside(operation)))('with %s', (_, Authorization) =>
    expectRefusal(operation, { ...request, headers: { Authorization } }),
  )
})

describe.each(onePerClass(protectedOnes))('$id refuses a token that is not valid', operation => {
  const { token: _, ...request } = requestOf(operation, somebody)

  test.each(Object.entries(badFor(operation)))('with %s', (_, Authorization) =>
    expectRefusal(operation, { ...request, headers: { Authorization } }),
  )

  test.each([onboardingToken, accessToken, adminToken])('with the token in the query', async token => {
    const asQuery = new URLSearchParams({ access_token: token, token })
    const url = `${urlOf(operation, request.parameters)}?${asQuery}`
    expect((await plink.app.request(url, { method: operation.method })).status).toBe(401)
  })
})

test('the name of the scheme may be written in any case', async () => {
  const headers = { Authorization: `bearer ${onboardingToken}` }
  expect((await plink.app.request('/api/v1/onboarding/session', { headers })).status).toBe(200)
})

describe('an access token continues the sign-up in', () => {
  const either = taking('onboardingToken').filter(({ schemes }) => schemes.includes('accessToken'))

  test.each(either)('$id', async operation => {
    const people = await signedIn()
    const sent = { ...requestOf(operation, people), token: people.customer.accessToken }
    expect((await validateResponse(operation, await send(plink.app, operation, sent))).status).toBeLessThan(300)
  })
})

test('an onboarding token is refused once it has expired', async () => {
  const people = await signedIn()
  plink.clock.advance(DAY - 1)
  expect((await people.newcomer.get('/api/v1/onboarding/session')).status).toBe(200)
  plink.clock.advance(1)
  const { token } = people.newcomer
  for (const operation of taking('onboardingToken')) {
    await expectRefusal(operation, { ...requestOf(operation, people), token })
  }
})

describe('a token of a sign-in is refused', () => {
  const expectRefusals = async (people: People) => {
    const token = people.customer.accessToken
    for (const operation of taking('accessToken')) {
      await expectRefusal(operation, { ...requestOf(operation, people), token })
    }
  }

  test('once it has expired', async () => {
    const people = await signedIn()
    plink.clock.advance(ACCESS_TOKEN_SECONDS - 1)
    expect((await people.customer.get('/api/v1/auth/me')).status).toBe(200)
    plink.clock.advance(1)
    await expectRefusals(people)
  })

  test('once its session has ended', async () => {
    const people = await signedIn()
    await people.customer.delete(`/api/v1/auth/sessions/${people.customer.sessionId}`)
    await expectRefusals(people)
  })
})
