import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '#api/env.ts'
import { createLog, type Log } from '#api/kernel/platform/log.ts'
import { sumMetrics } from '#api/kernel/platform/sum-metrics.ts'
import { onHangUp } from './hang-up.ts'
import { logWarnings } from './settings-warnings.ts'
import { printStartupBanner } from './startup-banner.ts'
import type { FromSupervisor, FromWorker } from './worker-messages.ts'

/** The time between two attempts to replace a worker that does not start. */
const RETRY_MILLISECONDS = 1000
/** Workers end by themselves within ten seconds. */
const STOP_MILLISECONDS = 11_000
const METRICS_MILLISECONDS = 2000

/** Runs the server in WORKERS processes behind one port. This process serves no requests itself. Rejects if the first worker does not start. */
export async function superviseWorkers(env: Env, program: string): Promise<void> {
  const log = createLog({ level: env.logLevel })
  logWarnings(log, env)
  cluster.setupPrimary({ exec: program })
  const supervisor = new Supervisor(log)
  process.on('SIGTERM', () => supervisor.stop())
  process.on('SIGINT', () => supervisor.stop())
  onHangUp({ reload: () => supervisor.restart(), terminalClosed: () => supervisor.stop() })
  // The first worker starts alone, so that an error that keeps all of them from starting is reported once.
  const port = await supervisor.startOne()
  await Promise.all(Array.from({ length: env.workers - 1 }, () => supervisor.startOne()))
  printStartupBanner(log, env, port)
}

class Supervisor {
  readonly #log: Log
  readonly #ready = new Set<Worker>()
  readonly #retired = new Set<Worker>()
  /** The metrics of workers that are ending or have ended. */
  #counted = ''
  readonly #ending = new WeakSet<Worker>()
  #isStopping = false
  #restarted = Promise.resolve()

  constructor(log: Log) {
    this.#log = log
    cluster.on('message', (worker, message: FromWorker) => {
      if (message.kind === 'collect metrics') void this.#sendMetrics(worker, message.request)
      if (message.kind !== 'last metrics') return
      this.#ending.add(worker)
      this.#counted = sumMetrics([], [this.#counted, message.text])
    })
    cluster.on('exit', worker => this.#onExit(worker))
  }

  /** Resolves with the port when the worker accepts connections. Stays pending when the server is stopped before. */
  startOne(): Promise<number> {
    const worker = cluster.fork()
    return new Promise((resolve, reject) => {
      worker.once('exit', () => this.#isStopping || reject(new WorkerDidNotStart(worker)))
      worker.on('message', (message: FromWorker) => {
        if (message.kind !== 'ready') return
        this.#ready.add(worker)
        resolve(message.port)
      })
    })
  }

  /** Replaces the workers one after the other. The port stays open. */
  restart(): void {
    this.#restarted = this.#restarted.then(() => this.#restartAll())
  }

  async #restartAll(): Promise<void> {
    for (const worker of [...this.#ready]) {
      if (this.#isStopping) return
      // One that has ended meanwhile has been replaced already.
      if (!this.#ready.has(worker)) continue
      this.#retired.add(worker)
      try {
        await this.startOne()
      } catch (error) {
        this.#retired.delete(worker)
        if (!this.#ready.has(worker)) void this.#replace()
        this.#log.error(
          endOf(error),
          'A new worker did not start, so the restart ends here. The running workers continue. The reason is above.',
        )
        return
      }
      if (!this.#ready.has(worker)) continue
      const exited = new Promise(resolve => worker.once('exit', resolve))
      send(worker, { kind: 'retire' })
      await exited
    }
    this.#log.info('all workers have been replaced')
  }

  #onExit(worker: Worker): void {
    const wasReady = this.#ready.delete(worker)
    const isReplaced = this.#retired.delete(worker)
    if (!wasReady || this.#isStopping) return
    if (isReplaced && worker.process.exitCode === 0) return
    this.#log.error(
      processOf(worker),
      isReplaced
        ? 'A worker has ended before it finished. Its callers have to retry. The one that replaces it takes its place.'
        : 'A worker has ended unexpectedly. Its callers have to retry. Another one takes its place.',
    )
    if (!isReplaced) void this.#replace()
  }

  async #replace(): Promise<void> {
    while (!this.#isStopping) {
      try {
        await this.startOne()
        return
      } catch (error) {
        this.#log.error(
          endOf(error),
          'A worker did not start. The reason is above. The others continue, and it is started again in a second.',
        )
        await sleep(RETRY_MILLISECONDS)
      }
    }
  }

  /** Lets the workers finish their requests. They distinguish a second signal from the first. */
  stop(): void {
    const workers = Object.values(cluster.workers ?? {}).flatMap(worker => worker ?? [])
    for (const worker of workers) worker.process.kill('SIGTERM')
    if (this.#isStopping) return
    this.#isStopping = true
    const exits = workers.map(async worker => {
      // A worker that is still starting has nothing to finish, and the signal itself may end it.
      const wasReady = this.#ready.has(worker)
      await new Promise(resolve => worker.once('exit', resolve))
      if (!wasReady || worker.process.exitCode === 0) return true
      this.#log.error(processOf(worker), 'A worker has ended before it finished. Its callers have to retry.')
      return false
    })
    void Promise.all(exits).then(ends => process.exit(ends.every(Boolean) ? 0 : 1))
    setTimeout(() => {
      const hanging = workers.filter(worker => !worker.isDead())
      const pids = hanging.map(worker => worker.process.pid)
      this.#log.error({ pids }, 'Workers hang and are killed. Their callers have to retry.')
      for (const worker of hanging) worker.process.kill('SIGKILL')
      process.exit(1)
    }, STOP_MILLISECONDS).unref()
  }

  async #sendMetrics(to: Worker, request: number): Promise<void> {
    const others = [...this.#ready].filter(worker => !this.#ending.has(worker))
    const running = await Promise.all(others.map(worker => metricsOf(worker, request)))
    send(to, { kind: 'all metrics', request, text: sumMetrics(running.flat(), [this.#counted]) })
  }
}

class WorkerDidNotStart extends Error {
  override name = 'WorkerDidNotStart'
  readonly worker: Worker

  constructor(worker: Worker) {
    super('A worker did not start')
    this.worker = worker
  }
}

/** Which process has ended, and how, for the log. */
function processOf({ process: { pid, exitCode, signalCode } }: Worker) {
  return { pid, exitCode, signalCode }
}

const endOf = (error: unknown) => (error instanceof WorkerDidNotStart ? processOf(error.worker) : { err: error })

/** Returns an empty list if the worker ends or hangs. */
function metricsOf(worker: Worker, request: number): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<string[]>()
  const listen = (message: FromWorker) => {
    if (message.kind === 'metrics' && message.request === request) resolve([message.text])
  }
  const giveUp = () => resolve([])
  const timer = setTimeout(giveUp, METRICS_MILLISECONDS)
  worker.on('message', listen)
  worker.once('exit', giveUp)
  send(worker, { kind: 'send metrics', request })
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', listen)
    worker.off('exit', giveUp)
  })
}

/** A worker that has just ended has no channel. */
function send(worker: Worker, message: FromSupervisor): void {
  if (worker.isConnected()) worker.send(message)
}
