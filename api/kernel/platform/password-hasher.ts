import { readdir, readFile } from 'node:fs/promises'
import { availableParallelism, getPriority, setPriority } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { toWesternDigits } from '#domain/digits.ts'
import { FairQueue, QueueFull } from './fair-queue.ts'
import { memoizeAsync } from './memoize-async.ts'

/** The queue of password hashes is full. */
export class HasherBusy extends Error {}

export interface PasswordHasher {
  /** Rejects with `HasherBusy`. */
  hash(password: string): Promise<string>
  /** Rejects with `HasherBusy`. */
  verify(hashed: string, password: string): Promise<boolean>
  /**
   * Runs work that checks a password, with its queries, when a slot is free. Rejects with `HasherBusy` before the work starts, so that a
   * rejection costs nothing.
   */
  runQueued<Result>(work: () => Promise<Result>, caller: string): Promise<Result>
}

/** Parameters of argon2id for 19 MiB, from OWASP's password storage cheat sheet. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
/** At about 60 sign-ins a second on two cores, the last one in the queue waits less than a second. */
const QUEUE = 50
/** If other requests use the cores, so that it takes longer than this, the client has given up before a hash would begin. */
const PATIENCE_MILLISECONDS = 3000
/** The niceness of the thread pool, added to that of the process. 19 is the lowest priority. */
const NICENESS = { added: 10, most: 19 }

interface HasherOptions {
  concurrency?: number
  queue?: number
  /** The parameters of new hashes. A comparison uses the parameters of the stored hash. */
  cost?: typeof COST
}

/**
 * Hashes on the thread pool and leaves one core free, so that a burst of sign-ins does not block other requests. When the cores are busy, a hash
 * waits for them and the event loop does not.
 */
export function argon2Hasher({
  concurrency = Math.max(1, availableParallelism() - 1),
  queue = QUEUE,
  cost = COST,
}: HasherOptions = {}): PasswordHasher {
  const hashing = bulkhead(concurrency, queue)
  // There are twice as many slots, so that hashing continues while the queries of other sign-ins run.
  const slots = new FairQueue(concurrency * 2, queue, PATIENCE_MILLISECONDS)
  const bounded = async <T>(work: () => Promise<T>) => {
    await lowerPoolPriority()
    return hashing.execute(work).catch(throwBusy)
  }
  return {
    hash: password => bounded(() => hash(canonical(password), cost)),
    verify: (hashed, password) => bounded(() => verify(hashed, canonical(password))),
    runQueued: (work, caller) => slots.run(work, caller).catch(throwBusy),
  }
}

const THREADS = '/proc/self/task'

/**
 * Lowers the priority of the thread pool. Linux has a priority for each thread. A system without this folder, or without the permission, hashes
 * with the usual priority.
 */
const lowerPoolPriority = memoizeAsync(async () => {
  try {
    // Reading the folder starts the thread pool.
    for (const id of await readdir(THREADS)) {
      const name = await readFile(`${THREADS}/${id}/comm`, 'utf8')
      if (name === 'libuv-worker\n') setPriority(Number(id), Math.min(getPriority() + NICENESS.added, NICENESS.most))
    }
  } catch {}
})

/**
 * Returns the normalised password. Keyboards encode some letters in several ways, é as one character or as two, and NIST SP 800-63B requires
 * normalisation. An Arabic keyboard types other digits than an English one.
 */
const canonical = (password: string) => toWesternDigits(password.normalize('NFKC'))

function throwBusy(cause: unknown): never {
  throw cause instanceof BulkheadRejectedError || cause instanceof QueueFull ? new HasherBusy() : cause
}
