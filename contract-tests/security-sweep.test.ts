import { randomBytes } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { Error as ErrorSchema } from '#api/contract/generated/schemas.ts'
import { testApp } from '#api/testing/app.ts'
import { type Person, signUp } from '#api/testing/personas.ts'
import { allGreen, document, operations } from './contract.ts'
import { documented } from './documented.ts'
import { makeReady } from './ready.ts'
import { requestOf, send, urlOf } from './request.ts'
import { testValues } from './test-values.ts'

const world = await testApp()
afterAll(() => world.database.close())

const DAY = 24 * 3600
const TOKEN_BYTES = 32

const protectedOnes = operations.filter(({ isProtected }) => isProtected)
const unknownToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

test.each(operations)('$id declares its security', ({ security }) => {
  expect(security).toBeDefined()
})

const person = await signUp(world.app).upTo('cr')

describe('whoever brings no valid token is refused by', () => {
  const token = person.token
  const BAD_CREDENTIALS: Record<string, string> = {
    none: '',
    'no token': 'Bearer',
    'a malformed token': 'Bearer not-a-token',
    'a token with something added': `Bearer ${token}x`,
    'a token with something before it': `Bearer Bearer ${token}`,
    'two tokens': `Bearer ${token}, Bearer ${token}`,
    'an unknown token': `Bearer ${unknownToken()}`,
    'another scheme': `Basic ${token}`,
    'the token alone': token,
    'a user id': `Bearer ${person.userId}`,
  }

  describe.each(protectedOnes)('$id', operation => {
    const request = requestOf(allGreen(operation), person)

    test.each(Object.keys(BAD_CREDENTIALS))('with %s', async name => {
      const headers: Record<string, string> = name === 'none' ? {} : { Authorization: BAD_CREDENTIALS[name] ?? '' }
      const answer = await documented(
        operation,
        await send(world.app, operation, { ...request, token: undefined, headers }),
      )
      expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer')
    })

    test('with the token in the query', async () => {
      const asQuery = new URLSearchParams({ access_token: token, token })
      const url = `${urlOf(operation, request.parameters)}?${asQuery}`
      expect((await world.app.request(url, { method: operation.method })).status).toBe(401)
    })
  })
})

test('the name of the scheme may be written in any case', async () => {
  const headers = { Authorization: `bearer ${person.token}` }
  expect((await world.app.request('/api/v1/onboarding/session', { headers })).status).toBe(200)
})

test('a token is refused from its last second on', async () => {
  const person = await signUp(world.app).upTo('cr')
  world.clock.advance(DAY - 1)
  expect((await person.get('/api/v1/onboarding/session')).status).toBe(200)
  world.clock.advance(1)
  for (const operation of protectedOnes) {
    const answer = await send(world.app, operation, requestOf(allGreen(operation), person))
    expect(await documented(operation, answer)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  }
})

describe("a stranger's token does not go with somebody's", () => {
  const NAMING_A_PERSON = ['userId', 'sessionId', 'phoneNumber', 'phoneE164']
  const naming = protectedOnes.filter(operation => {
    const { body = {}, parameters } = allGreen(operation)
    return Object.keys({ ...body, ...parameters }).some(name => NAMING_A_PERSON.includes(name))
  })
  const REFUSALS: Record<string, string> = {
    setPassword: 'FORBIDDEN',
    setPasscode: 'FORBIDDEN',
    idPhoneMatch: 'STEP_REQUIRED',
    initiateNafath: 'FACTS_MISMATCH',
    getNafathStatus: 'NAFATH_SESSION_NOT_FOUND',
    runGlobalScreening: 'FACTS_MISMATCH',
    createProfile: 'FORBIDDEN',
  }

  test.each(naming)('data in $id', async operation => {
    const somebody = signUp(world.app)
    const stranger = signUp(world.app)
    await makeReady(operation, somebody)
    await makeReady(operation, stranger)
    const before = await sessionsOf(somebody, stranger)
    const request = { ...requestOf(allGreen(operation), somebody), token: stranger.token }
    const answer = await documented(operation, await send(world.app, operation, request))
    expect(answer.body.code).toBe(REFUSALS[operation.id])
    expect(await sessionsOf(somebody, stranger)).toEqual(before)
  })

  const sessionsOf = (...people: Person[]) =>
    Promise.all(people.map(async person => (await person.get('/api/v1/onboarding/session')).json()))
})

describe('without the sandbox', () => {
  const live = world.with({ sandbox: undefined })
  const sandboxOnes = operations.filter(({ tag }) => tag === 'sandbox')

  test.each(sandboxOnes)('$id answers 404', async operation => {
    const person = signUp(world.app)
    await makeReady(operation, person)
    const answer = await send(live, operation, requestOf(allGreen(operation), person))
    expect(answer.status).toBe(404)
    expect(await errorOf(answer)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('no answer tells a code', async () => {
    const { phoneNumber } = signUp(live)
    const body = JSON.stringify({ phoneNumber })
    const headers = { 'Content-Type': 'application/json' }
    const answer = await live.request('/api/v1/auth/send-otp', { method: 'POST', headers, body })
    expect(Object.keys(await answer.json())).not.toEqual(expect.arrayContaining(['otpCode', 'testOTP']))
  })
})

describe('what is at no path or takes another method', () => {
  const paths = [...new Set(operations.map(({ path }) => path))]
  const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  const filled = (path: string) => path.replaceAll(/{.+?}/g, crypto.randomUUID())
  const allowedAt = (path: string) => {
    const methods = operations.filter(operation => operation.path === path).map(({ method }) => method)
    return methods.includes('GET') ? [...methods, 'HEAD'] : methods
  }

  test.each(paths)('%s answers 405 to other methods', async path => {
    const allowed = allowedAt(path)
    for (const method of METHODS.filter(candidate => !allowed.includes(candidate))) {
      const answer = await world.app.request(filled(path), { method })
      expect(answer.status, method).toBe(405)
      expect(answer.headers.get('Allow')?.split(', ').sort()).toEqual(allowed.sort())
      if (method !== 'HEAD') expect(await errorOf(answer)).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
    }
  })

  test.each([...paths.flatMap(path => [`${path}/a/b/c`, `${path}/`, `/x${path}`]), '/', '/api', '/api/v1', '/api/v2'])(
    '%s answers 404',
    async path => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const answer = await world.app.request(filled(path), { method })
        expect(answer.status, method).toBe(404)
        expect(await errorOf(answer)).toMatchObject({ code: 'NOT_FOUND' })
      }
    },
  )

  test('a path that takes GET takes HEAD, without a body', async () => {
    const answer = await world.app.request('/health/live', { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
  })
})

/** An error body of the contract and nothing more, under the request id that the headers name too. */
async function errorOf(answer: Response): Promise<unknown> {
  const error = ErrorSchema.parse(await answer.json())
  expect(answer.headers.get('X-Request-Id')).toBe(error.requestId)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  return error
}

test('an answer that is repeated for its Idempotency-Key is for the caller alone, like the first', async () => {
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
  const GLOBAL = ['METHOD_NOT_ALLOWED', 'NOT_FOUND']
  const used = new Set(operations.flatMap(({ declared }) => declared.flatMap(({ code }) => code ?? [])))
  const codes: string[] = document.components.schemas.ErrorCode.enum

  test.each(codes)('%s is declared somewhere, or answered everywhere', code => {
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
        crNumber: ['crNumber'],
        idNumber: ['idNumber', 'nationalId'],
      }
      const used = bodies.flatMap(body => names[field].flatMap(name => body[name] ?? []))
      if (scenario !== 'all_green') expect(used.filter(value => !values.includes(value))).toEqual([])
    },
  )
})
