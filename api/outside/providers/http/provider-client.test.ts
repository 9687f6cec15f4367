import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '#api/kernel/platform/log.ts'
import { Metrics } from '#api/kernel/platform/metrics.ts'
import { setTracer, type Tracer } from '#api/kernel/platform/tracing.ts'
import { getInfo } from '#api/outside/providers/wathq/generated/routes.ts'
import { providerUnderTest } from '#api/testing/providers/provider.ts'
import type { ProviderClient } from './provider-client.ts'
import { ProviderHealth } from './provider-health.ts'

const wathq = providerUnderTest('wathq', { apiKey: 'the key' })
const look = (client: ProviderClient) =>
  client.call(getInfo, { params: { crNationalNumber: '7001234567' }, query: { language: 'en' } })
const lookedAt = () => wathq.standIn().requests.length

async function failures(client: ProviderClient, times: number): Promise<string[]> {
  const reasons: string[] = []
  for (let count = 0; count < times; count++) reasons.push(await look(client).then(String, ({ reason }) => reason))
  return reasons
}

describe('a client of a provider', () => {
  test('reads once more when the provider reports an error', async () => {
    wathq.standIn().setFault('error')
    await expect(look(wathq.client())).rejects.toThrow('The provider reports an error of its own.')
    expect(lookedAt()).toBe(2)
  })

  test('does not repeat what would be refused again', async () => {
    wathq.standIn().setFault('credentials')
    await expect(look(wathq.client())).rejects.toThrow('The provider refused our credentials.')
    expect(lookedAt()).toBe(1)
  })

  test('stops asking a provider that failed five times in a row', async () => {
    const client = wathq.client()
    wathq.standIn().setFault('credentials')
    expect(await failures(client, 7)).toEqual([...Array(5).fill('credentials'), 'circuit_open', 'circuit_open'])
    expect(lookedAt()).toBe(5)
  })

  test('has at most 20 calls under way', async () => {
    const client = wathq.client({ timeoutSeconds: 1 })
    wathq.standIn().setFault('silent')
    const calls = await Promise.allSettled(Array.from({ length: 22 }, () => look(client)))
    const reasons = calls.map(call =>
      call.status === 'rejected' ? (call.reason.reason ?? call.reason.message) : 'none',
    )
    expect(reasons.filter(reason => reason === 'busy')).toHaveLength(2)
    expect(reasons.filter(reason => reason === 'Request timeout')).toHaveLength(20)
  })

  test('is refused by a stand-in when it breaks the contract', async () => {
    const call = wathq.client().call(getInfo, { params: { crNationalNumber: '1010' }, query: { language: 'en' } })
    await expect(call).rejects.toMatchObject({ reason: 'unexpected_response' })
  })

  test('counts calls by outcome', async () => {
    const metrics = new Metrics()
    const client = wathq.client({ metrics })
    await look(client)
    wathq.standIn().setFault('credentials')
    await failures(client, 1)
    const lines = metrics.exposition()
    expect(lines).toContain('plink_provider_request_duration_seconds_count{provider="wathq",outcome="200"} 1')
    expect(lines).toContain('plink_provider_request_duration_seconds_count{provider="wathq",outcome="credentials"} 1')
  })

  test('logs the operation and the outcome, and neither the key nor whom it asked about', async () => {
    const written: string[] = []
    const log = createLog({ level: 'info', destination: { write: line => void written.push(line) } })
    const client = wathq.client({ log })
    await look(client)
    wathq.standIn().setFault('credentials')
    await failures(client, 1)
    expect(written).toHaveLength(2)
    expect(written[0]).toContain('"operation":"getInfo","outcome":"200"')
    expect(written[1]).toContain('Check its settings, and whether it knows our address.')
    for (const line of written) expect(line).not.toMatch(/the key|7001234567/)
  })

  test('hands the trace on, and names the call after the operation', async () => {
    const names: string[] = []
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
    const span = { set: () => {}, fail: () => {} }
    const run: Tracer['run'] = ({ name }, work) => {
      names.push(name)
      return work(span)
    }
    setTracer({ traceparent: () => traceparent, run })
    onTestFinished(() => setTracer(undefined))
    await look(wathq.client())
    expect(names).toEqual(['wathq getInfo'])
    expect(wathq.standIn().requests.at(-1)?.headers).toMatchObject({ traceparent })
  })

  test('says how the provider fares', async () => {
    const health = new ProviderHealth(() => new Date('2026-01-05T09:00:00Z'))
    const client = wathq.client({ health })
    const unused = { name: 'wathq', state: 'unused', lastSuccessAt: null, lastFailureAt: null, lastFailure: null }
    expect(health.list()).toEqual([unused])
    await look(client)
    const working = { ...unused, state: 'working', lastSuccessAt: '2026-01-05T09:00:00.000Z' }
    expect(health.list()).toEqual([working])
    wathq.standIn().setFault('credentials')
    await failures(client, 1)
    const failing = {
      ...working,
      state: 'failing',
      lastFailureAt: '2026-01-05T09:00:00.000Z',
      lastFailure: 'credentials',
    }
    expect(health.list()).toEqual([failing])
    await failures(client, 5)
    expect(health.list()).toEqual([{ ...failing, state: 'suspended', lastFailure: 'circuit_open' }])
  })
})
