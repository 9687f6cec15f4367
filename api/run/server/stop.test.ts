import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '#api/kernel/platform/log.ts'
import { stopOnSignal } from './stop.ts'

const EVENTS = ['SIGTERM', 'SIGINT', 'message']
const exits: number[] = []
let earlier: Map<string, Set<unknown>>

beforeEach(() => {
  vi.useFakeTimers()
  exits.length = 0
  earlier = new Map(EVENTS.map(name => [name, new Set<unknown>(process.rawListeners(name))]))
})
afterEach(() => {
  vi.useRealTimers()
  for (const listener of ownListeners()) listener.remove()
})

const ownListeners = () =>
  EVENTS.flatMap(name =>
    process
      .rawListeners(name)
      .filter(listener => !earlier.get(name)?.has(listener))
      .map(listener => ({
        name,
        call: (what: unknown) => void Reflect.apply(listener, process, [what]),
        remove: () => void Reflect.apply(process.removeListener, process, [name, listener]),
      })),
  )

/** Delivers a signal or a message to the server alone. */
function receive(name: string, what: unknown = name): void {
  for (const listener of ownListeners()) if (listener.name === name) listener.call(what)
}

/** A server that stops when the test ends its last request. */
function runningServer() {
  const { promise: lastRequest, resolve: endLastRequest } = Promise.withResolvers<number>()
  const nothing = async () => {}
  const server = { port: 0, connections: async () => 1, drain: () => lastRequest }
  const running: Parameters<typeof stopOnSignal>[1] = {
    server,
    monitoring: undefined,
    jobs: { stop: nothing },
    backups: undefined,
    deps: { readiness: { ready: true }, changes: { close: () => {} }, apiKeyRequests: { flush: nothing } },
    database: { close: nothing },
    replica: undefined,
    clockWatch: { stop: () => {} },
    log: createLog({ level: 'silent', destination: { write: () => {} } }),
    endLease: nothing,
    releaseLock: () => {},
    leave: nothing,
  }
  stopOnSignal({ drainDelaySeconds: 0 }, running, code => exits.push(code))
  return { endLastRequest: () => endLastRequest(0) }
}

test('a worker that is being replaced finishes what is under way when SIGTERM stops all of them', async () => {
  const { endLastRequest } = runningServer()
  receive('message', { kind: 'retire' })
  await vi.advanceTimersByTimeAsync(2000)
  receive('SIGTERM')
  expect(exits).toEqual([])
  endLastRequest()
  await vi.advanceTimersByTimeAsync(0)
  expect(exits).toEqual([0])
})

test('a second signal ends the process at once, unless one key press has sent both', async () => {
  runningServer()
  receive('SIGINT')
  await vi.advanceTimersByTimeAsync(400)
  receive('SIGTERM')
  expect(exits).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  receive('SIGTERM')
  expect(exits).toEqual([1])
})
