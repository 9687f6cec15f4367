import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import type { SmsMessage } from '#api/outside/providers/providers.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { testApp } from '#api/testing/app.ts'
import { ALL_JOBS } from './all-jobs.ts'
import type { Job } from './job.ts'
import { type RunningJobs, startJobs } from './start-jobs.ts'

const TIMING = { firstRunSeconds: 0, pollingSeconds: 0.5, retrySeconds: 0, stopSeconds: 5 }

const { database, deps } = await testApp()
let started: RunningJobs[] = []
afterEach(async () => {
  await Promise.all(started.map(jobs => jobs.stop()))
  started = []
})

function start(job: Job, on = database, timing = TIMING): RunningJobs {
  const jobs = startJobs(deps, on, [job], timing)
  started.push(jobs)
  return jobs
}

/** Returns a job that runs until it is aborted. */
function endlessJob(name: string) {
  const runs: AbortSignal[] = []
  const running = Promise.withResolvers<void>()
  const job: Job = {
    name,
    schedule: '0 0 1 1 *',
    async run(_deps, signal) {
      runs.push(signal)
      running.resolve()
      await new Promise(resolve => signal.addEventListener('abort', resolve))
    },
  }
  return { job, runs, running: running.promise }
}

const jobsOf = async (name: string) => {
  const { rows } = await database.executeSql('select state from pgboss.job where name = $1', [name])
  return rows
}

test('processes share the work: one of them runs a job', async () => {
  const { job, runs, running } = endlessJob('shared')
  const first = start(job)
  const second = start(job)
  await Promise.all([first.started, second.started, running])
  expect(await jobsOf('shared')).toEqual([{ state: 'active' }])
  expect(runs).toHaveLength(1)
})

test('a change in the database wakes a job at once', async () => {
  const [account] = await deps.db.select({ id: accounts.id }).from(accounts)
  const sent = Promise.withResolvers<SmsMessage>()
  const sms = {
    async send(message: SmsMessage) {
      sent.resolve(message)
      return 'sent' as const
    },
  }
  const jobs = ALL_JOBS.filter(({ name }) => name === 'messages')
  const process = startJobs({ ...deps, providers: { ...deps.providers, sms } }, database, jobs)
  started.push(process)
  await process.started
  const message = { key: 'wallet_unfrozen' as const }
  await deps.db.transaction(tx => notify(tx, { to: account!.id, message, at: deps.clock() }))
  expect(await sent.promise).toMatchObject({ body: expect.stringContaining('no longer frozen') })
})

test('a process that stops interrupts its job and waits for it', async () => {
  const { job, runs, running } = endlessJob('interrupted')
  const jobs = start(job)
  await running
  await jobs.stop()
  expect(runs.map(({ aborted }) => aborted)).toEqual([true])
  // The database is still open, because it belongs to the server.
  expect(await deps.db.$count(sql`pgboss.queue`, sql`name = 'interrupted'`)).toBe(1)
})

test('a process that stops does not wait for a provider that hangs', async () => {
  const { job, running } = endlessJob('hanging')
  const hanging: Job = {
    ...job,
    run: (...args) => {
      void job.run(...args)
      return new Promise(() => {})
    },
  }
  const jobs = start(hanging, database, { ...TIMING, stopSeconds: 0 })
  await running
  await jobs.stop()
})

test('a job that fails is repeated', async () => {
  const repeated = Promise.withResolvers<void>()
  let runs = 0
  start({
    name: 'failing',
    schedule: '* * * * *',
    async run() {
      runs += 1
      if (runs === 1) throw new Error('not today')
      repeated.resolve()
    },
  })
  await repeated.promise
})

test('a database that is not available at the start delays the jobs', async () => {
  const { job, running } = endlessJob('late')
  let calls = 0
  start(job, {
    ...database,
    async executeSql(...statement) {
      calls += 1
      if (calls < 5) throw new Error('the database is away')
      return database.executeSql(...statement)
    },
  })
  await running
})
