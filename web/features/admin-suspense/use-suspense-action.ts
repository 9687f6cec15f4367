import { useQueryClient } from '@tanstack/react-query'
import { useErrorText } from '#web/api/error-text.ts'
import type { AnyErrorCode, ApiError } from '#web/api/fetcher.ts'
import { getCountMoneyQueuesQueryKey } from '#web/api/generated/admin-money.ts'
import { getCountStaffRequestsQueryKey, getListStaffRequestsQueryKey } from '#web/api/generated/admin-requests.ts'
import { getListSuspendedTopUpsQueryKey, getListSuspenseCreditsQueryKey } from '#web/api/generated/admin-suspense.ts'
import type { StaffRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminMoney } from '#web/messages/admin-money.ts'
import { adminSuspense } from '#web/messages/admin-suspense.ts'
import type { ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import type { NotedAction } from '#web/staff/notes/use-note-form.ts'

/** The codes that mean that the list on screen is out of date. */
const OUTDATED_CODES: readonly AnyErrorCode[] = [
  'SUSPENSE_CREDIT_DECIDED',
  'SUSPENSE_CREDIT_NOT_FOUND',
  'TOP_UP_NOT_FOUND',
  'REQUEST_PENDING',
]

interface SuspenseAction extends Pick<NotedAction<StaffRequest>, 'id' | 'call'> {
  onOutcome: (notice: ActionOutcome) => void
}

/** Makes a request and reloads what shows it. */
export function useSuspenseAction({ id, call, onOutcome }: SuspenseAction): NotedAction<StaffRequest> {
  const t = useTexts(adminSuspense)
  const { asked } = useTexts(adminMoney)
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const reload = () => {
    queryClient.invalidateQueries({ queryKey: getListSuspenseCreditsQueryKey() })
    queryClient.invalidateQueries({ queryKey: getListSuspendedTopUpsQueryKey() })
    queryClient.invalidateQueries({ queryKey: getCountMoneyQueuesQueryKey() })
    queryClient.invalidateQueries({ queryKey: getListStaffRequestsQueryKey() })
    queryClient.invalidateQueries({ queryKey: getCountStaffRequestsQueryKey() })
  }
  const onDone = () => {
    reload()
    onOutcome({ tone: 'success', text: asked })
  }
  const onOutdated = (error: ApiError): boolean => {
    if (!OUTDATED_CODES.includes(error.body.code)) return false
    reload()
    onOutcome({ tone: 'warning', text: t.outdated(errorText(error)) })
    return true
  }
  return { id, call, onDone, onOutdated }
}
