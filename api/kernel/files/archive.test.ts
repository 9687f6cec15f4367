import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyRuns } from '#api/testing/property-runs.ts'
import { Archive, ArchiveError } from './read-archive.ts'
import { zipArchive } from './zip-archive.ts'

const MOST = 1_000_000

async function archiveOf(files: Record<string, string[]>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of zipArchive(Object.entries(files).map(([name, pieces]) => ({ name, pieces }))))
    parts.push(part)
  return Buffer.concat(parts)
}

const problemOf = async (work: () => unknown) => {
  try {
    await work()
    return undefined
  } catch (cause) {
    return cause instanceof ArchiveError ? cause.problem : cause
  }
}

describe('an archive', () => {
  test('is read as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.stringMatching(/^[a-z]{1,9}$/), fc.array(fc.string())), async files => {
        const archive = new Archive(await archiveOf(files), MOST)
        expect(archive.names).toEqual(Object.keys(files))
        for (const [name, pieces] of Object.entries(files))
          expect(String(await archive.read(name))).toBe(Buffer.from(pieces.join('')).toString())
      }),
      propertyRuns({ gate: 30, all: 300 }),
    )
  })

  test('is not unpacked further than the limit, whatever it says about its size', async () => {
    const bytes = await archiveOf({ bomb: ['0'.repeat(2 * MOST)] })
    expect(await problemOf(() => new Archive(bytes, MOST).read('bomb'))).toBe('too_large')
    const sizeAt = bytes.lastIndexOf(Buffer.from('bomb')) - 46 + 24
    bytes.writeUInt32LE(10, sizeAt)
    expect(await problemOf(() => new Archive(bytes, MOST).read('bomb'))).toBe('not_archive')
  })

  test('has a limit for all of its files together', async () => {
    const archive = new Archive(await archiveOf({ a: ['0'.repeat(600)], b: ['0'.repeat(600)] }), 1000)
    await archive.read('a')
    expect(await problemOf(() => archive.read('b'))).toBe('too_large')
  })

  test.each([
    ['other bytes', () => Buffer.from('iban,amount,purpose')],
    ['nothing', () => Buffer.alloc(0)],
    ['compressed data alone', () => deflateRawSync('content')],
  ])('%s are no archive', async (_, bytes) =>
    expect(await problemOf(() => new Archive(bytes(), MOST))).toBe('not_archive'),
  )

  test('is refused if any byte of its content has changed, or its end is missing', async () => {
    const bytes = await archiveOf({ sheet: ['1,000.00', '2,000.00'] })
    const changed = Buffer.from(bytes)
    const contentAt = 30 + 'sheet'.length + 1
    changed.writeUInt8(changed.readUInt8(contentAt) ^ 0xff, contentAt)
    expect(await problemOf(() => new Archive(changed, MOST).read('sheet'))).toBe('not_archive')
    expect(await problemOf(() => new Archive(bytes.subarray(0, -1), MOST))).toBe('not_archive')
  })

  test('is refused with two files of one name, or with a password', async () => {
    const bytes = await archiveOf({ a: ['1'], b: ['2'] })
    const twice = Buffer.from(bytes)
    twice.write('a', bytes.lastIndexOf('b'))
    expect(await problemOf(() => new Archive(twice, MOST))).toBe('not_archive')
    const encrypted = Buffer.from(bytes)
    const flagsAt = bytes.lastIndexOf('b') - 46 + 8
    encrypted.writeUInt16LE(encrypted.readUInt16LE(flagsAt) | 1, flagsAt)
    expect(await problemOf(() => new Archive(encrypted, MOST))).toBe('encrypted')
  })
})
