import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'

/** More hashes are waiting than the server takes. */
export class HasherBusy extends Error {}

export interface PasswordHasher {
  /** Rejects with `HasherBusy`. */
  hash(password: string): Promise<string>
  /** Rejects with `HasherBusy`. */
  verify(hashed: string, password: string): Promise<boolean>
  /**
   * Does what a password is looked at in, queries and all, when its turn comes. Rejects with `HasherBusy` before it has begun, so
   * that refusing costs nothing.
   */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>
}

/** argon2id, the library's default, with the parameters that OWASP's password storage cheat sheet gives for 19 MiB. */
const PARAMETERS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const
/** At about 60 sign-ins a second on two cores the last in the queue waits less than a second. */
const QUEUE = 50

/** Hashes on the thread pool, with a core left for everything else, so that a burst of sign-ins neither blocks nor starves it. */
export function argon2Hasher(concurrency = Math.max(1, availableParallelism() - 1), queue = QUEUE): PasswordHasher {
  const hashing = bulkhead(concurrency, queue)
  // Twice as many, so that a hash is ready to be made while the queries of another run.
  const turns = bulkhead(concurrency * 2, queue)
  const bounded = async <T>(work: () => Promise<T>, policy = hashing): Promise<T> => {
    try {
      return await policy.execute(work)
    } catch (cause) {
      throw cause instanceof BulkheadRejectedError ? new HasherBusy() : cause
    }
  }
  return {
    hash: password => bounded(() => hash(canonical(password), PARAMETERS)),
    verify: (hashed, password) => bounded(() => verify(hashed, canonical(password))),
    inTurn: work => bounded(work, turns),
  }
}

/** Keyboards spell the same letters in several ways, é as one character or as two; NIST SP 800-63B asks for one. */
const canonical = (password: string) => password.normalize('NFKC')
