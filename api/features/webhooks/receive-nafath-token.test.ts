import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { createProviderClient } from '#api/outside/providers/http/provider-client.ts'
import { ProviderHealth } from '#api/outside/providers/http/provider-health.ts'
import { nafathWeb } from '#api/outside/providers/nafath/nafath.ts'
import { nafathTokens } from '#api/outside/providers/nafath/nafath-tokens.ts'
import { testApp } from '#api/testing/app.ts'
import { decideNafath, nafathStatus, onboardingSession } from '#api/testing/customers/identity-steps.ts'
import { type Newcomer, signUp } from '#api/testing/customers/newcomer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { AUDIENCE, nafathIssuer } from '#api/testing/providers/nafath-issuer.ts'

const { app, clock, database, deps, with: appWith } = await testApp()
afterAll(database.close)
const issuer = nafathIssuer(clock)

/** A server that reads the tokens of the issuer. Requests start in the sandbox. */
function server() {
  const { log, metrics } = deps
  const client = createProviderClient('nafath', issuer.connection(), {
    log,
    metrics,
    health: new ProviderHealth(clock),
  })
  const { read } = nafathWeb(client, nafathTokens(client, { audience: AUDIENCE, clock, log }), log)
  return appWith({ providers: { nafath: { ...deps.providers.nafath, read } } })
}

async function waitingNewcomer(): Promise<Newcomer> {
  const noura = await signUp(app).upTo('nafath')
  await noura.askForApproval()
  return noura
}

const report = async (token: string, requestId: string, at = server()) => {
  const response = await at.request('/api/webhooks/nafath', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, requestId, transId: 'ours alone' }),
  })
  return response.status === 204 ? { status: 204 } : outcome(response)
}

const tokenOf = ({ values }: Newcomer) => issuer.sign({ nin: values.idNumber })
const statusOf = async (newcomer: Newcomer) => (await outcome(nafathStatus(newcomer))).body

describe('receiveNafathToken', () => {
  test('approves the request of the person', async () => {
    const noura = await waitingNewcomer()
    expect(await report(await tokenOf(noura), noura.sessionId)).toMatchObject({ status: 204 })
    expect(await statusOf(noura)).toMatchObject({ status: 'approved' })
    expect(await onboardingSession(noura)).toMatchObject({ currentStep: 'globalScreening' })
  })

  test('changes nothing the second time, several at once included', async () => {
    const noura = await waitingNewcomer()
    const token = await tokenOf(noura)
    const reports = await Promise.all([1, 2, 3].map(() => report(token, noura.sessionId)))
    expect(reports.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await report(token, noura.sessionId)).toMatchObject({ status: 204 })
    expect(await statusOf(noura)).toMatchObject({ status: 'approved' })
  })

  test('changes nothing after the end of the request', async () => {
    const noura = await waitingNewcomer()
    await decideNafath(noura, 'decline')
    await statusOf(noura)
    expect(await report(await tokenOf(noura), noura.sessionId)).toMatchObject({ status: 204 })
    expect(await statusOf(noura)).toMatchObject({ status: 'FAILED' })
  })

  test('rejects the request when somebody else has approved it', async () => {
    const noura = await waitingNewcomer()
    expect(await report(await issuer.sign(), noura.sessionId)).toMatchObject({ status: 204 })
    expect(await statusOf(noura)).toMatchObject({ status: 'rejected' })
  })

  test.each<[string, (newcomer: Newcomer) => Promise<string>]>([
    ['is none', async () => 'header.claims.signature'],
    [
      'has expired',
      newcomer => issuer.sign({ nin: newcomer.values.idNumber, exp: Math.floor(clock().getTime() / 1000) - 120 }),
    ],
    ['is made out to others', newcomer => issuer.sign({ nin: newcomer.values.idNumber, aud: 'others' })],
    [
      'has a key that Nafath does not publish',
      newcomer => issuer.sign({ nin: newcomer.values.idNumber }, { ...issuer.pair(1), kid: issuer.pair(0).kid }),
    ],
  ])('refuses a token that %s', async (_what, token) => {
    const noura = await waitingNewcomer()
    expect(await report(await token(noura), noura.sessionId)).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    })
    expect(await statusOf(noura)).toMatchObject({ status: 'SENT' })
  })

  test('knows no other requests', async () => {
    const noura = await waitingNewcomer()
    expect(await report(await tokenOf(noura), randomUUID())).toMatchObject({
      status: 404,
      body: { code: 'NAFATH_SESSION_NOT_FOUND' },
    })
    expect(await report(await tokenOf(noura), 'no id')).toMatchObject({ status: 400 })
  })

  test('asks for a repetition while it has no keys', async () => {
    const noura = await waitingNewcomer()
    const token = await tokenOf(noura)
    issuer.isDown = true
    expect(await report(token, noura.sessionId)).toMatchObject({ status: 503 })
    expect(await statusOf(noura)).toMatchObject({ status: 'SENT' })
  })

  test('refuses every token in the sandbox', async () => {
    const noura = await waitingNewcomer()
    expect(await report(await tokenOf(noura), noura.sessionId, app)).toMatchObject({ status: 401 })
  })
})
