import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from '#api/kernel/db/client.ts'

type Keep = (tx: Db, status: number, body: unknown) => Promise<void>

const current = new AsyncLocalStorage<Keep>()

/** Runs a request whose response `keep` stores for a repetition. */
export const keepingResponse = <Result>(keep: Keep, run: () => Promise<Result>): Promise<Result> =>
  current.run(keep, run)

/**
 * Stores the response of the current request, if it has an `Idempotency-Key`, in the transaction of its change: after a crash, a repetition gets
 * the response exactly if the change was made. Returns the body, which must be the body of the response.
 */
export async function keepResponse<Body>(tx: Db, body: Body, status = 200): Promise<Body> {
  await current.getStore()?.(tx, status, body)
  return body
}
