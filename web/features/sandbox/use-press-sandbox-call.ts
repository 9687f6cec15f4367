import { useQueryClient } from '@tanstack/react-query'
import type { SandboxPressDigit } from '#web/api/generated/plinkAPI.schemas.ts'
import {
  getListSandboxCallsQueryKey,
  usePressSandboxCall as usePressSandboxCallMutation,
} from '#web/api/generated/sandbox.ts'

/** Presses a key in the call, then refetches the calls. */
export function usePressSandboxCall(callbackId: string) {
  const client = useQueryClient()
  const { mutateAsync, isPending, error } = usePressSandboxCallMutation()
  const press = async (digit: SandboxPressDigit) => {
    await mutateAsync({ callbackId, data: { digit } }).catch(() => {})
    await client.invalidateQueries({ queryKey: getListSandboxCallsQueryKey() })
  }
  // The call has already ended. The refetch shows how.
  const isOver = error?.body.code === 'CALL_ENDED'
  return { press, isPressing: isPending, failed: error !== null && !isOver }
}
