import { randomInt, randomUUID } from 'node:crypto'
import { createApp } from '../api/app.ts'
import { accounts } from '../api/kernel/db/schema/auth.ts'
import type { Figure } from './report.ts'
import { isShort } from './short.ts'
import { DEVICE } from './sign-in/customers.ts'
import { type Kind, withDatabases } from './wallet/databases.ts'

const WARM_UP = isShort ? 5 : 300
const SAMPLES = isShort ? 20 : 2000
/** The largest difference of the AUC from 0.5 that passes. */
const TOLERANCE = 0.05
/** The standard error of the AUC of two groups of this size without a difference. */
const STANDARD_ERROR = Math.sqrt((2 * SAMPLES + 1) / (12 * SAMPLES ** 2))

/** The calls that name an account by its id, made without authentication. */
const CALLS: Record<string, (userId: string) => { path: string; body: object }> = {
  verifyLoginOtp: userId => ({
    path: '/api/v1/auth/login/verify-otp',
    body: { userId, otp: '482913', device: DEVICE },
  }),
  resendLoginOtp: userId => ({ path: '/api/v1/auth/login/resend-otp', body: { userId, device: DEVICE } }),
  resetPassword: userId => ({
    path: '/api/v1/auth/reset-password',
    body: { resetToken: `${userId}.${randomUUID()}`, otp: '482913', newPassword: 'Dates&Coffee77' },
  }),
}

/** Measures whether the response times show if an account exists. */
export async function measureEnumeration(): Promise<Figure[]> {
  return withDatabases(async ({ embedded, postgres }) => [
    ...(await figuresOf(embedded)),
    ...(await figuresOf(postgres)),
  ])
}

async function figuresOf(kind: Kind): Promise<Figure[]> {
  const { deps } = await kind.open()
  const known = (await deps.db.select({ id: accounts.id }).from(accounts)).map(({ id }) => id)
  const app = createApp(deps)
  const figures: Figure[] = []
  for (const [name, callFor] of Object.entries(CALLS)) {
    const time = async (userId: string): Promise<number> => {
      const { path, body } = callFor(userId)
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      const started = performance.now()
      const response = await app.request(path, init)
      await response.text()
      return performance.now() - started
    }
    const chosen = () => known[randomInt(known.length)]!
    await sample(time, chosen, WARM_UP)
    const auc = aucOf(await sample(time, chosen, SAMPLES))
    figures.push({
      name: `account enumeration by timing: \`${name}\`, distance of the AUC from 0.5, ${kind.name}`,
      value: Math.abs(auc - 0.5),
      noise: 2 * STANDARD_ERROR,
      unit: 'score',
      better: 'lower',
      budget: TOLERANCE,
    })
  }
  return figures
}

interface Sample {
  milliseconds: number
  isKnown: boolean
}

/** Measures as many calls with a known as with an unknown id. Each pair is in random order. */
async function sample(time: (userId: string) => Promise<number>, known: () => string, pairs: number) {
  const samples: Sample[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const first = randomInt(2) === 0
    for (const isKnown of [first, !first]) {
      samples.push({ milliseconds: await time(isKnown ? known() : randomUUID()), isKnown })
    }
  }
  return samples
}

/** Returns the area under the ROC curve, from the sum of the ranks (Mann-Whitney). */
function aucOf(samples: Sample[]): number {
  const ranks = samples
    .toSorted((a, b) => a.milliseconds - b.milliseconds)
    .flatMap(({ isKnown }, index) => (isKnown ? [index + 1] : []))
  const sum = ranks.reduce((total, rank) => total + rank, 0)
  const others = samples.length - ranks.length
  return (sum - (ranks.length * (ranks.length + 1)) / 2) / (ranks.length * others)
}
