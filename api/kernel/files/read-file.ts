import type { Log } from '#api/kernel/platform/log.ts'
import { decryptChunk } from './file-content.ts'

interface StoredFile {
  contentKey: string
  sizeBytes: number
  chunkPlace: (number: number) => string
  /** Returns undefined if the file was deleted meanwhile. */
  readChunk: (number: number) => Promise<string | undefined>
  /** The id of the request, for the log. */
  requestId: string
  operation: string
}

/**
 * Reads the file from the database at the pace of the client. If it is deleted meanwhile, the stream breaks off, so that nobody takes a part of it
 * for the whole.
 */
export function readFile({ log }: { log: Log }, file: StoredFile): ReadableStream<Uint8Array> {
  const { contentKey, sizeBytes, requestId, operation } = file
  let number = 0
  let sentCount = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (sentCount === sizeBytes) return controller.close()
        try {
          const content = await file.readChunk(number)
          if (content === undefined) throw new Error('The file was deleted while it was read')
          const bytes = decryptChunk(content, contentKey, file.chunkPlace(number))
          number += 1
          sentCount += bytes.byteLength
          controller.enqueue(bytes)
        } catch (err) {
          log.error({ err, requestId, operation }, 'A download of a file failed. The caller can repeat it.')
          controller.error(new Error('The file is broken off'))
        }
      },
    },
    { highWaterMark: 0 },
  )
}
