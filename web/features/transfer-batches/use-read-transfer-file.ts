import { ApiError } from '#web/api/fetcher.ts'
import type { TransferFile } from '#web/api/generated/plinkAPI.schemas.ts'
import {
  type ReadTransferFileMutationError,
  useReadTransferFile as useReadTransferFileMutation,
} from '#web/api/generated/transfer-batches.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { useIsHere } from '#web/layouts/use-is-here.ts'

/** What the screen shows of a refusal: the problem of the file, or the text of the error. */
export type ReadFileOutcome = 'file' | 'too_large' | 'failed'

export const readFileOutcomeOf = outcomes<ReadTransferFileMutationError, ReadFileOutcome>(
  {
    TRANSFER_FILE_INVALID: 'file',
    PAYLOAD_TOO_LARGE: 'too_large',
    // More characters than the contract allows.
    VALIDATION_ERROR: 'too_large',
    RATE_LIMITED: 'failed',
    UNAUTHENTICATED: 'failed',
    ROLE_REQUIRED: 'failed',
  },
  'failed',
)

interface ReadFileEvents {
  onRead: (file: TransferFile) => Promise<void>
  onRefused: (error: ReadTransferFileMutationError) => void
}

/** Reads a file, and stores nothing. */
export function useReadTransferFile({ onRead, onRefused }: ReadFileEvents) {
  const { mutateAsync } = useReadTransferFileMutation()
  const isHere = useIsHere()
  return async (bytes: Uint8Array) => {
    try {
      const file = await mutateAsync({ data: { content: base64Of(bytes) } })
      if (isHere()) await onRead(file)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      if (isHere()) onRefused(cause)
    }
  }
}

/** As many bytes as a call takes as arguments. */
const SLICE = 0x8000

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += SLICE)
    text += String.fromCharCode(...bytes.subarray(start, start + SLICE))
  return btoa(text)
}
