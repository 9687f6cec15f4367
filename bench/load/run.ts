// `npm run load` raises the rate of mixed journeys until the server no longer carries them, and then offers four times as much. It fails if
// signed-in customers then wait for too long, or if a refusal is not polite. `--url` measures a server of the sandbox that runs with TRUST_PROXY=1.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { arrive } from './arrivals.ts'
import { Caller, type Sample } from './caller.ts'
import { BOUND_MILLISECONDS, HEAD, isCarried, kneeOf, reasonsOf, rowOf, type Step, stepOf } from './curve.ts'
import { guessPassword, IN_SESSION, readWallet, signInAgain } from './journeys.ts'
import { startMeasuredServer } from './server.ts'
import { createVirtualUsers, signInAll, type VirtualUser } from './virtual-users.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    from: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '8' },
    /** The known knee, which skips the curve. */
    knee: { type: 'string' },
  },
})
const [from, seconds] = [Number(values.from), Number(values.seconds)]
const GROWTH = 1.3
const MOST_STEPS = 15
const CROWD_SECONDS = 20
const IN_SESSION_CUSTOMERS = 120
const SIGNING_IN = 80
/** The number of signed-in customers who read without a pause, each from one address. */
const GREEDY = 10
const STRANGERS = 500
const SIGN_IN_SHARE = 0.1
const TIMES_THE_KNEE = 4

let samples: Sample[] = []
const record = (sample: Sample) => samples.push(sample)
const server = values.url ? { url: values.url, stop: async () => {} } : await startMeasuredServer()
let addresses = 0
const callers = (group: string, count: number) =>
  Array.from({ length: count }, () => {
    addresses += 1
    return new Caller(server.url, group, `10.20.${addresses >> 8}.${addresses & 255}`, record)
  })
const anyOf = <Item>(items: Item[]): Item => items[Math.floor(Math.random() * items.length)]!

try {
  console.error('… creating users')
  const [honest, signingIn, greedy] = await Promise.all([
    createVirtualUsers(callers('in session', IN_SESSION_CUSTOMERS)),
    createVirtualUsers(callers('signing in', SIGNING_IN)),
    createVirtualUsers(callers('greedy', GREEDY)),
  ])
  await signInAll([...honest, ...greedy])
  const start = (due: number) =>
    Math.random() < SIGN_IN_SHARE ? signInAgain(anyOf(signingIn), due) : anyOf(IN_SESSION)(anyOf(honest), due)
  console.log(`Load average before: ${loadavg()[0]?.toFixed(1)}\n${HEAD}`)
  const knee = values.knee ? Number(values.knee) : await climb(start)
  await crowd(knee, honest, callers('strangers', STRANGERS), greedy)
} finally {
  await server.stop()
}

async function climb(start: (due: number) => Promise<unknown>): Promise<number> {
  // This is a warm-up, because a server that has run for a while has compiled its code.
  await measureStep(from / 2, start)
  const steps: Step[] = []
  for (let rate = from; steps.length < MOST_STEPS && steps.every(isCarried); rate *= GROWTH) {
    const step = await measureStep(rate, start)
    // Another program may have taken the processors for a moment, so the step is repeated.
    steps.push(isCarried(step) ? step : await measureStep(rate, start))
  }
  const knee = kneeOf(steps)
  if (!knee) throw new Error(`The server does not carry ${from} journeys a second. Begin with fewer: --from`)
  console.log(
    `The knee: ${knee.journeysPerSecond.toFixed(1)} journeys a second, with ${(knee.served / seconds).toFixed(0)} requests.`,
  )
  return knee.journeysPerSecond
}

async function measureStep(rate: number, start: (due: number) => Promise<unknown>): Promise<Step> {
  samples = []
  await arrive({ perSecond: rate, seconds }, start)
  const step = stepOf(rate, samples)
  console.log([rowOf(rate.toFixed(1), step), ...reasonsOf(samples).slice(0, 3)].join('\n'))
  return step
}

/** Lets signed-in customers come at half the knee, and strangers who try passwords and signed-in scripts fill it up to four times the knee. */
async function crowd(knee: number, honest: VirtualUser[], strangers: Caller[], greedy: VirtualUser[]): Promise<void> {
  samples = []
  const rest = (knee * (TIMES_THE_KNEE - 0.5)) / 2
  const lasting = CROWD_SECONDS
  await Promise.all([
    arrive({ perSecond: knee / 2, seconds: lasting }, due => anyOf(IN_SESSION)(anyOf(honest), due)),
    arrive({ perSecond: rest, seconds: lasting }, due => guessPassword(anyOf(strangers), due)),
    arrive({ perSecond: rest, seconds: lasting }, due => readWallet(anyOf(greedy), due)),
  ])
  console.log(`\nFour times the knee:\n${HEAD}`)
  const of = (group: string) => samples.filter(sample => sample.group === group)
  for (const [group, rate] of [
    ['in session', knee / 2],
    ['strangers', rest],
    ['greedy', rest],
  ] as const)
    console.log(rowOf(`${rate.toFixed(1)}, ${group}`, stepOf(rate, of(group))))
  console.log(`${reasonsOf(samples).slice(0, 12).join('\n')}\nLoad average after: ${loadavg()[0]?.toFixed(1)}`)
  const isHeld = isCarried(stepOf(knee / 2, of('in session'))) && !samples.some(({ result }) => result === 'failed')
  console.log(isHeld ? `Held: below ${BOUND_MILLISECONDS} ms in session, and nothing failed.` : '**Missed**')
  process.exitCode = isHeld ? 0 : 1
}
