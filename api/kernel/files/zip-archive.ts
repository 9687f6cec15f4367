import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

/** A file in an archive, with its content in pieces. */
export interface ArchivedFile {
  name: string
  pieces: Iterable<string> | AsyncIterable<string>
}

/** Records of https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, sections 4.3.7, 4.3.9, 4.3.12 and 4.3.16. */
const LOCAL_HEADER = 0x04034b50
const DATA_DESCRIPTOR = 0x08074b50
const CENTRAL_HEADER = 0x02014b50
const END_RECORD = 0x06054b50

const VERSION_NEEDED = 20
/** The checksum and sizes follow the content, because they are not known before it. */
const SIZES_FOLLOW = 1 << 3
const DEFLATED = 8
/** 1 January 1980, the first day that the format has. An archive of the same content has the same bytes on every day. */
const DATE = (1 << 5) | 1

/** Compressed data that ends a stream of DEFLATE: a last block without content. */
const LAST_BLOCK = Buffer.from([0x03, 0x00])

const deflate = promisify(deflateRaw)

/**
 * Writes an archive piece by piece. Each piece is compressed alone and outside the event loop, and aligned blocks of DEFLATE follow each other in
 * one stream. Sizes must be below 4 GiB.
 */
export async function* zipArchive(files: readonly ArchivedFile[]): AsyncGenerator<Uint8Array, void, undefined> {
  const centralHeaders: Buffer[] = []
  let offset = 0
  for (const { name, pieces } of files) {
    const start = offset
    const header = localHeader(name)
    yield header
    offset += header.length
    const sums = { checksum: 0, compressedSize: 0, size: 0 }
    for await (const piece of withEnd(pieces)) {
      const content = Buffer.from(piece ?? '')
      const block = piece === undefined ? LAST_BLOCK : await deflate(content, { finishFlush: constants.Z_SYNC_FLUSH })
      sums.checksum = crc32(content, sums.checksum)
      sums.size += content.length
      sums.compressedSize += block.length
      yield block
    }
    const descriptor = Buffer.concat([uint32(DATA_DESCRIPTOR), sizesOf(sums)])
    yield descriptor
    offset += sums.compressedSize + descriptor.length
    centralHeaders.push(centralHeader(name, sums, start))
  }
  const directory = Buffer.concat(centralHeaders)
  yield directory
  yield endRecord(files.length, directory.length, offset)
}

/** Returns the pieces, and undefined after the last one. */
async function* withEnd(pieces: ArchivedFile['pieces']): AsyncGenerator<string | undefined, void, undefined> {
  yield* pieces
  yield undefined
}

interface Sums {
  checksum: number
  compressedSize: number
  size: number
}

const uint16 = (...values: number[]): Buffer => Buffer.from(Uint16Array.from(values).buffer)
const uint32 = (...values: number[]): Buffer => Buffer.from(Uint32Array.from(values).buffer)
const sizesOf = ({ checksum, compressedSize, size }: Sums): Buffer => uint32(checksum, compressedSize, size)

/** The fields that a local header and a central header share, up to the date. */
const COMMON = uint16(VERSION_NEEDED, SIZES_FOLLOW, DEFLATED, 0, DATE)

const localHeader = (name: string): Buffer =>
  Buffer.concat([
    uint32(LOCAL_HEADER),
    COMMON,
    sizesOf({ checksum: 0, compressedSize: 0, size: 0 }),
    uint16(name.length, 0),
    Buffer.from(name),
  ])

const centralHeader = (name: string, sums: Sums, start: number): Buffer =>
  Buffer.concat([
    uint32(CENTRAL_HEADER),
    uint16(VERSION_NEEDED),
    COMMON,
    sizesOf(sums),
    uint16(name.length, 0, 0, 0, 0),
    uint32(0, start),
    Buffer.from(name),
  ])

const endRecord = (count: number, directorySize: number, directoryStart: number): Buffer =>
  Buffer.concat([uint32(END_RECORD), uint16(0, 0, count, count), uint32(directorySize, directoryStart), uint16(0)])
