import { readEnv } from '#api/env.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import { Metrics } from '#api/kernel/platform/metrics.ts'
import { listCredits } from '#api/outside/providers/bank/generated/routes.ts'
import { ProviderFailure } from '#api/outside/providers/http/provider-failure.ts'
import { ProviderHealth } from '#api/outside/providers/http/provider-health.ts'
import { type LiveClients, liveClients } from '#api/outside/providers/live-providers.ts'
import type { LiveSettings } from '#api/outside/providers/live-settings.ts'
import { listPayouts } from '#api/outside/providers/moyasar/generated/routes.ts'
import { getKeys } from '#api/outside/providers/nafath/generated/routes.ts'
import { getPayment } from '#api/outside/providers/sadad/generated/routes.ts'
import { verifyAccount } from '#api/outside/providers/tarabut/generated/routes.ts'
import { getInfo } from '#api/outside/providers/wathq/generated/routes.ts'
import { getMobileOwnership } from '#api/outside/providers/yakeen/generated/routes.ts'
import { matchEntities } from '#api/outside/providers/yente/generated/routes.ts'
import { explainStartupError } from '#api/run/server/startup-errors.ts'
import { UsageError } from './parse-command.ts'

/** These numbers belong to nobody. */
const NO_COMPANY = '7000000000'
const NO_PERSON = { id: '1000000000', mobile: '966500000000' }
const NO_PAYMENT = '0000000000000000'
const NO_ACCOUNT = { iban: 'SA0000000000000000000000', identifier: NO_PERSON.id }

interface Check {
  provider: string
  /** Resolves with the result. */
  run: () => Promise<string>
}

/** `npm run check:live`: calls each provider once. The calls change, send and open nothing. */
function checksOf(settings: LiveSettings, clients: LiveClients, timeoutSeconds: number): Check[] {
  const { wathq, yakeen, nafath, yente, moyasar, sadad, tarabut, bank, smtp } = clients
  const works = () => 'works'
  /** A call of this provider would send or open something, so only the connection is checked. */
  const reach = (provider: string, url: string | undefined): Check[] => {
    if (url === undefined) return [{ provider, run: async () => 'not set' }]
    const request = () => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutSeconds * 1000) })
    return [{ provider, run: () => request().then(() => 'can be reached; the key is not checked', failConnection) }]
  }
  const query = { schema: 'Person' as const, properties: { name: ['Plink check'] } }
  return [
    {
      provider: 'wathq',
      run: () =>
        wathq.call(getInfo, { params: { crNationalNumber: NO_COMPANY }, query: { language: 'ar' } }).then(works),
    },
    { provider: 'yakeen', run: () => yakeen.call(getMobileOwnership, { params: NO_PERSON }).then(works) },
    { provider: 'nafath', run: () => nafath.call(getKeys, {}).then(works) },
    {
      provider: 'yente',
      run: () =>
        yente
          .call(matchEntities, { params: { dataset: settings.yente.dataset }, body: { queries: { person: query } } })
          .then(works),
    },
    { provider: 'smtp', run: () => smtp.verify().then(works) },
    { provider: 'moyasar', run: () => moyasar.call(listPayouts, { query: { page: 1 } }).then(works) },
    { provider: 'sadad', run: () => sadad.call(getPayment, { params: { number: NO_PAYMENT } }).then(works) },
    { provider: 'tarabut', run: () => tarabut.call(verifyAccount, { body: NO_ACCOUNT }).then(works) },
    { provider: 'bank', run: () => bank.call(listCredits, { query: {} }).then(works) },
    ...reach('unifonic', settings.unifonic.url),
    ...reach('unifonic-voice', settings.unifonicVoice.url),
    ...reach('taqnyat', settings.taqnyat?.url),
    ...reach('account-opening', settings.accountOpening.url),
  ]
}

function failConnection(cause: unknown): never {
  throw new ProviderFailure('connection', { cause })
}

/** Returns whether all providers respond. */
async function run(): Promise<boolean> {
  const env = readEnv(process.env)
  if (!env.live) throw new UsageError('There are no providers to check in the sandbox. Set PLINK_MODE=live.')
  for (const warning of env.warnings) console.log(`WARNING ${warning}`)
  const observers = {
    log: createLog({ level: 'silent' }),
    metrics: new Metrics(),
    health: new ProviderHealth(() => new Date()),
  }
  const checks = checksOf(
    env.live,
    liveClients(env.live, env.providerTimeoutSeconds, observers),
    env.providerTimeoutSeconds,
  )
  const results = await Promise.all(checks.map(resultOf))
  for (const { provider, isWorking, result, milliseconds } of results) {
    console.log(
      `${isWorking ? 'ok    ' : 'FAILED'}  ${provider.padEnd(16)}${`${milliseconds} ms`.padStart(9)}  ${result}`,
    )
  }
  return results.every(({ isWorking }) => isWorking)
}

async function resultOf({ provider, run: check }: Check) {
  const started = performance.now()
  const milliseconds = () => Math.round(performance.now() - started)
  try {
    return { provider, isWorking: true, result: await check(), milliseconds: milliseconds() }
  } catch (cause) {
    const result = cause instanceof Error ? cause.message : String(cause)
    return { provider, isWorking: false, result, milliseconds: milliseconds() }
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  console.error(error instanceof UsageError ? error.message : explainStartupError(error))
  process.exitCode = 1
}
