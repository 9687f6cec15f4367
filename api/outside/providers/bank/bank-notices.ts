import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import type { Clock } from '#api/kernel/platform/clock.ts'
import { isSameSecret } from '#api/kernel/platform/cryptography.ts'
import type { BankCredit, BankNotice } from '#api/outside/providers/money-providers.ts'
import { Credit } from './generated/schemas.ts'

/** The tolerance for the time of a notice. An older one may be a replay. */
const TOLERANCE_SECONDS = 300

/** Signs a notice as the bank does. */
export function signNotice(secret: string, timestamp: string, body: string): BankNotice {
  return { timestamp, body, signature: createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex') }
}

/** Returns undefined if the notice is not signed with the secret, is too old or cannot be read. */
export function readNotice(secret: string, notice: BankNotice, clock: Clock): BankCredit | undefined {
  const { timestamp, body, signature } = notice
  if (!isSameSecret(signature, signNotice(secret, timestamp, body).signature)) return undefined
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN
  const isFresh = Math.abs(clock().getTime() / 1000 - seconds) <= TOLERANCE_SECONDS
  const parsed = isFresh ? Credit.safeParse(jsonOf(body)) : undefined
  return parsed?.success ? creditOf(parsed.data) : undefined
}

export function creditOf({ remitterIban, bookedAt, ...credit }: z.output<typeof Credit>): BankCredit {
  return { ...credit, remitterIban: remitterIban ?? null, bookedAt: new Date(bookedAt) }
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
