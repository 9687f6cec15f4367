import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'

/** `not_archive` also means a damaged one. `too_large` means that more would be unpacked than is allowed. */
export type ArchiveProblem = 'not_archive' | 'encrypted' | 'too_large'

/** The bytes are not an archive that can be read. No part of them may be used. */
export class ArchiveError extends Error {
  readonly problem: ArchiveProblem

  constructor(problem: ArchiveProblem) {
    super(problem)
    this.problem = problem
  }
}

interface ArchivedEntry {
  method: number
  checksum: number
  compressedSize: number
  size: number
  start: number
}

const CENTRAL_HEADER = 0x02014b50
const LOCAL_HEADER = 0x04034b50
const END_RECORD = 0x06054b50
const END_LENGTH = 22
const CENTRAL_LENGTH = 46
const LOCAL_LENGTH = 30
const MAX_COMMENT = 65_535
const STORED = 0
const DEFLATED = 8
const IS_ENCRYPTED = 1

/** Far more than a workbook of one sheet has. */
const MAX_ENTRIES = 200

const inflate = promisify(inflateRaw)

/** An archive whose files are unpacked one by one, outside the event loop, up to a total size. */
export class Archive {
  readonly #bytes: Buffer
  readonly #entries: Map<string, ArchivedEntry>
  #rest: number

  /** @throws ArchiveError */
  constructor(bytes: Buffer, maxUnpackedBytes: number) {
    this.#bytes = bytes
    this.#rest = maxUnpackedBytes
    try {
      this.#entries = readDirectory(bytes)
    } catch (cause) {
      throw cause instanceof RangeError ? new ArchiveError('not_archive') : cause
    }
  }

  get names(): string[] {
    return [...this.#entries.keys()]
  }

  /** Returns the content of a file, or undefined if there is none of the name. Throws `ArchiveError`. */
  async read(name: string): Promise<Buffer | undefined> {
    const entry = this.#entries.get(name)
    if (!entry) return undefined
    const content = await this.#unpack(this.#dataOf(entry), entry)
    if (content.length !== entry.size || crc32(content) !== entry.checksum) throw new ArchiveError('not_archive')
    this.#rest -= content.length
    return content
  }

  #dataOf({ start, compressedSize }: ArchivedEntry): Buffer {
    const isInside = start + LOCAL_LENGTH <= this.#bytes.length && this.#bytes.readUInt32LE(start) === LOCAL_HEADER
    if (!isInside) throw new ArchiveError('not_archive')
    const from = start + LOCAL_LENGTH + this.#bytes.readUInt16LE(start + 26) + this.#bytes.readUInt16LE(start + 28)
    const data = this.#bytes.subarray(from, from + compressedSize)
    if (data.length !== compressedSize) throw new ArchiveError('not_archive')
    return data
  }

  /** What an entry says about its size is not believed: unpacking ends at the limit. */
  async #unpack(data: Buffer, { method, size }: ArchivedEntry): Promise<Buffer> {
    if (size > this.#rest) throw new ArchiveError('too_large')
    if (method === STORED) return data
    try {
      return await inflate(data, { maxOutputLength: Math.max(1, Math.min(size, this.#rest)) })
    } catch {
      throw new ArchiveError('not_archive')
    }
  }
}

function readDirectory(bytes: Buffer): Map<string, ArchivedEntry> {
  const end = endRecordIn(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > MAX_ENTRIES) throw new ArchiveError('too_large')
  const entries = new Map<string, ArchivedEntry>()
  let at = bytes.readUInt32LE(end + 16)
  for (let number = 0; number < count; number++) {
    if (bytes.readUInt32LE(at) !== CENTRAL_HEADER) throw new ArchiveError('not_archive')
    if (bytes.readUInt16LE(at + 8) & IS_ENCRYPTED) throw new ArchiveError('encrypted')
    const method = bytes.readUInt16LE(at + 10)
    if (method !== STORED && method !== DEFLATED) throw new ArchiveError('not_archive')
    const nameEnd = at + CENTRAL_LENGTH + bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + CENTRAL_LENGTH, nameEnd)
    // Programs differ in which of two files of one name they read.
    if (entries.has(name)) throw new ArchiveError('not_archive')
    entries.set(name, {
      method,
      checksum: bytes.readUInt32LE(at + 16),
      compressedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      start: bytes.readUInt32LE(at + 42),
    })
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** The record stands at the end, before a comment that may have its mark in it. */
function endRecordIn(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_LENGTH - MAX_COMMENT)
  for (let at = bytes.length - END_LENGTH; at >= first; at--) {
    if (bytes.readUInt32LE(at) !== END_RECORD) continue
    if (at + END_LENGTH + bytes.readUInt16LE(at + 20) === bytes.length) return at
  }
  throw new ArchiveError('not_archive')
}
