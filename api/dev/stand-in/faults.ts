import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

const SLOW_MILLISECONDS = 30_000
const HUGE_CHARACTERS = 10_000_000
const JSON_TYPE = { 'Content-Type': 'application/json' }

/** @param process processes the request without a response */
type Misbehave = (response: ServerResponse, respond: () => Promise<void>, process: () => Promise<unknown>) => unknown

const faults = {
  silent: () => {},
  reset: response => response.socket?.resetAndDestroy(),
  lost_answer: async (response, _respond, process) => {
    await process()
    response.socket?.resetAndDestroy()
  },
  half: response => {
    response.writeHead(200, { ...JSON_TYPE, 'Content-Length': 1000 }).write('{"status":', () => response.destroy())
  },
  html: response => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Maintenance</h1>'),
  huge: response => response.writeHead(200, JSON_TYPE).end(`"${'x'.repeat(HUGE_CHARACTERS)}"`),
  wrong_type: response => response.writeHead(200, JSON_TYPE).end('[42]'),
  rate_limited: response => response.writeHead(429, { 'Retry-After': '1' }).end(),
  error: response => response.writeHead(500).end(),
  credentials: response => response.writeHead(403).end(),
  elsewhere: response => response.writeHead(302, { Location: '/elsewhere' }).end(),
  slow: async (_response, respond) => {
    await delay(SLOW_MILLISECONDS, undefined, { ref: false })
    await respond()
  },
} satisfies Record<string, Misbehave>

/** A way in which a provider may break its contract. */
export type Fault = keyof typeof faults
export const FAULTS: Record<Fault, Misbehave> = faults
