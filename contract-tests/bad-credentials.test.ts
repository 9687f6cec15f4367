import { afterAll, describe, expect, test } from 'vitest'
import { ACCESS_TOKEN_SECONDS } from '#domain/constants.ts'
import { alteredToken, type Credentials, forgedTokens, noCredentials } from './bad-credentials.ts'
import { type Operation, operations, type Scheme } from './contract.ts'
import { contractApp } from './contract-app.ts'
import { onePerClass } from './gate.ts'
import { requestOf, send, type TestRequest, urlOf } from './request.ts'
import { type TestUser, testUser } from './test-user.ts'
import { validateResponse } from './validated-response.ts'

const world = await contractApp()
afterAll(() => world.database.close())

const DAY = 24 * 3600

const protectedOnes = operations.filter(({ schemes }) => schemes.length > 0)
const taking = (scheme: Scheme) => protectedOnes.filter(({ schemes }) => schemes.includes(scheme))

/** A user with an account without a profile, an onboarding token and an access token; and an administrator who is signed in. */
async function newcomer(): Promise<TestUser> {
  const user = testUser(world)
  await user.person.upTo('done')
  await user.customer.signIn()
  await user.customer.readSession()
  await user.staff.signIn()
  return user
}

const sessionOf = ({ customer }: TestUser) => ({ sub: customer.userId, sid: customer.sessionId })

async function expectRefusal(operation: Operation, sent: TestRequest): Promise<void> {
  const response = await validateResponse(operation, await send(world.app, operation, sent))
  expect(response).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  expect(response.headers.get('WWW-Authenticate')).toBe('Bearer')
}

const somebody = await newcomer()
const onboardingToken = somebody.person.token
const { accessToken } = somebody.customer
const adminToken = somebody.staff.token
const forged = await forgedTokens(world, sessionOf(somebody), sessionOf(await newcomer()))

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
    expect((await world.app.request(url, { method: operation.method })).status).toBe(401)
  })
})

test('the name of the scheme may be written in any case', async () => {
  const headers = { Authorization: `bearer ${onboardingToken}` }
  expect((await world.app.request('/api/v1/onboarding/session', { headers })).status).toBe(200)
})

describe('an access token continues the sign-up in', () => {
  const either = taking('onboardingToken').filter(({ schemes }) => schemes.includes('accessToken'))

  test.each(either)('$id', async operation => {
    const user = await newcomer()
    const sent = { ...requestOf(operation, user), token: user.customer.accessToken }
    expect((await validateResponse(operation, await send(world.app, operation, sent))).status).toBeLessThan(300)
  })
})

test('an onboarding token is refused once it has expired', async () => {
  const user = await newcomer()
  world.clock.advance(DAY - 1)
  expect((await user.person.get('/api/v1/onboarding/session')).status).toBe(200)
  world.clock.advance(1)
  const { token } = user.person
  for (const operation of taking('onboardingToken')) {
    await expectRefusal(operation, { ...requestOf(operation, user), token })
  }
})

describe('a token of a sign-in is refused', () => {
  const expectRefusals = async (user: TestUser) => {
    const token = user.customer.accessToken
    for (const operation of taking('accessToken')) {
      await expectRefusal(operation, { ...requestOf(operation, user), token })
    }
  }

  test('once it has expired', async () => {
    const user = await newcomer()
    world.clock.advance(ACCESS_TOKEN_SECONDS - 1)
    expect((await user.customer.get('/api/v1/auth/me')).status).toBe(200)
    world.clock.advance(1)
    await expectRefusals(user)
  })

  test('once its session has ended', async () => {
    const user = await newcomer()
    await user.customer.delete(`/api/v1/auth/sessions/${user.customer.sessionId}`)
    await expectRefusals(user)
  })
})
