import type { Db } from '#api/kernel/db/client.ts'
import type { CounterKey } from '#api/kernel/db/counters.ts'
import { type Lease, takeLease } from '#api/kernel/db/lease.ts'
import type { Clock } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { chunksOf, encryptChunk, type MediaType, mediaTypeOf, newContentKey } from './file-content.ts'

/** A client that sends nothing for this long may be gone. */
const LEASE_SECONDS = 30
const RETRY_AFTER_SECONDS = 5

export interface UploadedBody {
  stream: ReadableStream<Uint8Array> | null
  /** The Content-Length. Undefined for a body in chunks. */
  declaredBytes: number | undefined
}

/** The place of one file: a row that describes it, and its encrypted pieces. It is not visible before it is complete. */
export interface FilePlace<Stored> {
  /** The lease of the owner, whose files are uploaded one at a time. */
  turn: CounterKey
  maxBytes: number
  tooLarge: () => PlinkError
  unsupported: () => PlinkError
  /** Returns the place for which a piece is encrypted. */
  chunkPlace: (number: number) => string
  /** Stores the row, in place of interrupted uploads. */
  begin: (tx: Db, file: { mediaType: MediaType; contentKey: string; declaredBytes: number }) => Promise<void>
  /** Locks the row until the transaction ends. Returns false if another upload has replaced it. */
  lock: (tx: Db) => Promise<boolean>
  addChunk: (tx: Db, number: number, content: string) => Promise<void>
  /** Returns undefined if another upload has replaced it. */
  complete: (tx: Db, sizeBytes: number) => Promise<Stored | undefined>
  discard: (db: Db) => Promise<void>
}

interface UploadDeps {
  db: Db
  clock: Clock
}

/** Stores a file as it arrives. Throws the errors of the place, and `RATE_LIMITED`. */
export async function uploadFile<Stored>(
  { db, clock }: UploadDeps,
  place: FilePlace<Stored>,
  body: UploadedBody,
): Promise<Stored> {
  if (body.declaredBytes !== undefined && body.declaredBytes > place.maxBytes) throw place.tooLarge()
  const lease = await takeLease(db, place.turn, LEASE_SECONDS, clock())
  if (!lease) throw uploadRunning()
  try {
    return await store({ db, clock }, lease, place, body)
  } finally {
    await lease.end()
  }
}

const uploadRunning = () =>
  new PlinkError('RATE_LIMITED', { reason: 'upload_running', retryAfterSeconds: RETRY_AFTER_SECONDS })

async function store<Stored>(
  deps: UploadDeps,
  lease: Lease,
  place: FilePlace<Stored>,
  { stream, declaredBytes = 0 }: UploadedBody,
): Promise<Stored> {
  const { db } = deps
  const chunks = readChunks(stream)
  const first = await chunks.next()
  const mediaType = first.done ? undefined : mediaTypeOf(first.value)
  if (first.done || !mediaType) throw place.unsupported()
  const contentKey = newContentKey()
  await db.transaction(tx => place.begin(tx, { mediaType, contentKey, declaredBytes }))
  try {
    const sizeBytes = await writeChunks(deps, lease, place, contentKey, first.value, chunks)
    const row = await db.transaction(tx => place.complete(tx, sizeBytes))
    if (!row) throw uploadRunning()
    return row
  } catch (cause) {
    await place.discard(db)
    throw cause
  }
}

/** Reads the body so that an interruption by the client does not look like an error of the server. */
async function* readChunks(stream: UploadedBody['stream']): ReturnType<typeof chunksOf> {
  try {
    yield* chunksOf(stream)
  } catch {
    throw new PlinkError('MALFORMED_REQUEST')
  }
}

/** Writes the pieces. Returns the number of bytes. */
async function writeChunks(
  { db, clock }: UploadDeps,
  lease: Lease,
  place: Omit<FilePlace<unknown>, 'begin' | 'complete'>,
  contentKey: string,
  first: Buffer,
  others: AsyncGenerator<Buffer>,
): Promise<number> {
  let sizeBytes = 0
  let number = 0
  const write = async (chunk: Buffer) => {
    sizeBytes += chunk.byteLength
    if (sizeBytes > place.maxBytes) throw place.tooLarge()
    if (!(await lease.renew(clock()))) throw uploadRunning()
    const content = encryptChunk(chunk, contentKey, place.chunkPlace(number))
    await db.transaction(async tx => {
      if (!(await place.lock(tx))) throw uploadRunning()
      await place.addChunk(tx, number, content)
    })
    number += 1
  }
  await write(first)
  for await (const chunk of others) await write(chunk)
  return sizeBytes
}
