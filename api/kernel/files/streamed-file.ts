import { setTimeout } from 'node:timers/promises'
import type { Db } from '#api/kernel/db/client.ts'
import { takeLease } from '#api/kernel/db/lease.ts'
import type { Clock } from '#api/kernel/platform/clock.ts'
import type { FairQueue } from '#api/kernel/platform/fair-queue.ts'
import type { Log } from '#api/kernel/platform/log.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'

/** A client that reads nothing for this long may be gone. */
const LEASE_SECONDS = 30
const RETRY_AFTER_SECONDS = 5

export interface FileDeps {
  /** The database of the lease. */
  db: Db
  /** The database of the content, which may be a replica. */
  reads: Db
  clock: Clock
  log: Log
  slices: FairQueue
}

interface StreamedFile {
  /** The owner of the file. An account downloads one file at a time. */
  accountId: string
  operation: string
  requestId: string
  /** Reads a slice of the database with each call of `read`. */
  parts(read: ReadSlice): AsyncGenerator<string | Uint8Array, void, undefined>
}

export type ReadSlice = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Returns a file that is read at the pace of the client, and no further once the client is gone. An error breaks the stream off, so that nobody
 * takes a part of it for the whole. Throws `RATE_LIMITED` while another file of the account is under way.
 */
export async function streamedFile(deps: FileDeps, file: StreamedFile): Promise<ReadableStream<Uint8Array>> {
  const { db, clock, log, slices } = deps
  const { accountId, operation, requestId } = file
  const turn: ReadSlice = work => takeTurn(slices, accountId, work)
  const lease = await turn(() => takeLease(db, { kind: 'export', subject: accountId }, LEASE_SECONDS, clock()))
  if (!lease) throw new PlinkError('RATE_LIMITED', { reason: 'export_running', retryAfterSeconds: RETRY_AFTER_SECONDS })
  const onError = (err: unknown) =>
    log.error({ err, requestId, operation }, 'A file for a customer broke off. The customer can repeat it.')
  const read: ReadSlice = work =>
    turn(async () => {
      if (await lease.renew(clock())) return work()
      throw new Error('Another file of the account has taken the place of this one')
    })
  return streamOf(file.parts(read), { onError, onEnd: () => lease.end().catch(onError) })
}

/**
 * Runs the work when it is the turn of the file. Files use the database one at a time, in turns, so that another request waits for one slice and
 * not for all. After its turn a file leaves the database to others for as long as it has used it.
 */
function takeTurn<Result>(slices: FairQueue, accountId: string, work: () => Promise<Result>): Promise<Result> {
  return slices.run(async () => {
    const started = performance.now()
    const result = await work()
    await setTimeout(performance.now() - started)
    return result
  }, accountId)
}

interface StreamEvents {
  onError(cause: unknown): void
  /** Is called when nothing more is read, for whatever reason. */
  onEnd(): Promise<void>
}

function streamOf(
  parts: AsyncGenerator<string | Uint8Array, void, undefined>,
  { onError, onEnd }: StreamEvents,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await parts.next()
          if (!done) return controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
          await onEnd()
          controller.close()
        } catch (cause) {
          onError(cause)
          await onEnd()
          // The listener prints this error as it is, and the message of a failed query would contain the search text.
          controller.error(new Error('The file is broken off'))
        }
      },
      async cancel() {
        await parts.return()
        await onEnd()
      },
    },
    { highWaterMark: 0 },
  )
}
